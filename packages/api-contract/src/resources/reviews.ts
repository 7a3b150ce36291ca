import { z } from 'zod';
import { choice, prose, rating, reasonOf } from '../kinds/kinds.ts';
import { day, flag, many } from '../page.ts';
import { actorRef, id, instant, picturedRef, ref, rowStamps, stamps, text } from '../schema.ts';
import { reasonCode } from '../settings/reasons.ts';
import { reviewAuthors, reviewFlags, reviewReports, reviewStates, reviewTargets } from '../values/records/review.ts';
import { reviewDraft, reviewText, reviewTitle } from './review-draft.ts';

const noted = {
  /** Required, 10 to 500 characters, when the reason is `other`. */
  note: prose(text().max(500)).optional(),
} as const;
const judgement = { reason: reasonOf('reviewReasons'), ...noted } as const;

/** That somebody found something wrong with it; nobody is named, only what they are. */
export const reviewReport = z.strictObject({
  by: actorRef.shape.type,
  reason: z.enum(reviewReports),
  note: z.string().nullable(),
  at: instant,
});

const record = reviewDraft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(reviewStates),
  /** What is reviewed, whichever kind it is. */
  target: ref,
  product: picturedRef.nullable(),
  provider: picturedRef.nullable(),
  employer: picturedRef.nullable(),
  event: ref.nullable(),
  /** Who has written it, whichever kind they are. */
  author: picturedRef.extend({ type: z.enum(reviewAuthors) }),
  authorSeeker: picturedRef.nullable(),
  authorEmployer: picturedRef.nullable(),
  orderId: id.nullable(),
  autoFlags: z.array(z.enum(reviewFlags)),
  reports: z.array(reviewReport),
  reportCount: z.int(),
  helpfulCount: z.int(),
  /** What whoever is reviewed has answered. */
  reply: z.strictObject({ by: z.string(), text: z.string(), at: instant }).nullable(),
  /** The last decision about it. */
  moderation: z
    .strictObject({ by: z.string(), at: instant, reason: reasonCode().nullable(), note: z.string().nullable() })
    .nullable(),
});

export const reviews = {
  path: 'reviews',
  screen: '/reviews/list',
  about: 'What job seekers and employers say of products, providers, employers and events, and what is shown of it.',
  workflow: 'review',
  draft: reviewDraft,
  record,
  row: record.pick({
    ...rowStamps,
    state: true,
    rating: true,
    title: true,
    text: true,
    targetType: true,
    target: true,
    author: true,
    isVerifiedPurchase: true,
    reportCount: true,
    autoFlags: true,
    createdAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(reviewStates)),
    rating: many(z.enum(['1', '2', '3', '4', '5'])),
    targetType: many(z.enum(reviewTargets)),
    product: many(id),
    provider: many(id),
    employer: many(id),
    event: many(id),
    order: many(id),
    authorSeeker: many(id),
    authorEmployer: many(id),
    flags: many(z.enum(reviewFlags)),
    hasReports: flag,
    hasImages: flag,
    hasReply: flag,
    isVerifiedPurchase: flag,
    isOverdue: flag,
    createdFrom: day,
    createdTo: day,
  },
  sorts: ['createdAt', 'rating', 'reportCount', 'stateChangedAt'],
  verbs: ['list', 'view', 'remove', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('review.publish') }),
    z.strictObject({ type: z.literal('review.reject'), ...judgement }),
    z.strictObject({ type: z.literal('review.hide'), ...judgement }),
    /** On behalf of somebody who has found something wrong with it. */
    z.strictObject({ type: z.literal('review.report'), report: choice(reviewReports, 'reviewReport'), ...noted }),
    z.strictObject({ type: z.literal('review.dismissReports') }),
    z.strictObject({
      type: z.literal('review.redact'),
      /** To the letter; without it what was found: numbers, addresses, links. */
      passage: text().min(2).max(200).nullable().optional(),
    }),
    /** What its author asks to have written instead; somebody else decides about it. */
    z.strictObject({
      type: z.literal('review.editByAuthor'),
      rating: rating(1),
      title: reviewTitle().nullable().optional(),
      text: reviewText(),
    }),
  ]),
  may: { read: 'content.read', write: 'content.remove', send: 'content.publish', export: 'export.pii' },
  searchRank: 10,
  work: { queue: 'reviewsToModerate', state: 'pending', days: 2 },
} as const;

export type Review = z.output<typeof reviews.record>;
export type ReviewEvent = z.output<typeof reviews.events>;
