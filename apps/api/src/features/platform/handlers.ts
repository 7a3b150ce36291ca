import type { Contract } from '@diwan/api-contract';
import type { PlatformOrder } from '@diwan/api-contract/endpoints/platform/platform';
import type { RouterImplementation } from '@ts-rest/fastify';
import { desc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Author, Writer } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { expectSigned } from '#http/requests/signature.ts';
import { paymentsTable as payments } from '#resources/orders/parts-tables.ts';
import { placeOrder } from '#resources/orders/placing/place.ts';
import { ordersTable as orders } from '#resources/orders/table.ts';
import { applyEvent, theSystem } from '#workflows/apply-event.ts';
import { commentHandlers } from './comments.ts';
import { conversationHandlers } from './conversations.ts';
import { usageHandlers } from './usage.ts';
import { videoHandlers } from './videos.ts';
import { once } from '#resources/parties/once.ts';
import { mayDo, partyOf } from '#resources/parties/parties.ts';

/** Takes in what customers, providers and the payment gateway do, each message once. */
export function platformHandlers(deps: AppDeps): RouterImplementation<Contract['platform']> {
  const { config, clock, keys, resources } = deps;
  const writerOf = (tx: Tx, request: FastifyRequest, actor: Author): Writer => ({
    tx,
    now: clock().toISOString(),
    actor,
    can: actor.can,
    resources,
    sealing: keys.sealing,
    request,
    followUps: [],
  });
  return {
    ...conversationHandlers(deps, writerOf),
    ...commentHandlers(deps, writerOf),
    ...videoHandlers(deps, writerOf),
    ...usageHandlers(deps),
    async placeOrder({ body, request }) {
      expectSigned(request, config.signing.platform, clock());
      const { messageId, ...wish } = body;
      const placed = await once(deps, { sender: 'platform', messageId }, async (tx) => {
        const actor = await partyOf(wish.customer.type, wish.customer.id, tx);
        if (!actor) throw problemOf('invalid', { errors: [{ path: 'customer.id', code: 'unknownReference' }] });
        return summaryOf(await placeOrder(wish, writerOf(tx, request, actor)), tx);
      });
      return { status: 201, body: placed };
    },
    async actOnOrder({ params: { id }, body, request }) {
      expectSigned(request, config.signing.platform, clock());
      const { messageId, by, event } = body;
      const answer = await once(deps, { sender: 'platform', messageId }, async (tx) => {
        const [order] = await tx.select().from(orders).where(eq(orders.id, id));
        if (!order) throw problemOf('notFound');
        const isProvider = by.type === 'provider';
        const party = isProvider ? order.providerId : (order.seekerId ?? order.employerId);
        if (party !== by.id || !mayDo(by.type, event.type)) throw problemOf('forbidden', { reason: 'notPermitted' });
        const type = isProvider ? 'provider' : order.seekerId ? 'seeker' : 'employer';
        const actor = (await partyOf(type, by.id, tx))!;
        await applyEvent(resources.orders, { id, version: null, event }, writerOf(tx, request, actor));
        return summaryOf(id, tx);
      });
      return { status: 200, body: answer };
    },
    async paymentMessage({ body, request }) {
      expectSigned(request, config.signing.gateway, clock());
      const { messageId, gatewayId, ...told } = body;
      const answer = await once(deps, { sender: 'gateway', messageId }, async (tx) => {
        const [payment] = await tx.select().from(payments).where(eq(payments.gatewayId, gatewayId));
        if (!payment || payment.gateway === 'manual') throw problemOf('notFound');
        const { id, orderId, raw, last4 } = payment;
        const writer = writerOf(tx, request, theSystem);
        await applyEvent(resources.orders, { id: orderId, version: null, event: eventOf(told) }, writer);
        await tx
          .update(payments)
          .set({ raw: [...raw, body], last4: told.last4 ?? last4 })
          .where(eq(payments.id, id));
        return summaryOf(orderId, tx);
      });
      return { status: 200, body: answer };
    },
  };
}

function eventOf({
  outcome,
  amount,
  fee,
  failure,
}: {
  outcome: 'authorised' | 'paid' | 'failed';
  amount: number;
  fee: number;
  failure: string | null;
}) {
  if (outcome === 'authorised') return { type: 'order.authorise' };
  if (outcome === 'failed') return { type: 'order.payFailed', failure: failure ?? 'other' };
  return { type: 'order.payConfirmed', amount, fee };
}

async function summaryOf(orderId: string, tx: Tx): Promise<PlatformOrder> {
  const { id, number, state, paymentState, total, vat } = orders;
  const [order] = await tx.select({ id, number, state, paymentState, total, vat }).from(orders).where(eq(id, orderId));
  const { gatewayId, method, status, sadadNumber, billerCode, expiresAt } = payments;
  const [payment] = await tx
    .select({ gatewayId, method, status, sadadNumber, billerCode, expiresAt })
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return { ...order!, payment: payment ?? null };
}
