import type { planSubscriptionMachine } from '@diwan/machines/workflows/plan-subscription/plan-subscription.machine';
import type {
  Cancellation,
  Payment,
  Payout,
  QuotaAdjustment,
  SubscriptionJudgement,
} from '@diwan/machines/workflows/plan-subscription/plan-subscription.workflow';
import { and, eq, gt } from 'drizzle-orm';
import type { EffectHandlers, Row, Writer } from '#crud/definition.ts';
import { isUniqueViolation } from '#crud/writes/constraints.ts';
import { newId } from '#db/id.ts';
import { problemOf } from '#http/problems/problems.ts';
import { employersTable as employers } from '../employers/table.ts';
import { jobPostsTable as jobPosts } from '../job-posts/table.ts';
import { plansTable as plans } from '../plans/table.ts';
import { readTerms } from '../plans/versions.ts';
import { amountDueOf } from './billing/amount-due.ts';
import { changeOf, isPresent } from './billing/change.ts';
import { creditAhead, unusedOf } from './billing/given-back.ts';
import { payOut } from './billing/payouts.ts';
import { periodEnd } from './billing/periods.ts';
import {
  failedPayment,
  goneOnUntil,
  openPeriod,
  openTrial,
  renewPeriod,
  termsNow,
  withDays,
} from './billing/periods-opened.ts';
import { tellSubscriber } from './mails.ts';
import { planPaymentsTable as payments, type planSubscriptionsTable as table } from './table.ts';
import { adjustQuota, beginMonths, openQuotas } from './usage/usage.ts';

type Subscription = Row<typeof table>;

