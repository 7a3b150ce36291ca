import { z } from 'zod';
import { may } from '../capabilities.ts';
import { choice, city, percent, prose, rating } from '../kinds/kinds.ts';
import { cappedCount, count, day, flag, listQuery, many } from '../page.ts';
import { calendarDate, halalas, id, instant, picturedRef, ref, rowStamps, stamps, text } from '../schema.ts';
import { cityIds } from '../values/cities.ts';
import {
  applicationSources,
  candidateStatuses,
  interviewStates,
  interviewTypes,
  offerStates,
  reachedSteps,
  rejectionMailTimes,
  rejectionReasons,
} from '../values/records/application.ts';

const note = prose(text().max(500)).optional();
const reason = choice(rejectionReasons, 'rejectionReason');

/** Applications are made by people and changed by events alone, so their draft is what staff may set without an event. */
const draft = z.strictObject({ rating: rating(0) });

const record = draft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(candidateStatuses),
  jobPost: ref,
  jobPostState: z.string(),
  seeker: picturedRef,
  seekerHeadline: z.string().nullable(),
  cityId: city(),
  isSaudi: z.boolean(),
  experienceYears: z.int(),
  skillRefs: z.array(ref),
  appliedAt: instant,
  source: choice(applicationSources, 'applicationSource'),
  matchScore: percent(),
  expectedSalary: halalas.nullable(),
  noticeDays: z.int().nullable(),
  coverNote: z.string().nullable(),
  isUnread: z.boolean(),
  answers: z.array(z.strictObject({ question: z.string(), answer: z.string(), hasFailed: z.boolean() })),
  /** Whether an answer fell short of what the job post requires. */
  hasFailedKnockout: z.boolean(),
  assignee: z.strictObject({ id, name: z.string() }).nullable(),
  rejection: z
    .strictObject({
      by: z.enum(['employer', 'seeker', 'staff', 'system']),
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
  interviews: z.array(
    z.strictObject({
      id,
      type: z.enum(interviewTypes),
      title: z.string(),
      startsAt: instant,
      state: z.enum(interviewStates),
    }),
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
    rejection: true,
    interviewState: true,
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
    matchMin: count,
    ratingMin: count,
    experienceMin: count,
    daysInStateMin: count,
    isOverdue: flag,
    appliedFrom: day,
    appliedTo: day,
    /** Those that were rejected later, too. */
    reached: many(z.enum(reachedSteps)),
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
