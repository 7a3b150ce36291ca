import { initiallyOffered } from '@diwan/api-contract/settings/reasons';
import { employerStates } from '@diwan/api-contract/values/records/employer';
import { eventStates } from '@diwan/api-contract/values/records/event';
import { mailFailures } from '@diwan/api-contract/values/records/mail';
import { taxonomyStates } from '@diwan/api-contract/values/records/taxonomy';
import { roles } from '@diwan/api-contract/values/staff';
import fc from 'fast-check';
import { few, instant, note, now, wherever } from './values.model.ts';

const announced = ['published', 'registration_closed', 'postponed', 'ongoing'];
const inPlace = taxonomyStates.filter((state) => state !== 'merged');

/** The office itself: the input and payloads to try of each workflow, and the whole table of what may lead where. */
export const office = {
  'bulk-operation': {
    input: fc.record({ pending: few, failed: few, waitingMails: few }),
    payload: fc.record({}),
    table: {
      'bulk.pause': { running: ['paused'] },
      'bulk.resume': { paused: ['running'] },
      'bulk.cancel': { running: ['cancelled'], paused: ['cancelled'] },
      'bulk.retryFailed': { completed: ['running'], cancelled: ['running'], stopped: ['running'] },
      'bulk.recall': {
        running: ['cancelled'],
        paused: ['cancelled'],
        completed: ['completed'],
        cancelled: ['cancelled'],
        stopped: ['stopped'],
      },
      'bulk.finish': { running: ['completed'] },
      'bulk.stop': { running: ['stopped'], paused: ['stopped'] },
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
      offered: fc.constant(initiallyOffered),
      hasRegistrants: fc.boolean(),
    }),
    payload: fc.record({
      reason: fc.constantFrom(undefined, 'incomplete', 'gone', 'other'),
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
      'event.mailRegistrants': wherever([...announced, 'completed']),
    },
  },
  'event-registration': {
    input: fc.record({
      now: fc.constant(now),
      eventState: fc.constantFrom(...eventStates),
      startAt: instant,
      endAt: instant,
      isFull: fc.boolean(),
      isApprovalRequired: fc.boolean(),
      isTold: fc.boolean(),
      isReminded: fc.boolean(),
      hasLetter: fc.boolean(),
    }),
    payload: fc.record({ scannedAt: instant }, { requiredKeys: [] }),
    table: {
      'eventRegistration.confirm': { registered: ['confirmed'] },
      'eventRegistration.checkIn': {
        registered: ['checked_in'],
        confirmed: ['checked_in'],
        no_show: ['checked_in'],
      },
      'eventRegistration.cancel': {
        registered: ['cancelled'],
        confirmed: ['cancelled'],
        waitlisted: ['cancelled'],
      },
      'eventRegistration.promote': { waitlisted: ['confirmed', 'registered'] },
      'eventRegistration.miss': { registered: ['no_show'], confirmed: ['no_show'] },
      'eventRegistration.callOff': {
        registered: ['cancelled'],
        confirmed: ['cancelled'],
        waitlisted: ['cancelled'],
      },
      'eventRegistration.tellDates': {
        registered: ['registered'],
        confirmed: ['confirmed'],
        waitlisted: ['waitlisted'],
      },
      'eventRegistration.remind': { registered: ['registered'], confirmed: ['confirmed'] },
      'eventRegistration.write': {
        registered: ['registered'],
        confirmed: ['confirmed'],
        waitlisted: ['waitlisted'],
        checked_in: ['checked_in'],
        no_show: ['no_show'],
      },
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
      'mail.fail': { sending: ['cancelled', 'failed'] },
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
  staff: {
    input: fc.record({
      role: fc.constantFrom(null, ...roles),
      isSelf: fc.boolean(),
      isLastAdmin: fc.boolean(),
      hasAccepted: fc.boolean(),
      hasSession: fc.boolean(),
      hasFactor: fc.boolean(),
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
      'staff.resetMfa': { invited: ['invited'], active: ['active'], locked: ['locked'], suspended: ['suspended'] },
    },
  },
  'taxonomy-term': {
    input: fc.record({
      named: fc.constantFrom('none', 'itself', 'below', 'retired', 'crowded', 'fitting'),
      offered: fc.constant(initiallyOffered),
    }),
    payload: fc.record({
      reason: fc.constantFrom(undefined, 'duplicate', 'gone', 'other'),
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
