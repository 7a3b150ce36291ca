import { z } from 'zod';
import { halalas, id, instant, ref } from '../schema.ts';
import {
  orderDisputeReasons,
  orderMethods,
  paymentGateways,
  paymentStatuses,
  refundReasons,
  refundStates,
  refundWays,
} from '../values/records/order.ts';
import { vatCategories } from '../values/records/product.ts';

const localized = z.strictObject({ ar: z.string(), en: z.string().optional() });
export const person = z.strictObject({ id: z.string(), name: z.string() });

/** What was ordered, as it was offered then: nothing that happens to the product later changes it. */
export const orderItem = z.strictObject({
  id,
  product: ref,
  titleSnapshot: localized,
  qty: z.int().min(1),
  unitPrice: halalas,
  /** Whether VAT is in the price already. */
  isVatIncluded: z.boolean(),
  vatCategory: z.enum(vatCategories),
  /** In hundredths of a percent. */
  vatBps: z.int(),
  options: z.array(z.strictObject({ name: localized, choice: localized, priceDelta: z.int() })),
  discount: halalas,
  vat: halalas,
  /** What is paid for all of them: with VAT, less the discount. */
  total: halalas,
});
export type OrderItem = z.output<typeof orderItem>;

/** One try to pay an order. */
export const orderPayment = z.strictObject({
  id,
  gateway: z.enum(paymentGateways),
  /** What the gateway calls it; of a transfer the bank's reference. */
  gatewayId: z.string(),
  method: z.enum(orderMethods),
  status: z.enum(paymentStatuses),
  amount: halalas,
  fee: halalas,
  last4: z.string().nullable(),
  sadadNumber: z.string().nullable(),
  billerCode: z.string().nullable(),
  expiresAt: instant.nullable(),
  failureCode: z.string().nullable(),
  createdAt: instant,
  settledAt: instant.nullable(),
});
export type OrderPayment = z.output<typeof orderPayment>;

/** What goes back to the customer: proposed by one and approved by another, or given back by the end of an order. */
export const orderRefund = z.strictObject({
  id,
  state: z.enum(refundStates),
  amount: halalas.min(1),
  way: z.enum(refundWays),
  reason: z.enum(refundReasons),
  note: z.string().nullable(),
  proposedBy: person.nullable(),
  decidedBy: person.nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type OrderRefund = z.output<typeof orderRefund>;

/** What a customer or a provider objects to. */
export const orderDispute = z.strictObject({
  by: z.enum(['customer', 'provider', 'staff']),
  reason: z.enum(orderDisputeReasons),
  text: z.string(),
  openedAt: instant,
  /** The state in which the order was. */
  from: z.enum(['in_progress', 'delivered', 'completed']),
  outcome: z.enum(['release', 'partial', 'refund']).nullable(),
  resolvedBy: person.nullable(),
  resolvedAt: instant.nullable(),
});
export type OrderDispute = z.output<typeof orderDispute>;
