import { planSubscriptions } from '@diwan/api-contract/resources/plan-subscriptions';
import type {
  ChangeTo,
  PlanSubscriptionInput,
} from '@diwan/machines/workflows/plan-subscription/plan-subscription.workflow';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { computed, type Reader, type Row } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { recordFilesTable as files } from '#db/schema/files.ts';
import { invoicesTable as invoices } from '../invoices/table.ts';
import { plansTable as plans } from '../plans/table.ts';
import { amountDueOf } from './billing/amount-due.ts';
import { changeOf, isPlanFull } from './billing/change.ts';
import { isAhead } from './billing/payments.ts';
import { planPaymentsTable as payments, planSubscriptionsTable as table, planUsageTable as usage } from './table.ts';
import { leftAfter } from './usage/usage.ts';

type Subscription = Row<typeof table>;

const reads = [
  'id',
  'state',
  'subscriberType',
  'employerId',
  'providerId',
  'seekerId',
  'planId',
  'planVersion',
  'nextPlanId',
  'priceSnapshot',
  'balance',
  'startAt',
  'currentPeriodStart',
  'currentPeriodEnd',
  'trialEnd',
  'endedAt',
  'retryAt',
  'stateChangedAt',
  'autoRenew',
  'createdBy',
  'cancelledBy',
] as const satisfies readonly (keyof Subscription)[];
type Seen = Pick<Subscription, (typeof reads)[number]>;

const subscriberOf = ({ employerId, providerId, seekerId }: Seen) => (employerId ?? providerId ?? seekerId)!;

/** What the rules about subscriptions look at, for several at once. */
export const planSubscriptionInput = computed(table, reads, async (rows, reader): Promise<PlanSubscriptionInput[]> => {
  const { tx, now, actor } = reader;
  const ids = rows.map(({ id }) => id);
  const named = { state: plans.state, interval: plans.interval, trialDays: plans.trialDays };
  const planOf = await findNamed(
    tx,
    plans,
    named,
    rows.flatMap(({ planId, nextPlanId }) => [planId, nextPlanId]),
  );
  const ahead = await idsOf(ids, reader, 'ahead');
  const proven = await idsOf(ids, reader, 'proven');
  const counted = await idsOf(ids, reader, 'counted');
  const waiting = await idsOf(ids, reader, 'waiting');
  const others = await othersOf(rows, reader);
  const due = await amountDueOf(rows, reader);
  return rows.map((row, index) => {
    const plan = planOf.get(row.planId)!;
    const next = planOf.get(row.nextPlanId ?? row.planId)!;
    const theirs = others.filter(({ id, subscriber }) => id !== row.id && subscriber === subscriberOf(row));
    return {
      now,
      periodEnd: row.currentPeriodEnd,
      trialEnd: row.trialEnd,
      endedAt: row.endedAt,
      retryAt: row.retryAt,
      stateSince: row.stateChangedAt,
      autoRenew: row.autoRenew,
      // What costs nothing is paid for, once somebody has it.
      isPaidAhead: due[index]! <= 0 && (row.state !== 'pending_payment' || ahead.has(row.id)),
      isRenewable: next.state !== 'retired' && next.interval !== 'one_time',
      trialDays: plan.trialDays,
      hasHadTrial: theirs.some(({ hasTrial }) => hasTrial),
      isOwnRecord: row.createdBy.id === actor.id,
      credit: Math.max(0, -row.balance),
      isInvoiceWaiting: waiting.has(row.id),
      isOwnCancellation: row.cancelledBy?.id === actor.id,
      hasEvidence: proven.has(row.id),
      hasOtherLive: theirs.some(({ isLive }) => isLive),
      changeTo: null,
      // Of no quota in particular: whether there is one at all.
      quotaLeftAfter: counted.has(row.id) ? 0 : null,
    };
  });
});

/** Those of which the next period is paid for, a document says why, an invoice waits, or something is counted. */
async function idsOf(ids: readonly string[], { tx }: Reader, what: 'ahead' | 'proven' | 'counted' | 'waiting') {
  const found = {
    ahead: () =>
      tx
        .select({ id: payments.subscriptionId })
        .from(payments)
        .where(and(idIn(payments.subscriptionId, ids), isAhead)),
    proven: () =>
      tx
        .select({ id: files.recordId })
        .from(files)
        .where(and(eq(files.resource, planSubscriptions.path), idIn(files.recordId, ids), ne(files.scan, 'rejected'))),
    waiting: () =>
      tx
        .select({ id: sql<string>`${invoices.subscriptionId}` })
        .from(invoices)
        .where(and(idIn(invoices.subscriptionId, ids), eq(invoices.state, 'draft'))),
    counted: () =>
      tx
        .select({ id: usage.subscriptionId })
        .from(usage)
        .where(and(idIn(usage.subscriptionId, ids), sql`${usage.baseLimit} is not null`)),
  };
  return new Set((await found[what]()).map(({ id }) => id));
}

/** Every subscription of those who have these. */
async function othersOf(rows: readonly Seen[], { tx }: Reader) {
  const subscribers = [...new Set(rows.map(subscriberOf))];
  const { employerId, providerId, seekerId } = table;
  return tx
    .select({
      id: table.id,
      subscriber: sql<string>`coalesce(${employerId}, ${providerId}, ${seekerId})`,
      hasTrial: sql<boolean>`${table.trialEnd} is not null`,
      isLive: sql<boolean>`${inArray(table.state, ['trialing', 'active', 'past_due', 'suspended', 'cancelled'])}`,
    })
    .from(table)
    .where(or(...[employerId, providerId, seekerId].map((column) => idIn(column, subscribers))));
}

/** What the rules look at besides, of an event that names a plan or a feature. */
export async function subscriptionNamed(
  rows: Subscription[],
  event: { type: string; plan?: string; feature?: string; delta?: number },
  reader: Reader,
): Promise<Partial<PlanSubscriptionInput>[]> {
  const { type, plan, feature, delta } = event;
  const named: Partial<PlanSubscriptionInput>[] = [];
  for (const row of rows) {
    if (type === 'planSubscription.changePlan') named.push({ changeTo: await changeTo(row, plan!, reader) });
    else if (type === 'planSubscription.adjustQuota')
      named.push({ quotaLeftAfter: await leftAfter(row, { feature: feature!, delta: delta! }, reader) });
    else named.push({});
  }
  return named;
}

/** What there is to say of a plan that a subscription might change to; one that is gone is not on sale. */
export async function changeTo(row: Subscription, planId: string, reader: Reader): Promise<ChangeTo> {
  const [plan] = await reader.tx.select().from(plans).where(eq(plans.id, planId));
  if (!plan) return { state: 'retired', isSame: false, isOtherAudience: false, isFull: false, isWorthMore: false };
  const { begins } = await changeOf(row, plan, reader);
  return {
    state: plan.state,
    isSame: row.nextPlanId === null ? begins === 'kept' : plan.id === row.nextPlanId,
    isOtherAudience: plan.audience !== row.subscriberType,
    isFull: plan.id !== row.planId && (await isPlanFull(plan, reader.tx)),
    isWorthMore: begins === 'now',
  };
}
