import type { Invoice } from '@diwan/api-contract/resources/invoices';
import type { Order } from '@diwan/api-contract/resources/orders';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionLimits } from '#identity/sessions/limits.ts';
import { computed } from '#resources/invoices/amounts/amounts.ts';
import { nameSeller } from '#test/marketplace/invoice-records.ts';
import { addOrder, placeOrder, signing } from '#test/marketplace/order-records.ts';
import { addCode, codeAt } from '#test/sales/promo-records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { pricesOf } from '../price.ts';
import { linesOf } from './invoices.ts';

let api: TestApp;
let admin: TestSession;
beforeAll(async () => {
  api = await createTestApp({ signing, sessionLimits: { ...sessionLimits, tokenSeconds: 3600 } });
  admin = await api.signIn('admin');
  await nameSeller(api, admin);
});
afterAll(() => api.close());

const orderAt = async ({ id }: { id: string }): Promise<Order> =>
  (await api.call('GET', `/api/v1/orders/${id}`, { as: admin })).json();
async function invoicesOf({ id }: { id: string }): Promise<Invoice[]> {
  const { items } = (await api.call('GET', `/api/v1/invoices?order=${id}&sort=createdAt`, { as: admin })).json();
  return Promise.all(
    items.map(async (row: { id: string }) =>
      (await api.call('GET', `/api/v1/invoices/${row.id}`, { as: admin })).json(),
    ),
  );
}
async function send(order: { id: string }, body: object) {
  const { version } = await orderAt(order);
  const headers = { 'if-match': `"v${version}"` };
  return api.call('POST', `/api/v1/orders/${order.id}/events`, { as: admin, body, headers });
}
const refund = (order: { id: string }, amount: number) =>
  send(order, { type: 'order.refund', amount, way: 'gateway', reason: 'goodwill' });

test('24.7 an order that is paid has exactly one issued invoice, and what is given back of it is credited', async () => {
  const order = await addOrder(api);
  expect(await invoicesOf(order)).toEqual([]);
  await order.pay();
  const [invoice, ...others] = await invoicesOf(order);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    state: 'issued',
    paymentState: 'paid',
    type: '388',
    gross: order.total,
    vat: 13_043,
    seekerId: order.parties.customer,
    paymentMeans: 'credit_card',
  });
  expect((await refund(order, 30_000)).statusCode).toBe(200);
  expect((await refund(order, 70_000)).json()).toMatchObject({ paymentState: 'refunded' });
  const notes = (await invoicesOf(order)).filter(({ type }) => type === '381');
  expect(notes.map(({ gross, billingReference }) => [gross, billingReference]).sort()).toEqual([
    [30_000, invoice!.number],
    [70_000, invoice!.number],
  ]);
  expect((await invoicesOf(order)).find(({ type }) => type === '388')).toMatchObject({ credited: 100_000, due: 0 });
});

test('ROUTE-76 what was issued of an order is mailed to its customer again, invoice and credit notes; before that there is nothing to send', async () => {
  const order = await addOrder(api);
  expect((await send(order, { type: 'order.sendInvoice' })).json()).toMatchObject({ reason: 'wrongState' });
  await order.pay();
  await refund(order, 30_000);
  const mailed = async () => {
    const counts = (await invoicesOf(order)).map(async ({ id, type }) => {
      const { rows } = await api.database.pool.query('select count(*)::int as n from mails where invoice_id = $1', [
        id,
      ]);
      return [type, rows[0].n];
    });
    return Object.fromEntries(await Promise.all(counts));
  };
  const before = await mailed();
  expect((await send(order, { type: 'order.sendInvoice' })).statusCode).toBe(200);
  expect(await mailed()).toEqual({ '388': before['388'] + 1, '381': before['381'] + 1 });
  await api.database.pool.query('update seekers set email_refused_at = now() where id = $1', [order.parties.customer]);
  expect((await send(order, { type: 'order.sendInvoice' })).json()).toMatchObject({ reason: 'addressRefused' });
});

