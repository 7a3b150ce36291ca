import { orderMethods, orderPaymentStates, orderStates } from '@diwan/api-contract/values/records/order';
import fc from 'fast-check';
import { instant, note, now, wherever } from './values.model.ts';

const running = ['placed', 'accepted', 'in_progress', 'delivered', 'disputed'] as const;

/** Orders: the input and payloads to try, and the whole table of what may lead where. */
export const orders = {
  order: {
    input: fc.record({
      now: fc.constant(now),
      paymentState: fc.constantFrom(...orderPaymentStates, 'paid', 'paid', 'pending', 'unpaid'),
      method: fc.constantFrom(...orderMethods),
      total: fc.constantFrom(1_000, 1_000, 100_000),
      paid: fc.constantFrom(1_000, 1_000, 100_000),
      refunded: fc.constantFrom(0, 0, 400),
      isByCustomer: fc.boolean(),
      completedAt: fc.option(instant),
      hasDeliveryProof: fc.boolean(),
      hasReceipt: fc.constantFrom(true, true, true, false),
      report: fc.option(fc.record({ bankReference: fc.constantFrom('FT1', 'FT1', 'FT2'), isOwn: fc.boolean() })),
      proposal: fc.option(fc.record({ amount: fc.constantFrom(100, 600, 1_000, 200_000), isOwn: fc.boolean() }), {
        freq: 2,
      }),
      isInvoiced: fc.boolean(),
      isAddressRefused: fc.boolean(),
      limits: fc.constant({ refund: 500, payment: 50_000 }),
    }),
    payload: fc.record({
      reason: fc.constantFrom(undefined, 'quality', 'goodwill', 'fraud', 'other'),
      note,
      method: fc.constantFrom(...orderMethods),
      amount: fc.constantFrom(undefined, 100, 400, 600, 1_000, 100_000, 200_000),
      fee: fc.constant(0),
      failure: fc.constant('do_not_honour'),
      proof: fc.constantFrom(undefined, 'Handed over'),
      bankReference: fc.constant('FT1'),
      paidOn: fc.constantFrom('2026-02-01', '2026-02-01', '2026-02-01', '2027-04-01'),
      way: fc.constantFrom('gateway', 'wallet_credit', 'wallet_credit', 'bank_transfer'),
      iban: fc.constantFrom(undefined, 'SA0380000000608010167519'),
      outcome: fc.constantFrom('release', 'partial', 'refund'),
      assignee: fc.constant('somebody'),
    }),
    table: {
      'order.payInit': wherever(['placed']),
      'order.authorise': wherever(orderStates),
      'order.capture': wherever(orderStates),
      'order.void': wherever(orderStates),
      'order.payConfirmed': wherever(orderStates),
      'order.payFailed': wherever(orderStates),
      'order.payExpired': wherever(orderStates),
      'order.reportPayment': wherever(running),
      'order.markPaid': wherever(running),
      'order.accept': { placed: ['accepted'] },
      'order.decline': { placed: ['cancelled'] },
      'order.start': { accepted: ['in_progress'] },
      'order.deliver': { in_progress: ['delivered'] },
      'order.complete': { delivered: ['completed'] },
      'order.cancel': { placed: ['cancelled'], accepted: ['cancelled'] },
      'order.openDispute': { in_progress: ['disputed'], delivered: ['disputed'], completed: ['disputed'] },
      'order.resolve': { disputed: ['cancelled', 'completed'] },
      'order.proposeRefund': wherever(orderStates.filter((state) => state !== 'disputed')),
      'order.approveRefund': wherever(orderStates.filter((state) => state !== 'disputed')),
      'order.rejectRefund': wherever(orderStates),
      'order.refund': wherever(orderStates.filter((state) => state !== 'disputed')),
      'order.remindPayment': wherever(running),
      'order.sendInvoice': wherever(orderStates),
      'order.assign': wherever(orderStates),
      'order.markLate': wherever(running),
    },
  },
};
