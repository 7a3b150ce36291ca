import { type OrderState, orderStates } from '@diwan/api-contract/values/records/order';
import { sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';

/** The states in which something is still to be done. */
export const openOrderStates: readonly OrderState[] = orderStates.filter(
  (state) => state !== 'completed' && state !== 'cancelled',
);

/** Which of some providers have orders that are neither completed nor cancelled. */
export async function providersWithOpenOrders(ids: readonly string[], tx: Tx): Promise<ReadonlySet<string>> {
  // By its name: the table of orders refers to that of providers.
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct provider_id as id from orders
    where provider_id = any(${sql.param(ids)}::uuid[]) and state not in ('completed', 'cancelled')`);
  return new Set(rows.map(({ id }) => id));
}

/** Which of some products are in orders that are neither completed nor cancelled. */
export async function productsInOpenOrders(ids: readonly string[], tx: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct i.product_id as id from order_items i join orders o on o.id = i.order_id
    where i.product_id = any(${sql.param(ids)}::uuid[]) and o.state not in ('completed', 'cancelled')`);
  return new Set(rows.map(({ id }) => id));
}
