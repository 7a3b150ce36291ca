import type { PlanSubscription } from '@diwan/api-contract/resources/plan-subscriptions';
import type { Payout } from '@diwan/machines/workflows/plan-subscription/plan-subscription.workflow';
import { and, asc, desc, eq, ne, sum } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { isUniqueViolation } from '#crud/writes/constraints.ts';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { problemOf } from '#http/problems/problems.ts';
import { creditInvoice } from '#resources/invoices/issuing/issue.ts';
import { invoicesTable as invoices } from '#resources/invoices/table.ts';
import { planPaymentsTable as payments, planPayoutsTable as payouts, type planSubscriptionsTable } from '../table.ts';

type Subscription = Row<typeof planSubscriptionsTable>;

/** What was paid out of each subscription, the oldest first. */
export async function payoutsOf(ids: readonly string[], tx: Tx): Promise<PlanSubscription['payouts'][]> {
  const { subscriptionId, reference, amount, paidOn } = payouts;
  const rows = await tx
    .select({ subscriptionId, reference, amount, paidOn })
    .from(payouts)
    .where(idIn(subscriptionId, ids))
    .orderBy(asc(payouts.recordedAt), asc(payouts.id));
  const bySubscription = Map.groupBy(rows, (row) => row.subscriptionId);
  return ids.map((id) => (bySubscription.get(id) ?? []).map(({ subscriptionId: _, ...payout }) => payout));
}

/**
 * All that is to a subscriber's credit has been paid out; credit notes take back what was invoiced of it.
 * @throws {ProblemError} `duplicate` where a payout has this reference.
 */
export async function payOut(
  { id: subscriptionId, balance }: Pick<Subscription, 'id' | 'balance'>,
  { reference, paidOn }: Payout,
  writer: Writer,
): Promise<Pick<Subscription, 'balance'>> {
  const { tx, now, actor } = writer;
  const recordedBy = { type: actor.type, id: actor.id, name: actor.name };
  const payout = { id: newId(), subscriptionId, reference, amount: -balance, paidOn, recordedAt: now, recordedBy };
  try {
    await tx.transaction((inner) => inner.insert(payouts).values(payout));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw problemOf('duplicate', { errors: [{ path: 'reference', code: 'paymentTaken' }] });
  }
  await creditWhatIsNotPaid(subscriptionId, writer);
  return { balance: 0 };
}

/** No more stays invoiced than stays paid: the newest invoices are taken back first. */
async function creditWhatIsNotPaid(subscriptionId: string, writer: Writer): Promise<void> {
  const { tx } = writer;
  const sumOf = async (table: typeof payments | typeof payouts) => {
    const [all] = await tx
      .select({ amount: sum(table.amount).mapWith(Number) })
      .from(table)
      .where(eq(table.subscriptionId, subscriptionId));
    return all!.amount ?? 0;
  };
  const kept = (await sumOf(payments)) - (await sumOf(payouts));
  const issued = await tx
    .select({ id: invoices.id, left: invoices.gross, credited: invoices.credited })
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.type, '388'), ne(invoices.state, 'draft')))
    .orderBy(desc(invoices.createdAt), desc(invoices.id));
  let excess = issued.reduce((all, { left, credited }) => all + left - credited, 0) - kept;
  for (const { id: invoiceId, left, credited } of issued) {
    const amount = Math.min(excess, left - credited);
    if (amount <= 0) continue;
    await creditInvoice({ invoiceId, amount, reason: 'cancelled', isRefunded: true }, writer);
    excess -= amount;
  }
}
