import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrder, sendSigned, signing } from '#test/marketplace/order-records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ signing });
});
afterAll(() => api.close());

const webhook = '/api/v1/webhooks/payments';

test('a payment that is told twice is taken in once, and the second message gets the first answer', async () => {
  const order = await addOrder(api);
  const begun = (await order.act('customer', { type: 'order.payInit', method: 'credit_card' })).json();
  const message = { messageId: randomUUID(), gatewayId: begun.payment.gatewayId, fee: 250, last4: '4242' };
  const answers = await Promise.all([order.tell(message), order.tell(message), order.tell(message)]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
  const { rows } = await api.database.pool.query(
    `select count(*)::int as posted from ledger_transactions where kind = 'order_payment'`,
  );
  expect(rows).toEqual([{ posted: 1 }]);
  expect((await order.tell({ gatewayId: begun.payment.gatewayId })).json()).toMatchObject({
    status: 409,
    reason: 'wrongState',
  });
});

test('another amount than the order costs is refused and changes nothing', async () => {
  const order = await addOrder(api);
  expect((await order.pay({ amount: 1 })).json()).toMatchObject({ status: 409, reason: 'amountDiffers' });
});

test('nothing is let in that is not signed, is signed with another secret, was changed, or is too old', async () => {
  const order = await addOrder(api);
  const body = {
    messageId: randomUUID(),
    by: { type: 'provider', id: order.parties.provider },
    event: { type: 'order.accept' },
  };
  const url = `/api/v1/platform/orders/${order.id}/events`;
  expect((await sendSigned(api, url, body, signing.gateway)).statusCode).toBe(403);
  const unsigned = await api.app.inject({ method: 'POST', url, payload: body });
  expect(unsigned.statusCode).toBeGreaterThanOrEqual(400);
  const late = { app: api.app, clock: { ...api.clock, now: new Date(api.clock.now.getTime() - 301_000) } };
  expect((await sendSigned(late, url, body)).statusCode).toBe(403);
  const closed = await createTestApp({ signing: { platform: null, gateway: null } });
  expect(
    (
      await sendSigned(closed, webhook, {
        messageId: randomUUID(),
        gatewayId: 'x',
        outcome: 'paid',
        amount: 1,
        fee: 0,
        last4: null,
        failure: null,
      })
    ).statusCode,
  ).toBe(403);
  await closed.close();
});

test('nobody does what is another’s to do', async () => {
  const order = await addOrder(api);
  const other = await addOrder(api);
  expect((await order.act('customer', { type: 'order.accept' })).statusCode).toBe(403);
  const stranger = {
    messageId: randomUUID(),
    by: { type: 'provider', id: other.parties.provider },
    event: { type: 'order.accept' },
  };
  expect((await sendSigned(api, `/api/v1/platform/orders/${order.id}/events`, stranger)).statusCode).toBe(403);
});
