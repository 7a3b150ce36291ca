import type { Settlement } from '@diwan/machines/workflows/order/order.workflow';
import type { Row, Writer } from '#crud/definition.ts';
import type { ordersTable } from '../table.ts';
import { giveBack } from './refunds.ts';
import { credit, releaseHeld } from './wallet.ts';

type Order = Row<typeof ordersTable>;

/** Ends a dispute: the customer gets back what is decided, the provider what is left, whichever of that was held or is yet to be booked. */
export async function settle(order: Order, { outcome, amount }: Settlement, writer: Writer): Promise<Partial<Order>> {
  const { now, actor } = writer;
  const rest = order.paid - order.refunded;
  const back = outcome === 'release' ? 0 : outcome === 'refund' ? rest : amount!;
  const { fromHeld, ...change } = back > 0 ? await giveBack(order, back, 'dispute', writer) : { fromHeld: 0 };
  const isCredited = order.completedAt !== null;
  if (isCredited) await releaseHeld(order, order.held - fromHeld, writer);
  const isLost = outcome === 'refund';
  const credited = isCredited || isLost ? {} : await credit(order, rest - back, writer);
  return {
    ...change,
    ...credited,
    held: 0,
    dueAt: null,
    dispute: { ...order.dispute!, outcome, resolvedBy: { id: actor.id, name: actor.name }, resolvedAt: now },
    ...(isLost ? { cancelledAt: now } : { completedAt: order.completedAt ?? now }),
  };
}
