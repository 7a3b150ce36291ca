import { z } from 'zod';
import { may } from '../capabilities.ts';
import { choice, city, percent, prose, rating, reference } from '../kinds/kinds.ts';
import { matchExplanation } from '../matching/explanation.ts';
import { cappedCount, count, day, flag, listQuery, many } from '../page.ts';
import {
  calendarDate,
  halalas,
  id,
  instant,
  localizedText,
  picturedRef,
  ref,
  rowStamps,
  stamps,
  text,
} from '../schema.ts';
import { cityIds } from '../values/places/cities.ts';
import { recordFileKinds } from '../values/recording-kinds.ts';
import {
  applicationSources,
  candidateStatuses,
  interviewStates,
  interviewTypes,
  offerStates,
  reachedSteps,
  rejectedBy,
  rejectionMailTimes,
  rejectionReasons,
  tagWays,
} from '../values/records/application.ts';
import { attemptStates } from '../values/records/exam.ts';
import { questionTypes } from '../values/records/job-post.ts';
import { applicationOnBehalf } from './application-on-behalf.ts';
import { interviewPlan } from './interview-plan.ts';
import { offer, offerTerms } from './offer.ts';
import { emailEvent } from './staff-message.ts';

const note = prose(text().max(500)).optional();
const reason = choice(rejectionReasons, 'rejectionReason');

const tags = z.array(text().min(1).max(30)).max(20);

/** What staff note of an application besides what is decided about it. */
const draft = z.strictObject({ rating: rating(0), tags, lastContactAt: instant.nullable() });

const record = draft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(candidateStatuses),
  jobPost: ref,
  jobPostState: z.string(),
  /** The job post from which staff moved it to this one. */
  movedFrom: ref.nullable(),
  seeker: picturedRef,
  seekerHeadline: z.string().nullable(),
  cityId: city(),
  isSaudi: z.boolean(),
  experienceYears: z.int(),
  skillRefs: z.array(ref),
  appliedAt: instant,
  source: choice(applicationSources, 'applicationSource'),
  matchScore: percent(),
  /** How the score came about; null until the server has explained it. */
  matchExplanation: matchExplanation.nullable(),
  expectedSalary: halalas.nullable(),
  noticeDays: z.int().nullable(),
  coverNote: z.string().nullable(),
  /** The CV as it was when they applied. */
  cvSnapshot: id.nullable(),
  isUnread: z.boolean(),
  answers: z.array(
    z.strictObject({
      questionId: id,
      /** As it was asked. */
      question: z.strictObject({ ar: z.string(), en: z.string().optional() }),
      type: z.enum(questionTypes),
      /** Several where several could be chosen. */
      value: z.array(z.string()),
      knockoutFailed: z.boolean(),
    }),
  ),
  /** Their best attempt at the exam that the job post asks for. */
  examAttemptId: id.nullable(),
  exam: z
    .strictObject({
      label: localizedText({}),
      state: z.enum(attemptStates),
      percentage: z.int().nullable(),
      isPassed: z.boolean().nullable(),
    })
    .nullable(),
  /** Whether an answer fell short of what the job post requires. */
  hasFailedKnockout: z.boolean(),
  assignee: z.strictObject({ id, name: z.string() }).nullable(),
  rejection: z
    .strictObject({
      by: z.enum(rejectedBy),
      reason: z.enum(rejectionReasons),
      note: z.string().nullable(),
      /** The status to which reopening returns. */
      from: z.enum(candidateStatuses),
      mail: z.enum(rejectionMailTimes),
      mailAt: instant.nullable(),
    })
    .nullable(),
  hire: z.strictObject({ startsOn: calendarDate, recruitedAt: instant }).nullable(),
  interviewState: z.enum(interviewStates),
  offerState: z.enum(offerStates),
  /** Every version, the latest last. */
  offers: z.array(offer),
  interviews: z.array(
    z.strictObject({
      id,
      type: z.enum(interviewTypes),
      title: z.string(),
      startsAt: instant,
      state: z.enum(interviewStates),
    }),
  ),
  /** What staff or the platform attached to it; its content is fetched as every document. */
  attachments: z.array(
    z.strictObject({ id, name: z.string(), kind: z.enum(recordFileKinds), size: z.int(), at: instant, by: z.string() }),
  ),
  notes: z.array(z.strictObject({ id, title: z.string(), text: z.string(), at: instant, by: z.string() })),
});

