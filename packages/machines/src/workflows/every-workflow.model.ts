import { importStates } from '@diwan/api-contract/importing/values';
import { bulkStates } from '@diwan/api-contract/values/bulk';
import {
  candidateStatuses,
  interviewStates,
  offerStates,
  recommendations,
  rejectionReasons,
} from '@diwan/api-contract/values/records/application';
import { employerStates } from '@diwan/api-contract/values/records/employer';
import { eventStates, registrationStates } from '@diwan/api-contract/values/records/event';
import { jobPostStates } from '@diwan/api-contract/values/records/job-post';
import { mailFailures, mailStates } from '@diwan/api-contract/values/records/mail';
import { notificationStates } from '@diwan/api-contract/values/records/notification';
import { contactChannels, seekerStates } from '@diwan/api-contract/values/records/seeker';
import { talentListStates, talentStages } from '@diwan/api-contract/values/records/talent-list';
import { taxonomyStates, termRejections } from '@diwan/api-contract/values/records/taxonomy';
import { roles, staffStates } from '@diwan/api-contract/values/staff';
import fc from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import { workflows } from './registry.ts';
import { mainRegion, type Workflow } from './workflow.ts';

const now = '2026-03-01T09:00:00.000Z';
const instant = fc.constantFrom(
  '2025-11-01T09:00:00.000Z',
  '2026-02-20T09:00:00.000Z',
  now,
  '2026-03-10T09:00:00.000Z',
  '2026-04-20T09:00:00.000Z',
  '2026-08-01T09:00:00.000Z',
);
const few = fc.integer({ min: 0, max: 2 });
const note = fc.constantFrom(undefined, 'short', 'a note that is long enough', 'x'.repeat(501));

/** What leaves a record in the state that it is in. */
const openStatuses = ['pending', 'in-progress', 'approved'];
const announced = ['published', 'registration_closed', 'postponed', 'ongoing'];
const inPlace = taxonomyStates.filter((state) => state !== 'merged');
const wherever = (states: readonly string[]) => Object.fromEntries(states.map((state) => [state, [state]]));

