import type { Order, OrderEvent } from '@diwan/api-contract/resources/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { sessionLimits } from '#identity/sessions/limits.ts';
import { addOrder, signing, type TestOrder } from '#test/marketplace/order-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let editor: TestSession;
let admin: TestSession;
beforeAll(async () => {
  api = await createTestApp({ signing, sessionLimits: { ...sessionLimits, tokenSeconds: 3600 } });
  editor = await api.signIn('editor');
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const read = async ({ id }: { id: string }): Promise<Order> =>
  (await api.call('GET', `/api/v1/orders/${id}`, { as: admin })).json();
async function send(order: { id: string }, event: OrderEvent, as: TestSession, version?: number) {
  const known = version ?? (await read(order)).version;
  return api.call('POST', `/api/v1/orders/${order.id}/events`, {
    as,
    body: event,
    headers: { 'if-match': `"v${known}"` },
  });
}
const walletOf = async ({ parties }: TestOrder) =>
  (await api.call('GET', `/api/v1/providers/${parties.provider}`, { as: admin })).json().wallet;
const note = 'اتفق الطرفان على هذا بعد مراجعة المراسلات.';
const transfer = { bankReference: 'FT26060ABC', paidOn: '2026-01-10' } as const;
const attach = (recordId: string, type: string) =>
  recordsIn(api.database).document({ resource: 'orders', recordId, type });

/** Lets days pass, with what happens by itself; whoever was signed in is so anew. */
async function pass(days: number) {
  api.clock.advance(days * 86_400);
  await sweepResources(api.deps);
  editor = await api.signIn('editor');
  admin = await api.signIn('admin');
}

/** What must hold of the books whatever happened. */
async function expectSound() {
  const { rows } = await api.database.pool.query(`
    select
      (select coalesce(sum(amount), 0)::int from ledger_entries) as all,
      (select coalesce(sum(e.amount), 0)::int from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where a.owner_id is null and a.name = 'sales') as sales,
      (select coalesce(sum(paid - refunded), 0)::int from orders where completed_at is null) as owed,
      (select count(*)::int from providers p where wallet_balance <> coalesce((select sum(balance) from ledger_accounts where owner_id = p.id), 0)) as apart`);
  expect(rows[0]).toEqual({ all: 0, sales: rows[0].owed, owed: rows[0].owed, apart: 0 });
}

test('24.5 an order is placed, paid, accepted, delivered and completed: the provider gets the price less commission and VAT on it', async () => {
  const order = await addOrder(api);
  expect((await send(order, { type: 'order.accept' }, editor)).json().reason).toBe('notPaid');
  expect((await order.pay()).json()).toMatchObject({ state: 'placed', paymentState: 'paid' });
  expect(await read(order)).toMatchObject({ total: 100_000, paid: 100_000, vat: 13_043 });
  expect(await walletOf(order)).toMatchObject({ pending: 0 });
  await order.deliver();
  expect((await order.act('customer', { type: 'order.complete' })).json()).toMatchObject({ state: 'completed' });
  expect(await walletOf(order)).toMatchObject({ pending: 88_500, available: 0 });
  expect(await read(order)).toMatchObject({ commission: 10_000, providerNet: 88_500 });
  await expectSound();
});

test('a card that was only authorised is collected when the order is accepted, and let go when it is declined', async () => {
  const taken = await addOrder(api);
  await taken.pay({ outcome: 'authorised' });
  expect((await send(taken, { type: 'order.accept' }, editor)).json()).toMatchObject({
    state: 'accepted',
    paymentState: 'paid',
  });
  const declined = await addOrder(api);
  await declined.pay({ outcome: 'authorised' });
  const decline = { type: 'order.decline', reason: 'provider_unavailable' } as const;
  expect((await send(declined, decline, editor)).json()).toMatchObject({ state: 'cancelled', paymentState: 'unpaid' });
  await expectSound();
});

test('what is cancelled goes back: by the gateway where it can, into the customer’s wallet where SADAD was used', async () => {
  const card = await addOrder(api);
  await card.pay();
  const cancel = { type: 'order.cancel', reason: 'customer_request' } as const;
  expect((await send(card, cancel, editor)).json()).toMatchObject({ state: 'cancelled', paymentState: 'refunded' });
  const sadad = await addOrder(api);
  await sadad.pay({}, 'sadad');
  await sadad.act('provider', { type: 'order.accept' });
  expect((await sadad.act('customer', cancel)).json().reason).toBe('alreadyAccepted');
  await send(sadad, cancel, editor);
  expect((await read(sadad)).refunds).toMatchObject([{ way: 'wallet_credit', amount: 100_000, state: 'done' }]);
  const { rows } = await api.database.pool.query(
    `select balance::int from ledger_accounts where owner_id = $1 and name = 'available'`,
    [sadad.parties.customer],
  );
  expect(rows).toEqual([{ balance: 100_000 }]);
  await expectSound();
});

test('24.6 an editor proposes up to a limit, another approves; an administrator refunds above it; SADAD never by the gateway', async () => {
  const order = await addOrder(api, { price: 300_000 });
  await order.pay({ amount: 300_000 });
  const wish = { type: 'order.proposeRefund', amount: 50_000, way: 'gateway', reason: 'goodwill' } as const;
  expect((await send(order, { ...wish, amount: 100_100 }, editor)).json().reason).toBe('aboveRefundLimit');
  expect((await send(order, wish, editor)).statusCode).toBe(200);
  expect((await send(order, { type: 'order.approveRefund' }, editor)).statusCode).toBe(403);
  expect((await send(order, { type: 'order.approveRefund' }, admin)).json()).toMatchObject({
    paymentState: 'partially_refunded',
    refunded: 50_000,
  });
  await send(order, wish, admin);
  expect((await send(order, { type: 'order.approveRefund' }, admin)).json().reason).toBe('ownProposal');
  await send(order, { type: 'order.rejectRefund' }, editor);
  const whole = { ...wish, type: 'order.refund', amount: 250_001 } as const;
  expect((await send(order, whole, editor)).statusCode).toBe(403);
  expect((await send(order, whole, admin)).json().reason).toBe('aboveRest');
  expect((await send(order, { ...whole, amount: 250_000 }, admin)).json()).toMatchObject({ paymentState: 'refunded' });
  const sadad = await addOrder(api);
  await sadad.pay({}, 'sadad');
  expect((await send(sadad, { ...whole, amount: 1_000 }, admin)).json().reason).toBe('gatewayCannotRefund');
  const byBank = { ...whole, amount: 1_000, way: 'bank_transfer' } as const;
  expect((await send(sadad, byBank, admin)).json().reason).toBe('ibanMissing');
  const answer = (await send(sadad, { ...byBank, iban: 'SA0380000000608010167519' }, admin)).json();
  expect(answer.refundIban).toMatch(/^SA•+7519$/);
  await expectSound();
});

test('24.6 what was seen at the bank needs its receipt, and above a limit two people', async () => {
  const small = await addOrder(api);
  const mark = { type: 'order.markPaid', ...transfer } as const;
  expect((await send(small, mark, editor)).statusCode).toBe(403);
  expect((await send(small, mark, admin)).json().reason).toBe('evidenceMissing');
  await attach(small.id, 'bank_receipt');
  expect((await send(small, mark, admin)).json()).toMatchObject({ paymentState: 'paid' });
  const large = await addOrder(api, { price: 600_000 });
  await attach(large.id, 'bank_receipt');
  const second = { ...mark, bankReference: 'FT26060XYZ' } as const;
  expect((await send(large, second, admin)).json().reason).toBe('secondPersonMissing');
  await send(large, { ...second, type: 'order.reportPayment' }, admin);
  expect((await send(large, second, admin)).json().reason).toBe('ownReport');
  await send(large, { ...second, type: 'order.reportPayment' }, editor);
  expect((await send(large, second, admin)).json()).toMatchObject({ paymentState: 'paid' });
  await expectSound();
});

test('a dispute holds what was credited; its end shares it between customer and provider', async () => {
  const order = await addOrder(api);
  await order.pay();
  await order.deliver();
  await send(order, { type: 'order.complete' }, editor);
  const dispute = { type: 'order.openDispute', reason: 'quality', note: 'ما استلمته لا يطابق الوصف.' } as const;
  expect((await order.act('customer', dispute)).json()).toMatchObject({ state: 'disputed' });
  expect(await walletOf(order)).toMatchObject({ pending: 0, onHold: 88_500 });
  const partial = { type: 'order.resolve', outcome: 'partial', note } as const;
  expect((await send(order, partial, editor)).json().reason).toBe('amountMissing');
  expect((await send(order, { ...partial, amount: 40_000 }, editor)).json()).toMatchObject({
    state: 'completed',
    paymentState: 'partially_refunded',
    refunded: 40_000,
    commission: 6_000,
    providerNet: 53_100,
  });
  expect(await walletOf(order)).toMatchObject({ pending: 53_100, onHold: 0 });
  await pass(8);
  expect(await walletOf(order)).toMatchObject({ pending: 0, available: 53_100 });
  const lost = await addOrder(api);
  await lost.pay();
  await lost.deliver();
  await lost.act('customer', dispute);
  expect((await send(lost, { type: 'order.resolve', outcome: 'refund', note }, editor)).json()).toMatchObject({
    state: 'cancelled',
    paymentState: 'refunded',
  });
  expect(await walletOf(lost)).toMatchObject({ pending: 0, onHold: 0 });
  await expectSound();
});

test('a bill that nobody pays runs out, and a day later its order is cancelled; what is delivered completes by itself', async () => {
  const unpaid = await addOrder(api);
  await unpaid.act('customer', { type: 'order.payInit', method: 'sadad' });
  const delivered = await addOrder(api);
  await delivered.pay();
  await delivered.deliver();
  await pass(4);
  expect(await read(unpaid)).toMatchObject({ state: 'placed', paymentState: 'expired' });
  await pass(2);
  expect(await read(unpaid)).toMatchObject({ state: 'cancelled', cancelReason: 'unpaid' });
  expect(await read(delivered)).toMatchObject({ state: 'completed' });
  await expectSound();
});

test('two people at one order: the second is told that it has changed', async () => {
  const order = await addOrder(api);
  await order.pay();
  const { version } = await read(order);
  const accept = { type: 'order.accept' } as const;
  const answers = await Promise.all([send(order, accept, editor, version), send(order, accept, admin, version)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
});

test('24.2 who is suspended gets no new orders, those that run go on; nobody closes or archives what is ordered', async () => {
  const order = await addOrder(api);
  await order.pay();
  const at = async (path: string, id: string) => (await api.call('GET', `/api/v1/${path}/${id}`, { as: admin })).json();
  const { availableEvents } = await at('providers', order.parties.provider);
  expect(availableEvents).toContainEqual({ type: 'provider.close', isAvailable: false, reason: 'ordersOpen' });
  const [item] = (await read(order)).items;
  expect((await at('products', item!.product.id)).availableEvents).toContainEqual({
    type: 'product.archive',
    isAvailable: false,
    reason: 'ordersOpen',
  });
  await api.database.pool.query(`update providers set state = 'suspended', state_reason = 'fraud' where id = $1`, [
    order.parties.provider,
  ]);
  expect((await order.act('provider', { type: 'order.accept' })).json()).toMatchObject({ state: 'accepted' });
  await expect(addOrder(api, { provider: { id: order.parties.provider } })).resolves.toMatchObject({ id: undefined });
});
