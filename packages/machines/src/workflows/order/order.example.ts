import type { OrderInput } from './order.input.ts';

/** Ordered and paid by card, of which nothing has gone back yet. */
export const example: OrderInput = {
  now: '2026-03-01T09:00:00.000Z',
  paymentState: 'paid',
  method: 'credit_card',
  total: 850_00,
  paid: 850_00,
  refunded: 0,
  isByCustomer: false,
  completedAt: null,
  hasDeliveryProof: false,
  hasReceipt: false,
  report: null,
  proposal: null,
  isInvoiced: true,
  isAddressRefused: false,
  limits: { refund: 500_00, payment: 5_000_00 },
};
