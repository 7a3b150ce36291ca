import { refundableMethods } from '@diwan/api-contract/values/records/order';
import { sampleMessage } from '../messages.ts';
import { dayIn } from '../rules.ts';
import type { Workflow } from '../workflow.ts';
import type { AnyOrderEvent, OrderInput, RefundWish } from './order.input.ts';
import { orderMachine } from './order.machine.ts';

export type {
  AnyOrderEvent,
  Complaint,
  OrderEnding,
  OrderInput,
  RefundWish,
  Settlement,
  Transfer,
} from './order.input.ts';

const somebody = '01900000-0000-7000-8000-000000000000';
const note = 'A note that is long enough';
const transferOf = ({ now, report }: OrderInput) => ({
  bankReference: report?.bankReference ?? 'FT26060ABC',
  paidOn: dayIn(now),
});
const wishOf = ({ method }: OrderInput): RefundWish => ({
  amount: 1,
  way: refundableMethods.some((each) => each === method) ? 'gateway' : 'wallet_credit',
  reason: 'goodwill',
});

/** An order and its payment; what staff don't do themselves arrives from the platform, the gateway and the clock. */
export const orderWorkflow: Workflow<OrderInput, AnyOrderEvent, typeof orderMachine> = {
  id: 'order',
  version: 1,
  machine: orderMachine,
  regions: { payment: ({ paymentState }) => paymentState },
  may: {
    'order.payInit': 'system',
    'order.authorise': 'system',
    'order.capture': 'system',
    'order.void': 'system',
    'order.payConfirmed': 'system',
    'order.payFailed': 'system',
    'order.payExpired': 'system',
    'order.reportPayment': 'money.approve',
    'order.markPaid': 'money.pay',
    'order.accept': 'money.approve',
    'order.decline': 'money.approve',
    'order.start': 'system',
    'order.deliver': 'system',
    'order.complete': 'money.approve',
    'order.cancel': 'money.approve',
    'order.openDispute': 'money.approve',
    'order.resolve': 'money.approve',
    'order.proposeRefund': 'money.approve',
    'order.approveRefund': 'money.pay',
    'order.rejectRefund': 'money.approve',
    'order.refund': 'money.pay',
    'order.remindPayment': 'money.approve',
    'order.sendInvoice': 'money.approve',
    'order.assign': 'money.approve',
    'order.markLate': 'system',
  },
  stepUp: new Set(['order.markPaid', 'order.approveRefund', 'order.refund', 'order.resolve']),
  samples: {
    'order.payInit': ({ method }) => ({ type: 'order.payInit', method }),
    'order.authorise': () => ({ type: 'order.authorise' }),
    'order.capture': () => ({ type: 'order.capture' }),
    'order.void': () => ({ type: 'order.void' }),
    'order.payConfirmed': ({ total: amount }) => ({ type: 'order.payConfirmed', amount, fee: 0 }),
    'order.payFailed': () => ({ type: 'order.payFailed', failure: 'do_not_honour' }),
    'order.payExpired': () => ({ type: 'order.payExpired' }),
    'order.reportPayment': (input) => ({ type: 'order.reportPayment', ...transferOf(input) }),
    'order.markPaid': (input) => ({ type: 'order.markPaid', ...transferOf(input) }),
    'order.accept': () => ({ type: 'order.accept' }),
    'order.decline': () => ({ type: 'order.decline', reason: 'provider_unavailable' }),
    'order.start': () => ({ type: 'order.start' }),
    'order.deliver': () => ({ type: 'order.deliver', proof: 'Handed over' }),
    'order.complete': () => ({ type: 'order.complete' }),
    'order.cancel': () => ({ type: 'order.cancel', reason: 'customer_request' }),
    'order.openDispute': () => ({ type: 'order.openDispute', reason: 'quality', note }),
    'order.resolve': () => ({ type: 'order.resolve', outcome: 'release', note }),
    'order.proposeRefund': (input) => ({ type: 'order.proposeRefund', ...wishOf(input) }),
    'order.approveRefund': () => ({ type: 'order.approveRefund' }),
    'order.rejectRefund': () => ({ type: 'order.rejectRefund' }),
    'order.refund': (input) => ({ type: 'order.refund', ...wishOf(input) }),
    'order.remindPayment': () => ({ type: 'order.remindPayment', ...sampleMessage }),
    'order.sendInvoice': () => ({ type: 'order.sendInvoice' }),
    'order.assign': () => ({ type: 'order.assign', assignee: somebody }),
    'order.markLate': () => ({ type: 'order.markLate' }),
  },
};
