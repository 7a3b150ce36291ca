import type { RefundReason, RefundWay } from '@diwan/api-contract/values/records/order';
import type { RefundWish } from '@diwan/machines/workflows/order/order.workflow';
import { and, eq, inArray } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { newId } from '#db/id.ts';
import { problemOf } from '#http/problems/problems.ts';
import { refundPromo } from '#resources/promo-codes/using/use-code.ts';
import { paymentsTable as payments, orderRefundsTable as refunds } from '../parts-tables.ts';
import { gatewayOf } from '../payments/gateways.ts';
import { isGatewayRefundable } from '../payments/ways.ts';
import type { ordersTable } from '../table.ts';
import { creditOrder } from './invoices.ts';
import { bookReturn } from './ledger.ts';
import { takeBack } from './wallet.ts';

type Order = Row<typeof ordersTable>;
const nameOf = ({ actor: { id, name } }: Writer) => ({ id, name });

interface Back {
  id: string;
  amount: number;
  way: RefundWay;
  reason: RefundReason;
}

/** Carries out a refund: what was credited for it is taken back, then the money leaves. Answers what changes of the order. */
export async function carryOut(
  order: Order,
  back: Back,
  writer: Writer,
): Promise<Partial<Order> & { fromHeld: number }> {
  const isCredited = order.completedAt !== null;
  const { change, fromHeld } = isCredited
    ? await takeBack(order, back.amount, back.id, writer)
    : { change: {}, fromHeld: 0 };
  await bookReturn(order, back, writer);
  if (back.way === 'gateway') await askGateway(order, back.amount, writer);
  await creditOrder(order, back, writer);
  const refunded = order.refunded + back.amount;
  if (refunded === order.paid) await refundPromo(writer, { ref: { type: 'order', id: order.id } });
  return { ...change, refunded, fromHeld };
}

async function askGateway({ id, total }: Order, amount: number, { tx }: Writer): Promise<void> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, id), inArray(payments.status, ['paid', 'captured'])));
  if (!payment) throw problemOf('refused', { reason: 'gatewayCannotRefund' });
  await gatewayOf(payment.gateway).refund(payment.gatewayId, amount);
  if (amount === total) await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, payment.id));
}

/** Gives back so much of an order because it ended, by the way that its payment allows. */
export async function giveBack(order: Order, amount: number, reason: RefundReason, writer: Writer) {
  const way: RefundWay = isGatewayRefundable(order.paymentMethod) ? 'gateway' : 'wallet_credit';
  const id = newId(Date.parse(writer.now));
  const { now, tx } = writer;
  await rejectProposal(order, writer);
  await tx.insert(refunds).values({
    id,
    orderId: order.id,
    state: 'done',
    amount,
    way,
    reason,
    decidedBy: nameOf(writer),
    createdAt: now,
    decidedAt: now,
  });
  return carryOut(order, { id, amount, way, reason }, writer);
}

const rowOf = ({ id: orderId }: Order, { amount, way, reason, note }: RefundWish, { now }: Writer) => ({
  id: newId(Date.parse(now)),
  orderId,
  amount,
  way,
  reason,
  note: note ?? null,
  createdAt: now,
});

/** Keeps what somebody proposes to give back; nothing moves yet. */
export async function propose(order: Order, wish: RefundWish, writer: Writer): Promise<Partial<Order>> {
  await writer.tx
    .insert(refunds)
    .values({ ...rowOf(order, wish, writer), state: 'proposed', proposedBy: nameOf(writer) });
  return { refundIban: wish.iban ?? null };
}

/** Gives back at once what an administrator wants to. */
export async function refundNow(order: Order, wish: RefundWish, writer: Writer): Promise<Partial<Order>> {
  const row = rowOf(order, wish, writer);
  await writer.tx.insert(refunds).values({ ...row, state: 'done', decidedBy: nameOf(writer), decidedAt: writer.now });
  const { fromHeld: _, ...change } = await carryOut(order, row, writer);
  return { ...change, refundIban: wish.iban ?? order.refundIban };
}

/** Carries out what waits for it. */
export async function carryOutProposal(order: Order, writer: Writer): Promise<Partial<Order>> {
  const [proposal] = await writer.tx
    .update(refunds)
    .set({ state: 'done', decidedBy: nameOf(writer), decidedAt: writer.now })
    .where(and(eq(refunds.orderId, order.id), eq(refunds.state, 'proposed')))
    .returning();
  const { fromHeld: _, ...change } = await carryOut(order, proposal!, writer);
  return change;
}

export async function rejectProposal({ id }: Order, writer: Writer): Promise<void> {
  await writer.tx
    .update(refunds)
    .set({ state: 'rejected', decidedBy: nameOf(writer), decidedAt: writer.now })
    .where(and(eq(refunds.orderId, id), eq(refunds.state, 'proposed')));
}
