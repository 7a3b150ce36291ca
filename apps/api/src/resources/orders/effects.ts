import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import type { orderMachine } from '@diwan/machines/workflows/order/order.machine';
import type {
  Complaint,
  OrderEnding,
  RefundWish,
  Settlement,
  Transfer,
} from '@diwan/machines/workflows/order/order.workflow';
import { addDays } from '@diwan/machines/workflows/rules';
import { and, eq } from 'drizzle-orm';
import type { EffectHandlers, Row, Writer } from '#crud/definition.ts';
import { staff } from '#db/schema/identity.ts';
import { problemOf } from '#http/problems/problems.ts';
import { messageAbout } from '#resources/mails/messages.ts';
import { redeemPromo, releasePromo } from '#resources/promo-codes/using/use-code.ts';
import { readSettings } from '#settings/read-settings.ts';
import { invoiceOrder, sendInvoicesOf } from './money/invoices.ts';
import { bookIncome } from './money/ledger.ts';
import { carryOutProposal, giveBack, propose, refundNow, rejectProposal } from './money/refunds.ts';
import { settle } from './money/settle.ts';
import { credit, holdForDispute } from './money/wallet.ts';
import { begin, conclude, keepTransfer } from './payments/attempts.ts';
import { gatewayOf } from './payments/gateways.ts';
import type { ordersTable as table } from './table.ts';

type Order = Row<typeof table>;

/** So long the next step may take, in days, where no setting says it. */
const disputeDays = 3;
const workDays = 7;

const nameOf = ({ actor: { id, name } }: Writer) => ({ id, name });
const own = ({ id }: Order, type: string) => ({ resource: 'orders' as const, id, event: { type }, isBySystem: true });
/** Whoever sells has to say soon whether they take it. */
const acceptBy = async ({ tx, now }: Writer) => addDays(now, (await readSettings(tx, now)).orderAcceptDays);

const promoOf = ({ id }: Order) => ({ ref: { type: 'order' as const, id } });

/** Its promo code is used now, and it has its invoice. */
async function received(row: Order, writer: Writer): Promise<Partial<Order>> {
  await redeemPromo(writer, promoOf(row));
  await invoiceOrder(row, writer);
  return {
    paid: row.total,
    paidAt: writer.now,
    ...(row.state === 'placed' ? { dueAt: await acceptBy(writer) } : {}),
  };
}