/** What the workflow of a subscription names, carried out. */
export const planSubscriptionEffects: EffectHandlers<typeof table, typeof planSubscriptionMachine> = {
  async storePayment(row: Subscription, { reference, method, paidOn, followedBy }: Payment, writer: Writer) {
    const { tx, now, actor, followUps } = writer;
    const [amount] = await amountDueOf([row], writer);
    const recordedBy = { type: actor.type, id: actor.id, name: actor.name };
    const payment = { id: newId(), subscriptionId: row.id, reference, method, amount: amount!, paidOn };
    try {
      await tx.transaction((inner) => inner.insert(payments).values({ ...payment, recordedAt: now, recordedBy }));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw problemOf('duplicate', { errors: [{ path: 'reference', code: 'paymentTaken' }] });
    }
    if (followedBy === null) return;
    const event = { type: `planSubscription.${followedBy}` };
    followUps.push({ resource: 'planSubscriptions', id: row.id, event, isBySystem: true });
  },
  async payOutCredit(row: Subscription, payout: Payout, writer: Writer) {
    const paidOut = await payOut(row, payout, writer);
    await tellSubscriber(row, payout, writer);
    return paidOut;
  },
  storeReason: (_: Subscription, { reason, note }: SubscriptionJudgement) => ({
    stateReason: reason as NonNullable<Subscription['stateReason']>,
    stateNote: note,
  }),
  storeGrant: (_: Subscription, __: unknown, { actor: { id, name }, now }: Writer) => ({
    grantedBy: { id, name },
    grantedAt: now,
  }),
  openTrial: (row: Subscription, _: unknown, writer: Writer) => openTrial(row, writer),
  openPeriod: (row: Subscription, _: unknown, writer: Writer) => openPeriod(row, writer),
  renewPeriod: (row: Subscription, _: unknown, writer: Writer) => renewPeriod(row, writer),
  storeFailure: (row: Subscription, _: unknown, writer: Writer) => failedPayment(row, writer),
  pauseJobs: (row: Subscription, _: unknown, writer: Writer) => sendToJobs(row, 'jobPost.suspend', writer),
  resumeJobs: (row: Subscription, _: unknown, writer: Writer) => sendToJobs(row, 'jobPost.reinstate', writer),
  goOnUntil: (row: Subscription, { until }: { until: string | null }) => goneOnUntil(row, until!),
  addDays: (row: Subscription, { days }: { days: number }, writer: Writer) => withDays(row, days, writer),
  async switchPlan(row: Subscription, { plan: planId }: { plan: string }, writer: Writer) {
    const [plan] = await writer.tx.select().from(plans).where(eq(plans.id, planId));
    const { due, isSameLength } = await changeOf(row, plan!, writer);
    const change = await termsNow(planId, writer);
    const terms = await readTerms({ planId, version: change.planVersion }, writer.tx);
    const isNewPeriod = row.state === 'active' && !isSameLength;
    const end = isNewPeriod ? periodEnd(writer.now, terms) : row.currentPeriodEnd!;
    await openQuotas(row, { terms, end }, writer);
    const period = isNewPeriod ? { currentPeriodStart: writer.now, currentPeriodEnd: end } : {};
    const charge = row.state === 'active' ? { charged: change.priceSnapshot, chargedUntil: end } : {};
    return { ...change, ...period, ...charge, nextPlanId: null, balance: row.balance + due };
  },
  async planNext(row: Subscription, { plan: planId }: { plan: string }, writer: Writer) {
    const [plan] = await writer.tx.select().from(plans).where(eq(plans.id, planId));
    return { nextPlanId: isPresent(row, plan!) ? null : planId };
  },
  async storeCancellation(row: Subscription, cancellation: Cancellation, writer: Writer) {
    const { when, isRefunded } = cancellation;
    await tellSubscriber(row, cancellation, writer);
    const { currentPeriodEnd: end } = row;
    const { now, actor } = writer;
    const balance = row.balance - (await creditAhead(row.id, writer));
    const change = {
      autoRenew: false,
      nextPlanId: null,
      retryAt: null,
      graceUntil: null,
      balance,
      cancelledBy: { id: actor.id, name: actor.name },
    };
    if (when === 'period_end') return { ...change, endedAt: Date.parse(end!) > Date.parse(now) ? end : now };
    if (!isRefunded) return { ...change, endedAt: now };
    return { ...change, endedAt: now, balance: balance - unusedOf(row, now), charged: 0, chargedUntil: null };
  },
  storeEnd: (_: Subscription, __: unknown, { now }: Writer) => ({ endedAt: now, retryAt: null, graceUntil: null }),
  adjustUsage: (row: Subscription, adjustment: QuotaAdjustment, writer: Writer) => adjustQuota(row, adjustment, writer),
  resetUsage: (row: Subscription, _: unknown, writer: Writer) => beginMonths(row, writer),
  announcePaymentFailed: tellSubscriber,
  announceSuspension: tellSubscriber,
  announceEnd: tellSubscriber,
  announceRenewal: tellSubscriber,
  async remindSubscriber(row: Subscription, params: unknown, writer: Writer) {
    await tellSubscriber(row, params, writer);
    return { remindedAt: writer.now };
  },
};

/** Its employer's posts stop with what pays for them, and come back with it; those of an employer that is suspended itself stay. */
async function sendToJobs(
  { employerId }: Subscription,
  type: 'jobPost.suspend' | 'jobPost.reinstate',
  { tx, now, followUps }: Writer,
): Promise<void> {
  if (employerId === null) return;
  const [employer] = await tx.select({ state: employers.state }).from(employers).where(eq(employers.id, employerId));
  if (employer!.state !== 'verified') return;
  const which =
    type === 'jobPost.suspend'
      ? eq(jobPosts.state, 'published')
      : and(eq(jobPosts.state, 'paused'), eq(jobPosts.pausedBy, 'suspension'), gt(jobPosts.expiresAt, now));
  const posts = await tx
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(and(eq(jobPosts.employerId, employerId), which))
    .orderBy(jobPosts.id);
  followUps.push(...posts.map(({ id }) => ({ resource: 'jobPosts' as const, id, event: { type }, isBySystem: true })));
}

/** The live posts of its employer, then the employer, then the subscription: as whoever changes a post takes them. */
export async function lockEmployerFirst({ employerId }: Subscription, { tx }: Writer): Promise<void> {
  if (employerId === null) return;
  await tx
    .select({ id: jobPosts.id })
    .from(jobPosts)
    .where(and(eq(jobPosts.employerId, employerId), eq(jobPosts.state, 'published')))
    .orderBy(jobPosts.id)
    .for('no key update');
  await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId)).for('no key update');
}
