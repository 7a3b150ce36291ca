import { z } from 'zod';
import { may } from '#capabilities.ts';
import { c } from '#contract.ts';
import { nationalAddress } from '#kinds/kinds.ts';
import { routerOptions } from '#problem.ts';
import { orderPayment } from '#resources/order-parts.ts';
import { halalas, id, instant, text } from '#schema.ts';
import { conversationKinds, longestMessage, participantTypes } from '#values/records/conversation.ts';
import {
  orderCancellations,
  orderDisputeReasons,
  orderMethods,
  orderPaymentStates,
  orderSources,
  orderStates,
} from '#values/records/order.ts';
import { languages } from '#values/staff.ts';
import { message } from '../chat/chat.ts';
import { commentEndpoints } from './comments.ts';
import { messageId, signed, signing } from './signed.ts';
import { usageEndpoints } from './usage.ts';
import { videoEndpoints } from './videos.ts';

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

/** Who of the users writes or reads; each may only in conversations in which they take part. */
const correspondent = z.strictObject({ type: z.enum(participantTypes), id });
/** What a user writes: in a conversation that is there, or the first of a new one. */
export const userMessage = z.strictObject({
  messageId,
  by: correspondent,
  conversation: z.union([
    z.strictObject({ id }),
    z.strictObject({
      kind: z.enum(conversationKinds),
      subject: text().min(1).max(120),
      language: z.enum(languages),
      /** To whom, where that is another user and not staff. */
      to: correspondent.nullable(),
      orderId: id.nullable().default(null),
      applicationId: id.nullable().default(null),
      jobPostId: id.nullable().default(null),
    }),
  ]),
  text: text().min(1).max(longestMessage),
});
export type UserMessage = z.output<typeof userMessage>;

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
    writeMessage: {
      method: 'POST',
      path: '/platform/messages',
      summary: 'Take in what a user writes',
      description: `Called by the marketplace’s own services. The \`messageId\` is the id of the message. ${signing}`,
      headers: signed,
      body: userMessage,
      responses: { 200: z.strictObject({ conversation: id, message }) },
      metadata: may('anyone'),
    },
    readMessages: {
      method: 'POST',
      path: '/platform/conversations/:id/reading',
      pathParams: z.object({ id }),
      summary: 'Give a user what was written',
      description: `Called by the marketplace’s own services: the messages after a number, never the notes of staff; what is given counts as delivered, and up to \`read\` as read. ${signing}`,
      headers: signed,
      body: z.strictObject({ by: correspondent, after: z.int().min(0), read: z.int().min(0).nullable() }),
      responses: { 200: z.strictObject({ items: z.array(message), lastSeq: z.int() }) },
      metadata: may('anyone'),
    },
    ...commentEndpoints,
    ...videoEndpoints,
    ...usageEndpoints,
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