/** What the workflow of an order names, carried out. */
export const orderEffects: EffectHandlers<typeof table, typeof orderMachine> = {
  async beginPayment(row: Order, { method }: { method: Order['paymentMethod'] }, writer: Writer) {
    await begin(row, method, writer);
    return { paymentMethod: method, paymentEndedAt: null };
  },
  async holdAuthorisation(row: Order, _: unknown, writer: Writer) {
    await conclude(row, 'initiated', { status: 'authorized' }, writer);
    return { dueAt: await acceptBy(writer) };
  },
  async collect(row: Order, _: unknown, writer: Writer) {
    const gatewayId = await conclude(row, 'authorized', { status: 'captured' }, writer);
    if (gatewayId) await gatewayOf('sandbox').capture(gatewayId);
    await bookIncome(row, 0, writer);
    return received(row, writer);
  },
  async dropAuthorisation(row: Order, _: unknown, writer: Writer) {
    const gatewayId = await conclude(row, 'authorized', { status: 'voided' }, writer);
    if (gatewayId) await gatewayOf('sandbox').release(gatewayId);
  },
  async confirmPayment(row: Order, { fee }: { fee: number }, writer: Writer) {
    await conclude(row, 'initiated', { status: 'paid', fee }, writer);
    await bookIncome(row, fee, writer);
    return received(row, writer);
  },
  async recordTransfer(row: Order, transfer: Transfer, writer: Writer) {
    await keepTransfer(row, transfer, writer);
    await bookIncome(row, 0, writer);
    return { ...(await received(row, writer)), paidBy: nameOf(writer) };
  },
  async failPayment(row: Order, { failure }: { failure: string }, writer: Writer) {
    await conclude(row, 'initiated', { status: 'failed', failureCode: failure }, writer);
    await releasePromo(writer, promoOf(row));
    return { paymentEndedAt: writer.now };
  },
  async expirePayment(row: Order, _: unknown, writer: Writer) {
    await conclude(row, 'initiated', { status: 'expired' }, writer);
    await releasePromo(writer, promoOf(row));
    return { paymentEndedAt: writer.now };
  },
  storeReport: (_: Order, { bankReference, paidOn }: Transfer, writer: Writer) => ({
    reportedPayment: { bankReference, paidOn, by: nameOf(writer) },
  }),
  storeAcceptance(row: Order, _: unknown, writer: Writer) {
    if (row.paymentState === 'authorised') writer.followUps.push(own(row, 'order.capture'));
    return { acceptedAt: writer.now, dueAt: row.scheduledAt ?? addDays(writer.now, workDays), lateSince: null };
  },
  storeStart: (_: Order, __: unknown, { now }: Writer) => ({ startedAt: now }),
  async storeDelivery(_: Order, { proof }: { proof?: string | undefined }, { tx, now }: Writer) {
    const { orderCompleteDays } = await readSettings(tx, now);
    return {
      deliveredAt: now,
      deliveryProof: proof ?? null,
      dueAt: addDays(now, orderCompleteDays),
      lateSince: null,
    };
  },
  async creditProvider(row: Order, _: unknown, writer: Writer) {
    return { ...(await credit(row, row.paid - row.refunded, writer)), completedAt: writer.now, dueAt: null };
  },
  async storeEnding(row: Order, { reason, note }: OrderEnding, writer: Writer) {
    await releasePromo(writer, promoOf(row));
    if (row.paymentState === 'authorised') writer.followUps.push(own(row, 'order.void'));
    return { cancelledAt: writer.now, cancelReason: reason, cancelNote: note ?? null, dueAt: null };
  },
  async refundRest(row: Order, _: unknown, writer: Writer) {
    // What is confirmed only now goes back in the same step.
    const order = { ...row, paid: row.total };
    const { fromHeld: __, ...change } = await giveBack(order, row.total - row.refunded, 'cancelled', writer);
    return change;
  },
  async storeDispute(row: Order, { reason, note }: Complaint, writer: Writer) {
    const { actor, now } = writer;
    const isCredited = row.completedAt !== null;
    return {
      dispute: {
        by: actor.type === 'staff' ? 'staff' : actor.id === row.providerId ? 'provider' : 'customer',
        reason,
        text: note,
        openedAt: now,
        from: row.state as 'delivered',
        outcome: null,
        resolvedBy: null,
        resolvedAt: null,
      },
      held: isCredited ? await holdForDispute(row, writer) : 0,
      dueAt: addDays(now, disputeDays),
      lateSince: null,
    };
  },
  settleDispute: (row: Order, settlement: Settlement, writer: Writer) => settle(row, settlement, writer),
  storeProposal: (row: Order, wish: RefundWish, writer: Writer) => propose(row, wish, writer),
  carryOutProposal: (row: Order, _: unknown, writer: Writer) => carryOutProposal(row, writer),
  rejectProposal: (row: Order, _: unknown, writer: Writer) => rejectProposal(row, writer),
  refund: (row: Order, wish: RefundWish, writer: Writer) => refundNow(row, wish, writer),
  async storeAssignee(_: Order, { assignee }: { assignee: string }, { tx }: Writer) {
    const { id, name } = staff;
    const [colleague] = await tx
      .select({ id, name })
      .from(staff)
      .where(and(eq(id, assignee), eq(staff.state, 'active')));
    if (!colleague) throw problemOf('invalid', { errors: [{ path: 'assignee', code: 'unknownReference' }] });
    return { assignee: colleague };
  },
  storeLateness: (_: Order, __: unknown, { now }: Writer) => ({ lateSince: now }),
  sendInvoices: ({ id }: Order, _: unknown, writer: Writer) => sendInvoicesOf(id, writer),
  announceMessage: (row: Order, message: StaffMessage, writer: Writer) =>
    messageAbout(({ number, seekerId, employerId }: Order) =>
      seekerId ? { seekerId, number } : { employerId: employerId!, number },
    )(row, message, writer),
};
