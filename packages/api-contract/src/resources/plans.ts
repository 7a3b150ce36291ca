import { z } from 'zod';
import { kindOf } from '../kinds/kind-of.ts';
import { count, flag, many } from '../page.ts';
import { id, instant, rowStamps, stamps } from '../schema.ts';
import { planAudiences, planIntervals, planStates } from '../values/records/plan.ts';
import { planDraft, planRules } from './plan-draft.ts';

const record = planDraft.extend({
  ...stamps,
  state: z.enum(planStates),
  /** Raised when what is agreed changes after the first sale; whoever subscribed before keeps theirs. */
  termsVersion: z.int(),
  /** Whether anybody has ever subscribed. */
  isSold: z.boolean(),
  publishedAt: instant.nullable(),
  /** Of the features that it has. */
  featuresCount: z.int(),
  /** Whose subscription runs. */
  subscribersCount: z.int(),
  /** What running subscriptions bring in a month, in halalas and without VAT. */
  monthlyRevenue: z.int().register(kindOf, { kind: 'money' }),
});

export const plans = {
  path: 'plans',
  screen: '/plan/list',
  about: 'What employers, providers and job seekers subscribe to, with its price and its features.',
  workflow: 'plan',
  draft: planDraft,
  record,
  row: record.pick({
    ...rowStamps,
    name: true,
    code: true,
    audience: true,
    price: true,
    isVatIncluded: true,
    interval: true,
    intervalCount: true,
    isHighlighted: true,
    badge: true,
    termsVersion: true,
    featuresCount: true,
    subscribersCount: true,
    monthlyRevenue: true,
    sortOrder: true,
    state: true,
    updatedAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(planStates)),
    audience: many(z.enum(planAudiences)),
    interval: many(z.enum(planIntervals)),
    feature: many(id),
    isHighlighted: flag,
    priceMin: count,
    priceMax: count,
  },
  offeredBy: ['audience'],
  sorts: ['sortOrder', 'name', 'code', 'price', 'updatedAt', 'createdAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  unique: ['code'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('plan.publish') }),
    z.strictObject({ type: z.literal('plan.hide') }),
    z.strictObject({ type: z.literal('plan.returnToSale') }),
    z.strictObject({ type: z.literal('plan.retire') }),
  ]),
  may: { read: 'content.read', write: 'content.edit', send: 'content.publish' },
  rules: planRules,
  searchRank: 13,
} as const;

export type Plan = z.output<typeof plans.record>;
export type PlanRow = z.output<typeof plans.row>;
export type PlanEvent = z.output<typeof plans.events>;
