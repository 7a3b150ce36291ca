import type { PlanSubscription } from '@diwan/api-contract/resources/plan-subscriptions';
import { and, desc, isNull } from 'drizzle-orm';
import { idIn } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { planPaymentsTable as payments } from '../table.ts';

/** What came in for a period that has not begun. */
export const isAhead = and(isNull(payments.periodStart), isNull(payments.creditedAt))!;

/** What came in for each subscription, the newest first. */
export async function paymentsOf(ids: readonly string[], tx: Tx): Promise<PlanSubscription['payments'][]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(idIn(payments.subscriptionId, ids))
    .orderBy(desc(payments.recordedAt), desc(payments.id));
  const bySubscription = Map.groupBy(rows, ({ subscriptionId }) => subscriptionId);
  return ids.map((id) =>
    (bySubscription.get(id) ?? []).map(({ reference, method, amount, paidOn, periodStart, creditedAt }) => ({
      reference,
      method,
      amount,
      paidOn,
      periodStart,
      creditedAt,
    })),
  );
}