const definition = {
  path: 'applications',
  screen: '/job_post/applicants',
  about: 'What candidates sent in for job posts, and how far each of them has come.',
  workflow: 'application',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    state: true,
    jobPost: true,
    seeker: true,
    seekerHeadline: true,
    cityId: true,
    experienceYears: true,
    appliedAt: true,
    stateChangedAt: true,
    matchScore: true,
    expectedSalary: true,
    isUnread: true,
    hasFailedKnockout: true,
    exam: true,
    rejection: true,
    interviewState: true,
    offerState: true,
    rating: true,
    assignee: true,
  }),
  filters: {
    jobPost: many(id),
    seeker: many(id),
    state: many(z.enum(candidateStatuses)),
    source: many(z.enum(applicationSources)),
    city: many(z.enum(cityIds)),
    isSaudi: flag,
    isUnread: flag,
    hasFailedKnockout: flag,
    hasPassedExam: flag,
    matchMin: count,
    ratingMin: count,
    experienceMin: count,
    daysInStateMin: count,
    isOverdue: flag,
    appliedFrom: day,
    appliedTo: day,
    /** Those that were rejected later, too. */
    reached: many(z.enum(reachedSteps)),
    assignee: many(id),
    interviewState: many(z.enum(interviewStates)),
    offerState: many(z.enum(offerStates)),
    skill: many(id),
    expectedSalaryMin: count,
    expectedSalaryMax: count,
    rejectedBy: many(z.enum(rejectedBy)),
    rejectionReason: many(z.enum(rejectionReasons)),
  },
  sorts: ['appliedAt', 'matchScore', 'rating', 'stateChangedAt', 'expectedSalary', 'experienceYears'],
  verbs: ['list', 'view', 'edit', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('application.startReview') }),
    z.strictObject({ type: z.literal('application.approve') }),
    z.strictObject({
      type: z.literal('application.reject'),
      reason,
      /** Required, 10 to 500 characters, when the reason is `other`. */
      note,
      mail: choice(rejectionMailTimes, 'rejectionMailTime'),
    }),
    z.strictObject({ type: z.literal('application.withdraw'), reason, note }),
    z.strictObject({ type: z.literal('application.returnToReview') }),
    z.strictObject({ type: z.literal('application.reopen') }),
    z.strictObject({ type: z.literal('application.recruit'), startsOn: calendarDate }),
    z.strictObject({ type: z.literal('application.undoRecruit'), note: prose(text().min(10).max(500)) }),
    z.strictObject({ type: z.literal('application.inviteToInterview'), ...interviewPlan }),
    z.strictObject({ type: z.literal('application.moveToJob'), jobPost: reference('jobPosts') }),
    z.strictObject({ type: z.literal('application.draftOffer'), ...offerTerms }),
    z.strictObject({ type: z.literal('application.sendOffer') }),
    z.strictObject({ type: z.literal('application.acceptOffer') }),
    z.strictObject({ type: z.literal('application.declineOffer') }),
    z.strictObject({ type: z.literal('application.withdrawOffer') }),
    emailEvent('application.email'),
    z.strictObject({ type: z.literal('application.assign'), assignee: reference('staff') }),
    z.strictObject({ type: z.literal('application.rate'), rating: rating(0) }),
    z.strictObject({ type: z.literal('application.tag'), tags, how: choice(tagWays, 'tagWay') }),
    z.strictObject({ type: z.literal('application.noteContact'), lastContactAt: instant }),
  ]),
  may: { read: 'people.read', write: 'applications.decide', send: 'applications.decide', export: 'export.pii' },
  searchRank: 2,
  picture: { of: 'person', at: 'seeker.image' },
  work: { queue: 'applicantsPending', state: 'pending', days: 3 },
} as const;

const { state: _, ...boardFilters } = definition.filters;
const { sort, q } = listQuery(boardFilters, definition.sorts).shape;

/** One status of the board: how many there are, the days that they have been in it (null beyond the cap), and the first cards. */
const boardColumn = z.strictObject({
  state: z.enum(candidateStatuses),
  count: cappedCount,
  days: z.int().nullable(),
  items: z.array(definition.row),
  next: z.string().nullable(),
});
export type BoardColumn = z.output<typeof boardColumn>;

export const applications = {
  ...definition,
  more: {
    apply: {
      method: 'POST',
      path: '/applications',
      summary: 'Apply on behalf of a candidate',
      description:
        'The job post must be published, the candidate must have a CV and no open application for it. The candidate is told by e-mail.',
      headers: z.object({ 'idempotency-key': z.uuid() }),
      body: applicationOnBehalf,
      responses: { 201: record },
      metadata: may(definition.may.send),
    },
    board: {
      method: 'GET',
      path: '/applications/board',
      summary: 'Read the board of candidates',
      description: 'Every status at once with its first cards; further cards come from the list, filtered by status.',
      query: z.strictObject({
        q,
        sort,
        limit: z.coerce.number<string>().int().min(0).max(100).optional(),
        ...boardFilters,
      }),
      responses: { 200: z.array(boardColumn) },
      metadata: may(definition.may.read),
    },
  },
} as const;

export type Application = z.output<typeof applications.record>;
/** What a list reads of an application, and what a card of the board shows. */
export type ApplicationRow = z.output<typeof applications.row>;
export type ApplicationEvent = z.output<typeof applications.events>;
