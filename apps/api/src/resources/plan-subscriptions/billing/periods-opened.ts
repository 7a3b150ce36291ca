import { retryDays } from '@diwan/api-contract/values/records/plan-subscription';
import { addDays, endOfDay, isAfter } from '@diwan/machines/workflows/rules';
import { and, eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { plansTable as plans } from '#resources/plans/table.ts';
import { readTerms } from '#resources/plans/versions.ts';
import { vatAt } from '#settings/vat.ts';
import { planPaymentsTable as payments, type planSubscriptionsTable } from '../table.ts';
import { openQuotas } from '../usage/usage.ts';
import { amountDueOf } from './amount-due.ts';
import { invoicePeriod } from './invoices.ts';
import { grossOf, setupOf } from './money.ts';
import { isAhead } from './payments.ts';
import { periodEnd } from './periods.ts';

type Subscription = Row<typeof planSubscriptionsTable>;
type Change = Partial<Subscription>;

/** What nothing is tried, waited or ended for any more. */
const settled = { tries: 0, retryAt: null, graceUntil: null, endedAt: null } as const;

/** What is given is never given back. */
const uncharged = { charged: 0, chargedUntil: null } as const;

/** Begins a trial: what the plan gives, until its last day, for nothing. */
export async function openTrial(row: Subscription, writer: Writer): Promise<Change> {
  const { now } = writer;
  const terms = await termsOf(row, writer);
  const end = addDays(now, terms.trialDays);
  await openQuotas(row, { terms, end }, writer);
  return { ...settled, ...uncharged, startAt: now, currentPeriodStart: now, currentPeriodEnd: end, trialEnd: end };
}

/** Begins a period now, of the plan that is next; one that follows a trial lasts as much longer as the trial would have gone on. */
export async function openPeriod(row: Subscription, writer: Writer): Promise<Change> {
  const { now } = writer;
  const { change, terms } = await nextTerms(row, writer);
  const from = row.state === 'trialing' && row.trialEnd && isAfter(row.trialEnd, now) ? row.trialEnd : now;
  const end = periodEnd(from, terms);
  await openQuotas(row, { terms, end }, writer);
  const paid = await takePayment(row, now, writer);
  return {
    ...settled,
    ...change,
    ...paid,
    chargedUntil: end,
    startAt: row.startAt ?? now,
    currentPeriodStart: now,
    currentPeriodEnd: end,
    nextPlanId: null,
  };
}

/** Begins the period that follows, of the plan that is next; it begins where the last one ended, however late it is paid. */
export async function renewPeriod(row: Subscription, writer: Writer): Promise<Change> {
  const start = row.currentPeriodEnd!;
  const paid = await takePayment(row, start, writer);
  const { change, terms } = await nextTerms(row, writer);
  const end = periodEnd(start, terms);
  await openQuotas(row, { terms, end }, writer);
  const period = { currentPeriodStart: start, currentPeriodEnd: end, chargedUntil: end };
  return { ...settled, ...change, ...paid, ...period, nextPlanId: null };
}

/** What the period that begins takes over where another plan is next, and its terms. */
async function nextTerms(row: Subscription, writer: Writer) {
  const change = row.nextPlanId === null ? {} : await termsNow(row.nextPlanId, writer);
  return { change, terms: await termsOf({ ...row, ...change }, writer) };
}

/** What a subscription takes over of a plan as it is now. */
export async function termsNow(planId: string, { tx, now }: Pick<Writer, 'tx' | 'now'>) {
  const [plan] = await tx.select().from(plans).where(eq(plans.id, planId));
  return { planId, planVersion: plan!.termsVersion, priceSnapshot: grossOf(plan!, await vatAt(tx, now)) };
}

/** After a payment that failed: when it is tried again, and after the last try, until when is waited. */
export async function failedPayment(row: Subscription, writer: Writer): Promise<Change> {
  const tries = row.tries + 1;
  const next = retryDays[tries - 1];
  const ended = row.currentPeriodEnd!;
  if (next !== undefined) return { tries, retryAt: addDays(ended, next) };
  const { graceDays } = await termsOf(row, writer);
  return { tries, retryAt: null, graceUntil: addDays(ended, retryDays.at(-1)! + graceDays) };
}

/** Goes on without a payment up to the end of a day. */
export const goneOnUntil = (row: Subscription, until: string): Change => ({
  ...settled,
  ...uncharged,
  currentPeriodStart: row.currentPeriodStart,
  currentPeriodEnd: endOfDay(until),
});

/** So many days more: from the end of the period, or from today where that is over. */
export async function withDays(row: Subscription, days: number, writer: Writer): Promise<Change> {
  const end = row.currentPeriodEnd!;
  const extended = addDays(isAfter(end, writer.now) ? end : writer.now, days);
  if (row.state === 'expired') await openQuotas(row, { terms: await termsOf(row, writer), end: extended }, writer);
  return { ...settled, currentPeriodEnd: extended };
}

const termsOf = ({ planId, planVersion: version }: Pick<Subscription, 'planId' | 'planVersion'>, { tx }: Writer) =>
  readTerms({ planId, version }, tx);

/**
 * Takes the payment that is there for the period that begins and issues its invoice; answers what is left of the balance, and what
 * the period was charged. A grant and what costs nothing take none.
 */
async function takePayment(
  row: Subscription,
  periodStart: string,
  writer: Writer,
): Promise<Pick<Subscription, 'balance' | 'charged'>> {
  const { tx } = writer;
  const [amountDue] = await amountDueOf([row], writer);
  const taken = await tx
    .update(payments)
    .set({ periodStart })
    .where(and(eq(payments.subscriptionId, row.id), isAhead))
    .returning({ amount: payments.amount, method: payments.method });
  if (taken.length === 0 && amountDue! > 0) return { balance: row.balance, charged: 0 };
  const { plan, price, setup } = await chargedOf(row, writer);
  for (const paid of taken) if (paid.amount > 0) await invoicePeriod(row, plan, paid, writer);
  // What was paid before the plan was changed is less or more than what is due now: the rest stays to their debit or credit.
  const paid = taken.reduce((all, { amount }) => all + amount, 0);
  return { balance: price + setup + row.balance - paid, charged: price };
}

async function chargedOf(row: Subscription, { tx, now }: Writer) {
  const vatBps = await vatAt(tx, now);
  const [plan] = await tx
    .select()
    .from(plans)
    .where(eq(plans.id, row.nextPlanId ?? row.planId));
  return {
    plan: plan!,
    price: row.nextPlanId === null ? row.priceSnapshot : grossOf(plan!, vatBps),
    setup: row.startAt === null ? setupOf(plan!, vatBps) : 0,
  };
}
