import type { orderMachine } from '@diwan/machines/workflows/order/order.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { assignee, type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { ordersTable } from './table.ts';

type Order = Row<typeof ordersTable>;

const told = noticesAbout<Order>(({ id, number }) => ({ ref: { resource: 'orders', id, label: { ar: number } } }));
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');
const ofParties = nobody('It is between the customer and the provider; staff have nothing to do.');
const ofMoney = nobody('It goes on by itself; the order shows it, and staff have nothing to do.');

/** Whom each event of an order tells what. */
export const orderNotices: Notices<Order, EventTypeOf<typeof orderMachine>> = {
  'order.payInit': ofMoney,
  'order.authorise': ofMoney,
  'order.capture': ofMoney,
  'order.void': ofMoney,
  'order.payConfirmed': ofMoney,
  'order.payFailed': ofMoney,
  'order.payExpired': ofMoney,
  'order.reportPayment': [told('orderPaymentReported', queueOf('money.pay'))],
  'order.markPaid': ownChange,
  'order.accept': ofParties,
  'order.decline': ofParties,
  'order.start': ofParties,
  'order.deliver': ofParties,
  'order.complete': ofParties,
  'order.cancel': ofParties,
  'order.openDispute': [told('orderDisputed', queueOf('money.approve'))],
  'order.resolve': ownChange,
  'order.proposeRefund': [told('orderRefundProposed', queueOf('money.pay'))],
  'order.approveRefund': [told('orderRefundDecided', assignee)],
  'order.rejectRefund': [told('orderRefundDecided', assignee)],
  'order.refund': ownChange,
  'order.remindPayment': ownChange,
  'order.sendInvoice': ownChange,
  'order.assign': [told('orderAssigned', assignee)],
  'order.markLate': [told('orderLate', assignee)],
};