test('an order that is confirmed after it was called off has its invoice and the note that takes it back', async () => {
  const order = await addOrder(api);
  const begun = (await order.act('customer', { type: 'order.payInit', method: 'credit_card' })).json();
  await order.act('customer', { type: 'order.cancel', reason: 'customer_request' });
  expect((await order.tell({ gatewayId: begun.payment.gatewayId })).json()).toMatchObject({ paymentState: 'refunded' });
  expect((await invoicesOf(order)).map(({ type, gross }) => [type, gross]).sort()).toEqual([
    ['381', 100_000],
    ['388', 100_000],
  ]);
});

test('whatever is bought, its invoice comes to its price to the halala', () => {
  const item = fc.record({
    unitPrice: fc.integer({ min: 100, max: 50_000_00 }),
    qty: fc.integer({ min: 1, max: 40 }),
    off: fc.integer({ min: 0, max: 100 }),
    isVatIncluded: fc.boolean(),
    vatBps: fc.constantFrom(0, 500, 1500),
  });
  fc.assert(
    fc.property(item, ({ off, ...offer }) => {
      const discount = Math.floor((offer.unitPrice * offer.qty * off) / 100);
      const offered = { ...offer, discount };
      const prices = pricesOf(offered);
      const lines = linesOf({ ...offered, ...prices, titleSnapshot: { ar: 'خدمة', en: 'Service' }, vatCategory: 'S' });
      expect(computed(lines, offer.vatBps).gross).toBe(prices.total);
    }),
  );
});

test('24.8 a promo code takes its part off the price, is used when the order is paid, and given back when it is', async () => {
  const code = await addCode(api.database, { percent: 20 });
  const order = await addOrder(api, { promoCode: code.code.toLowerCase() });
  expect(order.total).toBe(80_000);
  expect(await orderAt(order)).toMatchObject({ subtotal: 100_000, discount: 20_000, promoCode: code.code });
  expect(await codeAt(api.database, code.id)).toMatchObject({ reservedCount: 1, redeemedCount: 0 });
  await order.pay();
  expect(await codeAt(api.database, code.id)).toMatchObject({ reservedCount: 0, redeemedCount: 1 });
  expect(await invoicesOf(order)).toMatchObject([{ gross: 80_000 }]);
  await refund(order, 80_000);
  const { rows } = await api.database.pool.query('select state from promo_code_users where ref_id = $1', [order.id]);
  expect(rows).toEqual([{ state: 'refunded' }]);
});

test('24.8 a code that takes nothing off an order, or all of it, says so and is not used up', async () => {
  const days = await addCode(api.database, { type: 'free_period', percent: null, days: 30 });
  const all = await addCode(api.database, { percent: 100 });
  for (const [{ id, code: promoCode }, code] of [
    [days, 'wrongScope'],
    [all, 'coversAll'],
  ] as const) {
    const { order } = await placeOrder(api, { promoCode });
    expect(order.json()).toMatchObject({ status: 422, errors: [{ path: 'promoCode', code }] });
    expect(await codeAt(api.database, id)).toMatchObject({ reservedCount: 0 });
  }
});

test('24.8 what is called off gives its use of a code free, and a code that can’t be used says why and orders nothing', async () => {
  const code = await addCode(api.database, { maxRedemptions: 1 });
  const order = await addOrder(api, { promoCode: code.code });
  const refused = await placeOrder(api, { promoCode: code.code });
  expect(refused.order.json()).toMatchObject({ status: 422, errors: [{ path: 'promoCode', code: 'exhausted' }] });
  await order.act('customer', { type: 'order.cancel', reason: 'customer_request' });
  expect(await codeAt(api.database, code.id)).toMatchObject({ reservedCount: 0, redeemedCount: 0 });
  expect((await placeOrder(api, { promoCode: code.code })).order.statusCode).toBe(201);
});
