import { z } from 'zod';
import { may } from '../capabilities.ts';
import { kindOf } from '../kinds/kind-of.ts';
import { choice, code, neededWhen, prose, reference } from '../kinds/kinds.ts';
import { count, flag, many } from '../page.ts';
import { calendarDate, id, instant, localizedText, picturedRef, ref, rowStamps, stamps, text } from '../schema.ts';
import { planAudiences } from '../values/records/plan.ts';
import {
  cancelReasons,
  cancelTimes,
  grantKinds,
  grantReasons,
  paymentMethods,
  subscriptionDocumentTypes,
  subscriptionStates,
} from '../values/records/plan-subscription.ts';

/** One that is for such subscribers. */
const planOfAudience = () => reference('plans', { filter: 'audience', as: 'subscriberType' });
const halalasOf = () => z.int().register(kindOf, { kind: 'money' });

/** What staff put down; it begins when it is paid for or granted. */
const draft = z.strictObject({
  subscriberType: choice(planAudiences, 'planAudience'),
  employerId: neededWhen('subscriberType', ['employer'], reference('employers').nullable()),
  providerId: neededWhen('subscriberType', ['provider'], reference('providers').nullable()),
  seekerId: neededWhen('subscriberType', ['seeker'], reference('seekers').nullable()),
  planId: planOfAudience(),
  autoRenew: z.boolean(),
  paymentMethod: choice(paymentMethods, 'paymentMethod'),
});
export type PlanSubscriptionDraft = z.output<typeof draft>;

/** Rules across the fields of a subscription; each names the field that the person should look at. */
function rules(written: PlanSubscriptionDraft, refuse: (path: string, code: string) => void): void {
  const field = `${written.subscriberType}Id` as const;
  if (written[field] === null) refuse(field, 'required');
}

const usage = z.strictObject({
  feature: ref,
  key: z.string(),
  used: z.int(),
  /** Null means without a limit. */
  limit: z.int().nullable(),
  resetsAt: instant.nullable(),
});

const payment = z.strictObject({
  reference: z.string(),
  method: z.enum(paymentMethods),
  amount: halalasOf(),
  paidOn: calendarDate,
  /** Of the period that it pays; null while that has not begun. */
  periodStart: instant.nullable(),
  /** When it was put to the subscriber's credit, since no period followed. */
  creditedAt: instant.nullable(),
});

const payout = z.strictObject({ reference: z.string(), amount: halalasOf(), paidOn: calendarDate });

const record = draft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(subscriptionStates),
  stateReason: z.enum([...grantReasons, ...cancelReasons]).nullable(),
  stateNote: z.string().nullable(),
  /** Whoever of the three it is. */
  subscriber: picturedRef,
  employer: picturedRef.nullable(),
  provider: picturedRef.nullable(),
  seeker: picturedRef.nullable(),
  plan: ref,
  planVersion: z.int(),
  /** Of what its plan agrees to now, for others. */
  planTermsVersion: z.int(),
  /** What it becomes with the next period. */
  nextPlan: ref.nullable(),
  /** Of a whole period, with VAT. */
  priceSnapshot: halalasOf(),
  /** What has to come in with the next payment, with VAT: the price, and what a change of plan has left. */
  amountDue: halalasOf(),
  /** What was charged for the period that it is in and is not used yet, with VAT; nothing of a grant. */
  unused: halalasOf(),
  /** What was paid for the period that follows: to the subscriber's credit when none does. */
  paidAhead: halalasOf(),
  promoCode: z.string().nullable(),
  startAt: instant.nullable(),
  currentPeriodStart: instant.nullable(),
  currentPeriodEnd: instant.nullable(),
  trialEnd: instant.nullable(),
  /** When a payment that failed is tried again. */
  retryAt: instant.nullable(),
  graceUntil: instant.nullable(),
  endedAt: instant.nullable(),
  usage: z.array(usage),
  /** Of the feature of which most is used; null where nothing has a limit. */
  mostUsed: z.strictObject({ feature: localizedText(), used: z.int(), limit: z.int(), percent: z.int() }).nullable(),
  payments: z.array(payment),
  /** What was to the subscriber's credit and was paid out. */
  payouts: z.array(payout),
  grantedBy: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  cancelledBy: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  remindedAt: instant.nullable(),
});

const noted = {
  /** Required, 10 to 500 characters, when the reason is `other`. */
  note: prose(text().max(500)).optional(),
} as const;
/** What the bank says of a payment. */
const receipt = { reference: code(text().min(3).max(35)), paidOn: calendarDate } as const;
const grant = { reason: choice(grantReasons, 'grantReason'), ...noted } as const;

