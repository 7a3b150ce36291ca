import { and, eq, sum } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { planPaymentsTable as payments, type planSubscriptionsTable } from '../table.ts';
import { isAhead } from './payments.ts';
import { prorate } from './proration.ts';

type Charged = Pick<
  Row<typeof planSubscriptionsTable>,
  'state' | 'charged' | 'chargedUntil' | 'currentPeriodStart' | 'currentPeriodEnd'
>;

/** What was charged for the period that it is in and is not used, in halalas; whoever is past due has used what was paid. */
export function unusedOf(
  { state, charged: paid, chargedUntil: paidUntil, currentPeriodStart: start, currentPeriodEnd: end }: Charged,
  now: string,
): number {
  if (state !== 'active' || start === null || end === null) return 0;
  return prorate({ paid, paidUntil, next: 0, start, end, now, isSameLength: true }).credit;
}

/** What was paid for the period that follows, of each subscription, in halalas. */
export async function aheadOf(ids: readonly string[], tx: Tx): Promise<number[]> {
  const found = await tx
    .select({ id: payments.subscriptionId, amount: sum(payments.amount).mapWith(Number) })
    .from(payments)
    .where(and(idIn(payments.subscriptionId, ids), isAhead))
    .groupBy(payments.subscriptionId);
  const amounts = new Map(found.map(({ id, amount }) => [id, amount]));
  return ids.map((id) => amounts.get(id) ?? 0);
}

/** What was paid for a period that will not follow is the subscriber's again; answers how much, in halalas. */
export async function creditAhead(id: string, { tx, now }: Pick<Writer, 'tx' | 'now'>): Promise<number> {
  const credited = await tx
    .update(payments)
    .set({ creditedAt: now })
    .where(and(eq(payments.subscriptionId, id), isAhead))
    .returning({ amount: payments.amount });
  return credited.reduce((all, { amount }) => all + amount, 0);
}