/** For each workflow: the input and payloads to try, and the whole table of what may lead where. */
const cases = {
  'bulk-operation': {
    input: fc.record({ pending: few, failed: few }),
    payload: fc.record({}),
    table: {
      'bulk.pause': { running: ['paused'] },
      'bulk.resume': { paused: ['running'] },
      'bulk.cancel': { running: ['cancelled'], paused: ['cancelled'] },
      'bulk.retryFailed': { completed: ['running'], cancelled: ['running'], stopped: ['running'] },
      'bulk.finish': { running: ['completed'] },
      'bulk.stop': { running: ['stopped'], paused: ['stopped'] },
    },
  },
  'candidate-status': {
    input: fc.record({
      now: fc.constant(now),
      jobState: fc.constantFrom(...jobPostStates),
      openings: few,
      filled: few,
      offerState: fc.constantFrom(...offerStates, 'draft', 'sent'),
      offerDueAt: fc.option(instant),
      hasOtherOpenApplication: fc.boolean(),
      hasCv: fc.boolean(),
      isBlocked: fc.boolean(),
      limits: fc.constant({ applicationReopenDays: 90, hireUndoDays: 90 }),
      target: fc.option(
        fc.record({
          jobState: fc.constantFrom(...jobPostStates, ...Array<'published'>(4).fill('published')),
          isSame: fc.boolean(),
          isBlocked: fc.boolean(),
          hasOpenApplication: fc.boolean(),
        }),
        { nil: undefined },
      ),
      rejection: fc.option(
        fc.record({
          from: fc.constantFrom('pending', 'in-progress', 'approved'),
          at: instant,
        }),
      ),
      recruitedAt: fc.option(instant),
      isAddressRefused: fc.boolean(),
    }),
    payload: fc.record({
      reason: fc.constantFrom(undefined, ...rejectionReasons),
      note,
      mail: fc.constantFrom('now', 'later', 'none'),
      startsOn: fc.constantFrom('', '2026-04-01'),
      expiresAt: instant,
    }),
    table: {
      'application.apply': { new: ['pending'] },
      'application.startReview': { pending: ['in-progress'] },
      'application.approve': { pending: ['approved'], 'in-progress': ['approved'] },
      'application.recruit': { approved: ['recruited'] },
      'application.reject': { pending: ['rejected'], 'in-progress': ['rejected'], approved: ['rejected'] },
      'application.withdraw': { pending: ['rejected'], 'in-progress': ['rejected'], approved: ['rejected'] },
      'application.returnToReview': { approved: ['in-progress'] },
      'application.reopen': { rejected: ['approved', 'in-progress', 'pending'] },
      'application.undoRecruit': { recruited: ['approved'] },
      'application.moveToJob': { pending: ['pending'], 'in-progress': ['pending'], approved: ['pending'] },
      'application.draftOffer': { approved: ['approved'] },
      'application.sendOffer': { approved: ['approved'] },
      'application.acceptOffer': wherever(openStatuses),
      'application.declineOffer': wherever(openStatuses),
      'application.withdrawOffer': wherever(openStatuses),
      'application.expireOffer': wherever(openStatuses),
      'application.email': wherever(candidateStatuses),
      'application.assign': wherever(candidateStatuses),
      'application.rate': wherever(candidateStatuses),
      'application.tag': wherever(candidateStatuses),
      'application.noteContact': wherever(candidateStatuses),
    },
  },
  'job-post': {
    input: fc.record({
      now: fc.constant(now),
      publishedAt: fc.option(instant),
      publishAt: fc.option(instant),
      expiresAt: fc.oneof(instant, fc.constant('2026-03-03T09:00:00.000Z')),
      warnedFor: fc.option(instant),
      alertedAt: fc.option(instant),
      employerState: fc.constantFrom(...employerStates, ...Array<'verified'>(8).fill('verified')),
      quotaLeft: few,
      extensionsCount: fc.integer({ min: 1, max: 3 }),
      limits: fc.constant({ jobPostMaxDays: 90, jobPostMaxExtensions: 3, jobPostWarningDays: 3 }),
      openings: few,
      filled: few,
      pausedBy: fc.constantFrom(null, 'person', 'suspension'),
      endedFrom: fc.constantFrom(null, 'published', 'paused', 'expired'),
      isAddressRefused: fc.boolean(),
    }),
    payload: fc.record({
      reason: fc.constantFrom(undefined, 'incomplete', 'other'),
      note,
      expiresAt: fc.option(instant, { nil: undefined }),
      applicants: fc.constantFrom('leave', 'reject'),
      until: fc.constantFrom('2026-02-01', '2026-04-01'),
      recruiterId: fc.constant('somebody'),
    }),
    table: {
      'jobPost.submit': { draft: ['pending_review'], changes_requested: ['pending_review'] },
      'jobPost.approve': { pending_review: ['published', 'scheduled'] },
      'jobPost.requestChanges': { pending_review: ['changes_requested'] },
      'jobPost.reject': { pending_review: ['rejected'] },
      'jobPost.pause': { published: ['paused'] },
      'jobPost.resume': { paused: ['published'] },
      'jobPost.extend': { published: ['published'], expired: ['published'] },
      'jobPost.close': { published: ['closed'], paused: ['closed'], expired: ['closed'] },
      'jobPost.reopen': { closed: ['paused', 'published'], expired: ['paused', 'published'] },
      'jobPost.archive': { closed: ['archived'], rejected: ['archived'], expired: ['archived'] },
      'jobPost.publishDue': { scheduled: ['published'] },
      'jobPost.feature': { scheduled: ['scheduled'], published: ['published'] },
      'jobPost.reassignRecruiter': Object.fromEntries(jobPostStates.map((state) => [state, [state]])),
      'jobPost.emailEmployer': wherever(jobPostStates),
      'jobPost.warn': { published: ['published'], paused: ['paused'] },
      'jobPost.alert': { published: ['published'] },
      'jobPost.expire': { published: ['expired'], paused: ['expired'] },
      'jobPost.autoFill': { published: ['closed'], paused: ['closed'] },
      'jobPost.suspend': { published: ['paused'] },
      'jobPost.reinstate': { paused: ['published'] },
    },
  },
  employer: {
    input: fc.record({
      now: fc.constant(now),
      crExpiresAt: fc.option(instant),
      type: fc.constantFrom('private', 'recruitment_agency'),
      licenseNumber: fc.option(fc.constant('1234')),
      isDocumentMissing: fc.boolean(),
      isDocumentExpired: fc.boolean(),
      isAddressRefused: fc.boolean(),
    }),
    payload: fc.record({
      accountManager: fc.constant('somebody'),
      reason: fc.constantFrom(undefined, 'incomplete', 'other'),
      note,
    }),
    table: {
      'employer.submit': { draft: ['pending_verification'], changes_requested: ['pending_verification'] },
      'employer.verify': { pending_verification: ['verified'] },
      'employer.requestChanges': { pending_verification: ['changes_requested'] },
      'employer.reject': { pending_verification: ['rejected'], changes_requested: ['rejected'] },
      'employer.suspend': { verified: ['suspended'] },
      'employer.reinstate': { suspended: ['verified'] },
      'employer.reopen': { rejected: ['pending_verification'] },
      'employer.close': { verified: ['closed'], suspended: ['closed'] },
      'employer.registrationExpired': { verified: ['suspended'] },
      'employer.assignManager': wherever(employerStates),
      'employer.email': wherever(employerStates),
      'employer.refuseAddress': wherever(employerStates),
      'employer.trustAddress': wherever(employerStates),
    },
  },
  'import-run': {
    input: fc.record({ unchecked: few, pending: few, done: few }),
    payload: fc.record({ fields: fc.constant(['name.ar']) }),
    table: {
      'import.map': { uploaded: ['mapped'], mapped: ['mapped'], checked: ['mapped'] },
      'import.check': { mapped: ['checked'] },
      'import.start': { checked: ['running'] },
      'import.pause': { running: ['paused'] },
      'import.resume': { paused: ['running'] },
      'import.finish': { running: ['finished'] },
      'import.cancel': Object.fromEntries(
        ['uploaded', 'mapped', 'checked', 'running', 'paused'].map((state) => [state, ['cancelled']]),
      ),
      'import.stop': {
        mapped: ['cancelled'],
        running: ['cancelled'],
        paused: ['cancelled'],
        undoing: ['cancelled'],
      },
      'import.undo': { finished: ['undoing'], cancelled: ['undoing'] },
      'import.finishUndo': { undoing: ['undone'] },
    },
  },
  event: {
    input: fc.record({
      now: fc.constant(now),
      startAt: instant,
      endAt: instant,
      organizerState: fc.constantFrom(...employerStates),
      isFeatured: fc.boolean(),
    }),
    payload: fc.record({
      reason: fc.constantFrom(undefined, 'incomplete', 'other'),
      note,
      startAt: instant,
      endAt: instant,
    }),
    table: {
      'event.submit': { draft: ['pending_review'], rejected: ['pending_review'] },
      'event.approve': { pending_review: ['published'] },
      'event.reject': { pending_review: ['rejected'] },
      'event.closeRegistration': { published: ['registration_closed'] },
      'event.start': { published: ['ongoing'], registration_closed: ['ongoing'] },
      'event.complete': { ongoing: ['completed'] },
      'event.postpone': { published: ['postponed'], registration_closed: ['postponed'] },
      'event.reschedule': { postponed: ['published'] },
      'event.cancel': Object.fromEntries(announced.map((state) => [state, ['cancelled']])),
      'event.feature': wherever(announced),
      'event.unfeature': wherever(announced),
    },
  },
  'event-registration': {
    input: fc.record({
      now: fc.constant(now),
      eventState: fc.constantFrom(...eventStates),
      startAt: instant,
      isFull: fc.boolean(),
      isApprovalRequired: fc.boolean(),
    }),
    payload: fc.record({}),
    table: {
      'eventRegistration.confirm': { registered: ['confirmed'] },
      'eventRegistration.checkIn': { registered: ['checked_in'], confirmed: ['checked_in'] },
      'eventRegistration.cancel': {
        registered: ['cancelled'],
        confirmed: ['cancelled'],
        waitlisted: ['cancelled'],
      },
      'eventRegistration.promote': { waitlisted: ['confirmed', 'registered'] },
      'eventRegistration.miss': { registered: ['no_show'], confirmed: ['no_show'] },
    },
  },
  interview: {
    input: fc.record({
      now: fc.constant(now),
      applicationState: fc.constantFrom(...candidateStatuses),
      startsAt: fc.option(instant),
      clash: fc.constantFrom(null, null, 'staff', 'seeker'),
    }),
    payload: fc.record({
      startsAt: instant,
      durationMin: fc.constantFrom(30, 60),
      note,
      recommendation: fc.constantFrom(...recommendations),
      text: fc.constant(null),
    }),
    table: {
      'interview.schedule': { none: ['scheduled'] },
      'interview.confirm': { proposed: ['scheduled'] },
      'interview.reschedule': {
        proposed: ['rescheduled'],
        scheduled: ['rescheduled'],
        rescheduled: ['rescheduled'],
      },
      'interview.cancel': { proposed: ['cancelled'], scheduled: ['cancelled'], rescheduled: ['cancelled'] },
      'interview.complete': { scheduled: ['completed'], rescheduled: ['completed'] },
      'interview.noShow': { scheduled: ['no_show'], rescheduled: ['no_show'] },
      'interview.release': { proposed: ['cancelled'], scheduled: ['cancelled'], rescheduled: ['cancelled'] },
    },
  },
  mail: {
    input: fc.record({ now: fc.constant(now), tries: fc.constantFrom(0, 1, 23, 24) }),
    payload: fc.record({
      lease: fc.record({ token: fc.constant('a worker'), until: instant }),
      trouble: fc.record({ code: fc.constantFrom(...mailFailures), answer: fc.constantFrom(null, '451 Later') }),
      until: instant,
    }),
    table: {
      'mail.send': { waiting: ['sending'] },
      'mail.accept': { sending: ['sent'], uncertain: ['sent'] },
      'mail.keep': { waiting: ['kept'] },
      'mail.withdraw': { waiting: ['cancelled'] },
      'mail.postpone': { sending: ['failed', 'waiting'] },
      'mail.fail': { sending: ['failed'] },
      'mail.lose': { sending: ['uncertain'] },
      'mail.cancel': { waiting: ['cancelled'] },
      'mail.retry': { failed: ['waiting'] },
      'mail.resend': { uncertain: ['waiting'] },
      'mail.confirm': { uncertain: ['sent'] },
    },
  },
  notification: {
    input: fc.record({ now: fc.constant(now), wasRead: fc.boolean() }),
    payload: fc.record({}),
    table: {
      'notification.read': { unread: ['read'] },
      'notification.unread': { read: ['unread'] },
      'notification.archive': { unread: ['archived'], read: ['archived'] },
      'notification.restore': { archived: ['read', 'unread'] },
    },
  },
  seeker: {
    input: fc.record({
      now: fc.constant(now),
      isMobileVerified: fc.boolean(),
      isEmailVerified: fc.boolean(),
      isIdVerified: fc.boolean(),
      hasNationalId: fc.boolean(),
      idExpiresAt: fc.option(instant),
      cvAskedAt: fc.option(instant),
      limits: fc.constant({ cvRequestPauseDays: 7 }),
      tags: fc.constantFrom(
        [],
        ['A'],
        Array.from({ length: 20 }, (_, index) => `tag ${index}`),
      ),
      wantsOffers: fc.boolean(),
      isAddressRefused: fc.boolean(),
      invitation: fc.option(
        fc.record({
          isPublished: fc.boolean(),
          isBlocked: fc.boolean(),
          hasApplied: fc.boolean(),
          wasInvited: fc.boolean(),
        }),
        { nil: undefined },
      ),
      anonymiseAt: fc.option(instant),
    }),
    payload: fc.record({
      jobPost: fc.constant('a job post'),
      channel: fc.constantFrom(...contactChannels),
      tag: fc.constantFrom('A', 'B'),
      reason: fc.constantFrom(undefined, 'misuse', 'other'),
      note,
      until: fc.constantFrom(undefined, '2026-02-20', '2026-04-20'),
    }),
    table: {
      'seeker.verifyContact': { unverified: ['active'], active: ['active'] },
      'seeker.verifyId': { unverified: ['active'], active: ['active'] },
      'seeker.suspend': { unverified: ['suspended'], active: ['suspended'] },
      'seeker.reinstate': { suspended: ['active', 'unverified'] },
      'seeker.deactivate': { unverified: ['deactivated'], active: ['deactivated'] },
      'seeker.reactivate': { deactivated: ['active', 'unverified'] },
      'seeker.email': wherever(['unverified', 'active', 'suspended']),
      'seeker.inviteToJob': { active: ['active'] },
      'seeker.refuseAddress': wherever(seekerStates.filter((state) => state !== 'anonymised')),
      'seeker.trustAddress': wherever(seekerStates.filter((state) => state !== 'anonymised')),
      'seeker.anonymise': { deactivated: ['deactivated'] },
      'seeker.keepData': { deactivated: ['deactivated'] },
      'seeker.erase': { deactivated: ['anonymised'] },
      'seeker.requestCvUpdate': { unverified: ['unverified'], active: ['active'] },
      'seeker.tag': {
        unverified: ['unverified'],
        active: ['active'],
        suspended: ['suspended'],
        deactivated: ['deactivated'],
      },
    },
  },
  'talent-list': {
    input: fc.record({}),
    payload: fc.record({}),
    table: {
      'talentList.archive': { open: ['archived'] },
      'talentList.reopen': { archived: ['open'] },
    },
  },
  'talent-list-entry': {
    input: fc.record({ isListArchived: fc.boolean() }),
    payload: fc.record({}),
    table: {
      'talentListEntry.contact': { saved: ['contacted'] },
      'talentListEntry.shortlist': { saved: ['shortlisted'], contacted: ['shortlisted'] },
      'talentListEntry.putBack': { contacted: ['saved'], shortlisted: ['saved'] },
    },
  },
  staff: {
    input: fc.record({
      role: fc.constantFrom(null, ...roles),
      isSelf: fc.boolean(),
      isLastAdmin: fc.boolean(),
      hasAccepted: fc.boolean(),
      hasSession: fc.boolean(),
      hasWork: fc.option(fc.boolean(), { nil: undefined }),
    }),
    payload: fc.record({
      role: fc.constantFrom(...roles),
      successor: fc.constantFrom(undefined, null, 'somebody'),
    }),
    table: {
      'staff.accept': { invited: ['active'] },
      'staff.resend': { invited: ['invited'] },
      'staff.changeRole': wherever(['invited', 'active', 'locked', 'suspended']),
      'staff.lock': { active: ['locked'] },
      'staff.unlock': { locked: ['active'] },
      'staff.suspend': { active: ['suspended'], locked: ['suspended'] },
      'staff.reactivate': { suspended: ['active'], deactivated: ['active', 'invited'] },
      'staff.deactivate': {
        invited: ['deactivated'],
        active: ['deactivated'],
        locked: ['deactivated'],
        suspended: ['deactivated'],
      },
      'staff.revokeSession': { active: ['active'] },
    },
  },
  'taxonomy-term': {
    input: fc.record({ named: fc.constantFrom('none', 'itself', 'below', 'retired', 'fitting') }),
    payload: fc.record({
      reason: fc.constantFrom(undefined, ...termRejections),
      note,
      into: fc.constant('another'),
      parent: fc.constant('another'),
      before: fc.constantFrom(null, 'a sibling'),
    }),
    table: {
      'term.accept': { suggested: ['active'] },
      'term.reject': { suggested: ['inactive'] },
      'term.activate': { inactive: ['active'] },
      'term.deactivate': { active: ['inactive'] },
      'term.merge': Object.fromEntries(inPlace.map((state) => [state, ['merged']])),
      'term.setParent': wherever(inPlace),
      'term.reorder': wherever(inPlace),
    },
  },
};

