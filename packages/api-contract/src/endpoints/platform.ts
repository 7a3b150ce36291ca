import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { nationalAddress } from '../kinds/kinds.ts';
import { routerOptions } from '../problem.ts';
import { orderPayment } from '../resources/order-parts.ts';
import { halalas, id, instant, text } from '../schema.ts';
import {
  orderCancellations,
  orderDisputeReasons,
  orderMethods,
  orderPaymentStates,
  orderSources,
  orderStates,
} from '../values/records/order.ts';

/** Whoever sends proves by it that they know the secret: `t=<seconds since 1970>,v1=<hex of HMAC-SHA-256 over "<t>.<method> <path>.<body>">`. */
const signed = z.object({ 'x-diwan-signature': z.string().max(200) });
const signing =
  'Signed in `X-Diwan-Signature`: `t=<seconds>,v1=<hex>`, the HMAC-SHA-256 of `<t>.<METHOD> <path>.<body>` under the shared secret, at most five minutes old. What is sent again with the same `messageId` gets the first answer and does nothing.';
/** Names what is sent, however often it is. */
const messageId = z.uuid();

/** What the platform learns of an order. */
export const platformOrder = z.strictObject({
  id,
  number: z.string(),
  state: z.enum(orderStates),
  paymentState: z.enum(orderPaymentStates),
  total: halalas,
  vat: halalas,
  /** The last attempt to pay it. */
  payment: orderPayment
    .pick({ gatewayId: true, method: true, status: true, sadadNumber: true, billerCode: true, expiresAt: true })
    .nullable(),
});
export type PlatformOrder = z.output<typeof platformOrder>;

const note = text().max(500);
export const placedOrder = z.strictObject({
  messageId,
  customer: z.strictObject({ type: z.enum(['seeker', 'employer']), id }),
  providerId: id,
  items: z
    .array(
      z.strictObject({
        productId: id,
        qty: z.int().min(1).max(10_000),
        /** Of each option that the product has, which of its choices. */
        choices: z.array(z.int().min(0).max(11)).max(6),
      }),
    )
    .min(1)
    .max(30),
  paymentMethod: z.enum(orderMethods),
  source: z.enum(orderSources),
  scheduledAt: instant.nullable(),
  address: nationalAddress().nullable(),
  customerNote: note.nullable(),
  /** As it was typed. */
  promoCode: text().max(20).toUpperCase().nullable().default(null),
});
export type PlacedOrder = z.output<typeof placedOrder>;

/** What customers and providers do; each may only what is theirs. */
export const platformEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('order.payInit'), method: z.enum(orderMethods) }),
  z.strictObject({ type: z.literal('order.accept') }),
  z.strictObject({
    type: z.literal('order.decline'),
    reason: z.enum(orderCancellations),
    note: note.optional(),
  }),
  z.strictObject({ type: z.literal('order.start') }),
  z.strictObject({ type: z.literal('order.deliver'), proof: note.optional() }),
  z.strictObject({ type: z.literal('order.complete') }),
  z.strictObject({
    type: z.literal('order.cancel'),
    reason: z.enum(orderCancellations),
    note: note.optional(),
  }),
  z.strictObject({ type: z.literal('order.openDispute'), reason: z.enum(orderDisputeReasons), note }),
]);
export const platformAction = z.strictObject({
  messageId,
  by: z.strictObject({ type: z.enum(['customer', 'provider']), id }),
  event: platformEvent,
});

export const paymentMessage = z.strictObject({
  messageId,
  gatewayId: text().max(100),
  outcome: z.enum(['authorised', 'paid', 'failed']),
  /** What was paid, in halalas, and what the gateway keeps of it. */
  amount: halalas,
  fee: halalas,
  last4: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
  failure: text().max(60).nullable(),
});

export const platformRouter = c.router(
  {
    placeOrder: {
      method: 'POST',
      path: '/platform/orders',
      summary: 'Place an order for a customer',
      description: `Called by the marketplace’s own services. Prices, VAT and totals are the server’s. ${signing}`,
      headers: signed,
      body: placedOrder,
      responses: { 201: platformOrder },
      metadata: may('anyone'),
    },
    actOnOrder: {
      method: 'POST',
      path: '/platform/orders/:id/events',
      pathParams: z.object({ id }),
      summary: 'Do what a customer or a provider does to an order',
      description: `Called by the marketplace’s own services. ${signing}`,
      headers: signed,
      body: platformAction,
      responses: { 200: platformOrder },
      metadata: may('anyone'),
    },
    paymentMessage: {
      method: 'POST',
      path: '/webhooks/payments',
      summary: 'Take in what became of a payment',
      description: `Called by the payment gateway, with a secret of its own. ${signing}`,
      headers: signed,
      body: paymentMessage,
      responses: { 200: platformOrder },
      metadata: may('anyone'),
    },
  },
  routerOptions,
);
