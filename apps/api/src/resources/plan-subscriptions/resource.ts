import { planSubscriptions } from '@diwan/api-contract/resources/plan-subscriptions';
import { nearlyUsed, suspendedDays } from '@diwan/api-contract/values/records/plan-subscription';
import { planSubscriptionWorkflow } from '@diwan/machines/workflows/plan-subscription/plan-subscription.workflow';
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { computed, defineResource, oncePerBatch, type Reader } from '#crud/definition.ts';
import { daysAgo, isFilled, oneOf, riyadhDay, withinDays } from '#crud/lists/clauses.ts';
import { findNamed, refsOf } from '#crud/lists/refs.ts';
import { problemOf } from '#http/problems/problems.ts';
import { plansTable as plans } from '../plans/table.ts';
import { amountDueOf } from './billing/amount-due.ts';
import { aheadOf, unusedOf } from './billing/given-back.ts';
import { paymentsOf } from './billing/payments.ts';
import { payoutsOf } from './billing/payouts.ts';
import { lockEmployerFirst, planSubscriptionEffects } from './effects.ts';
import { planSubscriptionInput, subscriptionNamed } from './input.ts';
import { planSubscriptionNotices } from './notices.ts';
import { planSubscriptionWriting } from './subscribe.ts';
import { type Subscribed, subscribersOf } from './subscriber.ts';
import { planPaymentsTable as payments, planSubscriptionsTable as table, planUsageTable as usage } from './table.ts';
import { limitOn } from './usage/quota.ts';
import { mostUsedOf, usageOf } from './usage/usage.ts';

const usageBeside = oncePerBatch((rows: { id: string }[], reader: Reader) =>
  usageOf(
    rows.map(({ id }) => id),
    reader,
  ),
);
const subscriberIds = ['employerId', 'providerId', 'seekerId'] as const;
const subscribersBeside = oncePerBatch(subscribersOf);
/** The subscribers of one kind; null where it is another. */
const subscribersOnly = (field: (typeof subscriberIds)[number]) => async (rows: Subscribed[], reader: Reader) => {
  const subscribers = await subscribersBeside(rows, reader);
  return rows.map((row, index) => (row[field] === null ? null : subscribers[index]!));
};
const isOver = (now: string) => lte(table.currentPeriodEnd, now);