export type AnyWorkflow = Workflow<object, { type: string }>;
type Case = {
  input: fc.Arbitrary<object>;
  payload: fc.Arbitrary<object>;
  table: Record<string, Record<string, string[]>>;
};

/** The states of each workflow, as the contract lists them. */
export const contractStates: Record<string, readonly string[]> = {
  'bulk-operation': bulkStates,
  'candidate-status': ['new', ...candidateStatuses],
  'job-post': jobPostStates,
  employer: employerStates,
  'import-run': importStates,
  event: eventStates,
  'event-registration': registrationStates,
  interview: interviewStates,
  mail: mailStates,
  notification: notificationStates,
  seeker: seekerStates,
  'talent-list': talentListStates,
  'talent-list-entry': talentStages,
  staff: staffStates,
  'taxonomy-term': taxonomyStates,
};
/** Every workflow with what may happen to it, and the whole table of what may lead where. */
export const everyWorkflow = workflows.map((workflow) => {
  const { input, payload, table } = cases[workflow.id as keyof typeof cases] as unknown as Case;
  return { id: workflow.id, workflow: workflow as unknown as AnyWorkflow, input, payload, table };
});

type StateNode = AnyStateMachine['root'];

export const nodes = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodes)];
/** The states that a record can be in; those of regions beside its own follow from the input. */
export const atoms = (machine: AnyStateMachine) => nodes(mainRegion(machine)).filter((node) => node.type === 'atomic');
export const eventTypes = (workflow: AnyWorkflow) => Object.keys(workflow.may);

/** The same input and payloads every time. */
export function samples(input: fc.Arbitrary<object>, payload: fc.Arbitrary<object>) {
  return fc.sample(fc.tuple(input, payload), { numRuns: 1_000, seed: 2026 });
}
