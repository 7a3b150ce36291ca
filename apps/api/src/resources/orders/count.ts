import { sql } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { orderItemsTable as items } from './parts-tables.ts';
import type { ordersTable } from './table.ts';

type Order = Row<typeof ordersTable>;

const step = (before: Order | null, after: Order | null, state: Order['state']) =>
  Number(after?.state === state) - Number(before?.state === state);

/** Keeps it right how many orders each provider has completed and which share it cancelled, and what was sold of each product. */
export async function countOrder(before: Order | null, after: Order | null, { tx }: Writer): Promise<void> {
  const { id, providerId } = (after ?? before)!;
  const completed = step(before, after, 'completed');
  if (completed === 0 && step(before, after, 'cancelled') === 0) return;
  await tx.execute(sql`
    update providers set orders_count = orders_count + ${completed}::int, cancel_rate = coalesce((
      select round(100.0 * count(*) filter (where state = 'cancelled' and cancel_reason in ('provider_unavailable', 'out_of_scope')) / nullif(count(*), 0))
      from orders where provider_id = ${providerId} and state in ('completed', 'cancelled')
    ), 0) where id = ${providerId}`);
  if (completed !== 0)
    await tx.execute(sql`
      update products set sold_count = greatest(0, sold_count + ${completed}::int * sold.qty)
      from (select ${items.productId} as id, sum(${items.qty})::int as qty from ${items} where ${items.orderId} = ${id} group by 1) sold
      where products.id = sold.id`);
}
