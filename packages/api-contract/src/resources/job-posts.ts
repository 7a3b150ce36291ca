import { z } from 'zod';
import { may } from '../capabilities.ts';
import { choice, fieldNames, neededWhen, prose, reasonOf, reference } from '../kinds/kinds.ts';
import { count, day, flag, many } from '../page.ts';
import { calendarDate, halalas, id, instant, picturedRef, ref, rowStamps, stamps, text } from '../schema.ts';
import { reasonCode } from '../settings/reasons.ts';
import { iscoMajorGroups } from '../values/isco.ts';
import { cityIds } from '../values/places/cities.ts';
import { candidateStatuses, rejectionMailTimes } from '../values/records/application.ts';
import {
  employmentTypes,
  jobPostSources,
  jobPostStates,
  openApplicants,
  workModes,
} from '../values/records/job-post.ts';
import { employersFields, jobPostDraft, jobPostRules } from './job-post-draft.ts';
import { emailEvent } from './staff-message.ts';

const moderation = {
  reason: reasonOf('jobPostReviewReasons'),
  /** Required, 10 to 500 characters, when the reason is `other`. */
  note: prose(text().max(500)).optional(),
} as const;

const record = jobPostDraft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(jobPostStates),
  employer: picturedRef,
  employerState: z.string(),
  recruiter: picturedRef.nullable(),
  jobTitle: ref,
  industry: ref.nullable(),
  skillRefs: z.array(ref),
  exam: ref.nullable(),
  filled: z.int(),
  viewsCount: z.int(),
  applicantsCount: z.record(z.enum(candidateStatuses), z.int()),
  publishedAt: instant.nullable(),
  extensionsCount: z.int(),
  closeReason: reasonCode().nullable(),
  /** What is to be changed before it is submitted again. */
  changeRequest: z
    .strictObject({
      reason: reasonCode(),
      note: z.string().nullable(),
      fields: fieldNames(employersFields),
    })
    .nullable(),
  copiedFromId: id.nullable(),
  source: z.enum(jobPostSources),
});

const hints = z.strictObject({
  /** What the middle half of similar posts pays where this one pays less or more than all of that; null as long as too few are similar. */
  pay: z.strictObject({ side: z.enum(['below', 'above']), from: halalas, to: halalas, count: z.int() }).nullable(),
  /** Posts of the same employer for the same job that say nearly the same, the newest first. */
  duplicates: z.array(record.pick({ id: true, number: true, title: true, state: true })),
});

const definition = {
  path: 'job-posts',
  screen: '/job_post/list',
  about: 'Jobs that employers offer, from the first draft to the archive.',
  workflow: 'jobPost',
  draft: jobPostDraft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    title: true,
    employer: true,
    locations: true,
    workMode: true,
    employmentTypes: true,
    openings: true,
    filled: true,
    applicantsCount: true,
    viewsCount: true,
    salary: true,
    publishedAt: true,
    expiresAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(jobPostStates)),
    employer: many(id),
    /** Those to which any of these job seekers was invited. */
    invited: many(id),
    jobTitle: many(id),
    /** The first digit of its ISCO-08 code. */
    iscoGroup: many(z.enum(iscoMajorGroups)),
    industry: many(id),
    city: many(z.enum(cityIds)),
    workMode: many(z.enum(workModes)),
    employmentType: many(z.enum(employmentTypes)),
    isSaudiOnly: flag,
    isUrgent: flag,
    isFeatured: flag,
    recruiter: many(id),
    hasApplicants: flag,
    /** Halalas. */
    salaryMin: count,
    salaryMax: count,
    expiresWithinDays: count,
    publishedFrom: day,
    publishedTo: day,
    isOverdue: flag,
  },
  sorts: ['createdAt', 'title', 'publishedAt', 'expiresAt', 'viewsCount', 'applicants', 'salaryMax', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('jobPost.submit') }),
    z.strictObject({ type: z.literal('jobPost.approve') }),
    z.strictObject({
      type: z.literal('jobPost.requestChanges'),
      reason: moderation.reason,
      /** What is to be changed. */
      fields: fieldNames(employersFields).optional(),
      note: moderation.note,
    }),
    z.strictObject({ type: z.literal('jobPost.reject'), ...moderation }),
    z.strictObject({ type: z.literal('jobPost.pause') }),
    z.strictObject({ type: z.literal('jobPost.resume') }),
    z.strictObject({ type: z.literal('jobPost.extend'), expiresAt: instant }),
    z.strictObject({
      type: z.literal('jobPost.close'),
      reason: reasonOf('jobPostClosingReasons'),
      note: prose(text().max(500)).optional(),
      /** What happens to the applicants that are still open. */
      applicants: choice(openApplicants, 'openApplicants'),
      /** When those who are rejected are told; without it they are not. */
      mail: neededWhen('applicants', ['reject'], choice(rejectionMailTimes, 'rejectionMailTime').optional()),
      /** Where those go who are moved. */
      jobPost: neededWhen('applicants', ['move'], reference('jobPosts').optional()),
    }),
    z.strictObject({ type: z.literal('jobPost.reopen'), expiresAt: instant.optional() }),
    z.strictObject({ type: z.literal('jobPost.archive') }),
    /** Shows it before others up to and with a day in Riyadh. */
    z.strictObject({ type: z.literal('jobPost.feature'), until: calendarDate }),
    z.strictObject({ type: z.literal('jobPost.reassignRecruiter'), recruiterId: reference('staff') }),
    emailEvent('jobPost.emailEmployer'),
  ]),
  may: { read: 'content.read', write: 'content.edit', send: 'content.publish' },
  import: { by: ['number'] },
  rules: jobPostRules,
  searchRank: 1,
  work: { queue: 'jobPostsToReview', state: 'pending_review', days: 2 },
} as const;

export type { JobPostDraft } from './job-post-draft.ts';

export const jobPosts = {
  ...definition,
  more: {
    duplicate: {
      method: 'POST',
      path: '/job-posts/:id/duplicate',
      summary: 'Copy a job post into a new draft',
      pathParams: z.strictObject({ id }),
      headers: z.object({ 'idempotency-key': z.uuid() }),
      body: z.strictObject({}),
      responses: { 201: definition.record },
      metadata: may(definition.may.write),
    },
    hints: {
      method: 'GET',
      path: '/job-posts/:id/hints',
      summary: 'Compare a job post with similar ones and with others of its employer',
      pathParams: z.strictObject({ id }),
      responses: { 200: hints },
      metadata: may(definition.may.read),
    },
  },
} as const;

export type JobPost = z.output<typeof jobPosts.record>;
/** What a list reads of a job post. */
export type JobPostRow = z.output<typeof jobPosts.row>;
/** What other job posts say about one. */
export type JobPostHints = z.output<typeof hints>;
export type JobPostEvent = z.output<typeof jobPosts.events>;