export const planSubscriptionsResource = defineResource({
  contract: planSubscriptions,
  table,
  filters: {
    audience: oneOf(table.subscriberType),
    expiringWithinDays: (days, now) =>
      and(
        sql`coalesce(${table.currentPeriodEnd}, '-infinity'::timestamptz) between ${now}::timestamptz and ${now}::timestamptz + make_interval(days => least(${days}::int, 36500))`,
        withinDays(table.currentPeriodEnd)(days, now),
      )!,
    isPastDue: (isWanted) => (isWanted ? eq(table.state, 'past_due') : sql`${table.state} <> 'past_due'`),
    isManual: isFilled(table.grantedBy),
    hasPromo: isFilled(table.promoCode),
    isNearlyUsed(isWanted, now) {
      const nearly = sql`exists (select from ${usage} where ${usage.subscriptionId} = ${table.id} and ${limitOn(riyadhDay(now))} > 0 and 100 * ${usage.used} >= ${nearlyUsed}::int * ${limitOn(riyadhDay(now))})`;
      return isWanted ? nearly : sql`not ${nearly}`;
    },
  },
  sorts: {
    createdAt: table.createdAt,
    currentPeriodEnd: table.currentPeriodEnd,
    priceSnapshot: table.priceSnapshot,
  },
  label: ({ number }) => ({ ar: number }),
  computed: {
    subscriber: computed(table, subscriberIds, subscribersBeside),
    employer: computed(table, subscriberIds, subscribersOnly('employerId')),
    provider: computed(table, subscriberIds, subscribersOnly('providerId')),
    seeker: computed(table, subscriberIds, subscribersOnly('seekerId')),
    plan: computed(table, ['planId'], async (rows, { tx }) => {
      const ids = rows.map(({ planId }) => planId);
      return (await refsOf(tx, plans, ids)).map((found) => found!);
    }),
    planTermsVersion: computed(table, ['planId'], async (rows, { tx }) => {
      const ids = rows.map(({ planId }) => planId);
      const found = await findNamed(tx, plans, { version: plans.termsVersion }, ids);
      return ids.map((id) => found.get(id)!.version);
    }),
    nextPlan: computed(table, ['nextPlanId'], (rows, { tx }) =>
      refsOf(
        tx,
        plans,
        rows.map(({ nextPlanId }) => nextPlanId),
      ),
    ),
    amountDue: computed(
      table,
      ['id', 'planId', 'nextPlanId', 'priceSnapshot', 'balance', 'startAt', 'state'],
      (rows, reader) => amountDueOf(rows, reader),
    ),
    unused: computed(
      table,
      ['state', 'charged', 'chargedUntil', 'currentPeriodStart', 'currentPeriodEnd'],
      async (rows, { now }) => rows.map((row) => unusedOf(row, now)),
    ),
    paidAhead: computed(table, ['id'], (rows, { tx }) =>
      aheadOf(
        rows.map(({ id }) => id),
        tx,
      ),
    ),
    usage: computed(table, ['id'], usageBeside),
    mostUsed: computed(table, ['id'], async (rows, reader) => (await usageBeside(rows, reader)).map(mostUsedOf)),
    payouts: computed(table, ['id'], (rows, { tx }) =>
      payoutsOf(
        rows.map(({ id }) => id),
        tx,
      ),
    ),
    payments: computed(table, ['id'], (rows, { tx }) =>
      paymentsOf(
        rows.map(({ id }) => id),
        tx,
      ),
    ),
  },
  exported: {
    number: 'number',
    subscriber: ['subscriber', 'subscriberType'],
    plan: ['plan', 'planVersion'],
    price: 'priceSnapshot',
    period: ['currentPeriodStart', 'currentPeriodEnd'],
    usage: { of: 'mostUsed', title: 'usage', value: ({ mostUsed }) => mostUsed && mostUsed.percent },
    autoRenew: 'autoRenew',
    nextInvoice: 'amountDue',
    inState: 'stateChangedAt',
    state: 'state',
    createdAt: 'createdAt',
    paymentMethod: 'paymentMethod',
    promoCode: 'promoCode',
  },
  writing: planSubscriptionWriting,
  workflowBinding: {
    workflow: planSubscriptionWorkflow,
    input: planSubscriptionInput,
    named: subscriptionNamed,
    effects: planSubscriptionEffects,
    notices: planSubscriptionNotices,
    lockFirst: lockEmployerFirst,
    async onChange(before, after, { tx }) {
      if (before === null || after !== null) return;
      // What somebody has paid for or had is kept: it is cancelled instead.
      const isPaid = (await tx.$count(payments, eq(payments.subscriptionId, before.id))) > 0;
      if (before.state !== 'pending_payment' || isPaid) throw problemOf('refused', { reason: 'cancelInstead' });
    },
  },
  timed: (now) => [
    // Whichever of the two is in order: what the period that follows costs, the workflow knows.
    {
      event: { type: 'planSubscription.renew' },
      where: and(eq(table.state, 'active'), isOver(now), eq(table.autoRenew, true)),
    },
    {
      event: { type: 'planSubscription.paymentFailed' },
      where: and(eq(table.state, 'active'), isOver(now), eq(table.autoRenew, true)),
    },
    {
      event: { type: 'planSubscription.paymentFailed' },
      where: and(eq(table.state, 'past_due'), lte(table.retryAt, now)),
    },
    {
      event: { type: 'planSubscription.suspend' },
      where: and(eq(table.state, 'past_due'), lte(table.graceUntil, now)),
    },
    { event: { type: 'planSubscription.expire' }, where: and(eq(table.state, 'active'), isOver(now)) },
    { event: { type: 'planSubscription.expire' }, where: and(eq(table.state, 'trialing'), lte(table.trialEnd, now)) },
    { event: { type: 'planSubscription.expire' }, where: and(eq(table.state, 'cancelled'), lte(table.endedAt, now)) },
    {
      event: { type: 'planSubscription.expire' },
      where: and(eq(table.state, 'suspended'), daysAgo(table.stateChangedAt)(suspendedDays, now)),
    },
    {
      event: { type: 'planSubscription.resetUsage' },
      where: and(
        eq(table.state, 'active'),
        inArray(
          table.id,
          sql`(select ${usage.subscriptionId} from ${usage} where ${usage.resetsAt} <= ${now}::timestamptz and ${usage.resetsAt} < ${table.currentPeriodEnd})`,
        ),
      ),
    },
  ],
  seed: async () => (await import('./seed.ts')).planSubscriptionsSeed,
});