/** What another plan would cost for the rest of the period. */
export const proration = z.strictObject({
  /** A cheaper plan begins with the next period, for which nothing is charged now; the present one is kept where another was to follow. */
  begins: z.enum(['now', 'period_end', 'kept']),
  /** Whether it goes on in the period that runs; otherwise a whole one of its own begins. */
  isSameLength: z.boolean(),
  from: z.strictObject({ plan: ref, price: z.int() }),
  to: z.strictObject({ plan: ref, price: z.int(), version: z.int() }),
  at: instant,
  periodEnd: instant,
  /** Of the period that is paid for, what is not used. */
  credit: z.int(),
  charge: z.int(),
  /** Added to the next payment; below nothing it is to the subscriber's credit. */
  due: z.int(),
  /** Why it can't be changed to that, as the workflow says it. */
  refusal: z.string().nullable(),
});
export type Proration = z.output<typeof proration>;

const definition = {
  path: 'plan-subscriptions',
  screen: '/plan-Subscription/list',
  about: 'Who subscribes to which plan, from when to when, how it is paid, and what is used of it.',
  workflow: 'planSubscription',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    subscriber: true,
    subscriberType: true,
    plan: true,
    planVersion: true,
    priceSnapshot: true,
    currentPeriodStart: true,
    currentPeriodEnd: true,
    mostUsed: true,
    autoRenew: true,
    nextPlan: true,
    createdAt: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(subscriptionStates)),
    plan: many(id),
    audience: many(z.enum(planAudiences)),
    employer: many(id),
    provider: many(id),
    seeker: many(id),
    expiringWithinDays: count,
    isPastDue: flag,
    isManual: flag,
    hasPromo: flag,
    isNearlyUsed: flag,
  },
  sorts: ['createdAt', 'currentPeriodEnd', 'priceSnapshot', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'edit', 'remove', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('planSubscription.recordPayment'),
      ...receipt,
      method: choice(paymentMethods, 'paymentMethod'),
    }),
    z.strictObject({
      type: z.literal('planSubscription.activate'),
      kind: choice(grantKinds, 'grantKind'),
      ...grant,
    }),
    z.strictObject({ type: z.literal('planSubscription.changePlan'), plan: planOfAudience() }),
    z.strictObject({ type: z.literal('planSubscription.extend'), days: z.int().min(1).max(365), ...grant }),
    z.strictObject({ type: z.literal('planSubscription.suspend') }),
    z.strictObject({
      type: z.literal('planSubscription.resume'),
      /** Up to which day it goes on without a payment. */
      until: calendarDate.optional(),
    }),
    z.strictObject({
      type: z.literal('planSubscription.cancel'),
      when: choice(cancelTimes, 'cancelTime'),
      reason: choice(cancelReasons, 'cancelReason'),
      ...noted,
      /** Whether what is not used is given back. */
      refund: neededWhen('when', ['now'], z.boolean().optional()),
    }),
    z.strictObject({ type: z.literal('planSubscription.payOut'), ...receipt }),
    z.strictObject({
      type: z.literal('planSubscription.adjustQuota'),
      feature: reference('planFeatures'),
      /** So many more, or fewer. */
      delta: z.int().min(-10_000).max(10_000),
      /** The last day on which it counts. */
      until: calendarDate,
      ...noted,
    }),
    z.strictObject({ type: z.literal('planSubscription.remind') }),
  ]),
  may: { read: 'money.approve', write: 'money.approve', send: 'money.approve', export: 'export.pii' },
  rules,
  documents: { types: subscriptionDocumentTypes, expiring: [] },
  searchRank: 9,
  picture: { of: 'company', at: 'subscriber.image' },
} as const;

export const planSubscriptions = {
  ...definition,
  more: {
    proration: {
      method: 'GET',
      path: '/plan-subscriptions/:id/proration',
      summary: 'Read what another plan would cost for the rest of the period',
      description: 'Nothing is written: `planSubscription.changePlan` does that.',
      pathParams: z.strictObject({ id }),
      query: z.strictObject({ plan: id }),
      responses: { 200: proration },
      metadata: may(definition.may.read),
    },
  },
} as const;

export type PlanSubscription = z.output<typeof planSubscriptions.record>;
export type PlanSubscriptionRow = z.output<typeof planSubscriptions.row>;
export type PlanSubscriptionEvent = z.output<typeof planSubscriptions.events>;
