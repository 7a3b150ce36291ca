import type { Provider } from '@diwan/api-contract/resources/providers';
import type { WalletTransaction } from '@diwan/api-contract/resources/wallet-transactions';
import type { Withdrawal, WithdrawalEvent } from '@diwan/api-contract/resources/withdrawals';
import { hidden } from '@diwan/api-contract/values/mask';
import { withdrawalStates } from '@diwan/api-contract/values/records/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoApp } from '#test/demo-app.ts';
import { addOrderRow } from '#test/marketplace/order-records.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { addWithdrawal, earn } from '#test/marketplace/wallet-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let editor: TestSession;
let admin: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  editor = await api.signIn('editor');
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const view = async (id: string): Promise<Withdrawal> =>
  (await api.call('GET', `/api/v1/withdrawals/${id}`, { as: admin })).json();
async function send(id: string, event: WithdrawalEvent, as: TestSession, path = 'withdrawals') {
  const { version } = (await api.call('GET', `/api/v1/${path}/${id}`, { as: admin })).json();
  return api.call('POST', `/api/v1/${path}/${id}/events`, {
    as,
    body: event,
    headers: { 'if-match': `"v${version}"` },
  });
}
const walletOf = async (id: string): Promise<Provider['wallet']> =>
  (await api.call('GET', `/api/v1/providers/${id}`, { as: admin })).json().wallet;
const request = (providerId: string, amount: number) =>
  api.call('POST', '/api/v1/withdrawals', { as: editor, body: { providerId, amount, method: 'bank_transfer' } });
const sound = async () => {
  const added = await addProvider(api.database);
  await recordsIn(api.database).document({ resource: 'providers', recordId: added.id, type: 'cr' });
  return added;
};
const paid = { type: 'withdrawal.markPaid', paidOn: '2026-01-01' } as const;

test('24.5 24.6 a withdrawal holds its amount, is approved by one, paid by another, and leaves one payout', async () => {
  const { id: provider } = await sound();
  const { id } = await addWithdrawal(api, provider);
  // Of 1,000 riyals 10 % are the commission, and 15 % of that VAT.
  expect(await walletOf(provider)).toMatchObject({ available: 38_500, onHold: 50_000, pending: 0 });
  expect(await view(id)).toMatchObject({ state: 'pending', netAmount: 49_500, iban: `SA${hidden.repeat(18)}7519` });
  expect((await send(id, { type: 'withdrawal.approve' }, admin)).json().state).toBe('approved');
  const start = { type: 'withdrawal.startPayment', batch: 'PAY-1' } as const;
  expect((await send(id, start, editor)).statusCode).toBe(403);
  expect((await send(id, start, admin)).json().reason).toBe('samePerson');
  const second = await addWithdrawal(api, (await sound()).id);
  await send(second.id, { type: 'withdrawal.approve' }, editor);
  expect((await send(second.id, start, admin)).json().state).toBe('processing');
  expect((await send(second.id, { ...paid, bankReference: 'FT100' }, admin)).json()).toMatchObject({ state: 'paid' });
  expect(await walletOf(second.providerId)).toMatchObject({ available: 38_500, onHold: 0, lifetimePaid: 49_500 });
  const third = await addWithdrawal(api, (await sound()).id);
  await send(third.id, { type: 'withdrawal.approve' }, editor);
  await send(third.id, start, admin);
  expect((await send(third.id, { ...paid, bankReference: 'FT100' }, admin)).json().errors).toEqual([
    { path: 'bankReference', code: 'bankReferenceTaken' },
  ]);
});

test('what was refused is available again, and only what is available is asked for, once at a time', async () => {
  const { id: provider } = await sound();
  const { id } = await addWithdrawal(api, provider);
  expect((await request(provider, 20_000)).json().errors).toEqual([{ path: 'providerId', code: 'withdrawalOpen' }]);
  expect((await send(id, { type: 'withdrawal.reject', reason: 'docs' }, editor)).json().state).toBe('rejected');
  expect(await walletOf(provider)).toMatchObject({ available: 88_500, onHold: 0 });
  expect((await request(provider, 88_501)).json().errors).toEqual([{ path: 'amount', code: 'aboveAvailable' }]);
  expect((await request(provider, 9_999)).json().errors).toEqual([{ path: 'amount', code: 'belowWithdrawable' }]);
  const idle = await addProvider(api.database, { state: 'suspended' });
  expect((await request(idle.id, 20_000)).json().errors).toEqual([{ path: 'providerId', code: 'providerNotActive' }]);
});

test('two who decide at once: one of them does; twenty who ask at once: one has asked', async () => {
  const { id: provider } = await sound();
  const { id } = await addWithdrawal(api, provider);
  const { version } = await view(id);
  const decide = (as: TestSession) =>
    api.call('POST', `/api/v1/withdrawals/${id}/events`, {
      as,
      body: { type: 'withdrawal.approve' },
      headers: { 'if-match': `"v${version}"` },
    });
  const answers = await Promise.all([decide(editor), decide(admin)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  const { id: other } = await sound();
  await earn(api, other, 100_000);
  const asked = await Promise.all(Array.from({ length: 20 }, () => request(other, 20_000)));
  expect(asked.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(await walletOf(other)).toMatchObject({ onHold: 20_000 });
});

test('an order in dispute stands against the provider’s withdrawals', async () => {
  const { id: provider } = await sound();
  const dispute = {
    by: 'customer',
    reason: 'quality',
    text: 'جودة العمل ضعيفة ولم تُعالج الملاحظات.',
    openedAt: api.clock.now.toISOString(),
    from: 'delivered',
    outcome: null,
    resolvedBy: null,
    resolvedAt: null,
  } as const;
  await addOrderRow(api.database, { providerId: provider, state: 'disputed', dispute });
  const { id } = await addWithdrawal(api, provider);
  expect((await view(id)).riskFlags).toContain('open_dispute');
  expect((await send(id, { type: 'withdrawal.approve' }, editor)).json().reason).toBe('riskBlocks');
});

test('what stands against it is named, and only an administrator approves in spite of it', async () => {
  const { id: provider } = await addProvider(api.database, { ibanHolderName: 'اسم آخر' });
  const { id } = await addWithdrawal(api, provider);
  expect((await view(id)).riskFlags).toEqual(expect.arrayContaining(['name_mismatch', 'docs_expired', 'new_provider']));
  expect((await send(id, { type: 'withdrawal.approve' }, admin)).json().reason).toBe('riskBlocks');
  const anyway = { type: 'withdrawal.approveAnyway', note: 'أكد البنك اسم صاحب الحساب.' } as const;
  expect((await send(id, anyway, editor)).statusCode).toBe(403);
  expect((await send(id, anyway, admin)).json().state).toBe('approved');
});

test('a line is held, let go and taken back by one that says so; nothing is taken that is not there', async () => {
  const { id: provider } = await sound();
  const credit = await earn(api, provider, 100_000);
  const act = (type: string) => send(credit, { type, reason: 'dispute' } as never, admin, 'wallet-transactions');
  // The commission has left already: less than the whole is there.
  expect((await act('walletTransaction.hold')).json().reason).toBe('notCovered');
  await earn(api, provider, 100_000);
  expect((await act('walletTransaction.hold')).json().state).toBe('on_hold');
  expect(await walletOf(provider)).toMatchObject({ available: 77_000, onHold: 100_000 });
  expect((await act('walletTransaction.release')).json().state).toBe('available');
  expect((await act('walletTransaction.reverse')).json().state).toBe('reversed');
  const list = await api.call('GET', `/api/v1/wallet-transactions?provider=${provider}`, { as: editor });
  const [newest] = list.json().items as WalletTransaction[];
  expect(newest).toMatchObject({ kind: 'adjustment', direction: 'debit', amount: 100_000, balanceAfter: 77_000 });
});

test('every balance of the demo can be computed anew, and every state is there', async () => {
  const demo = await createDemoApp(0.1);
  const read = async (text: string) => (await demo.database.pool.query(text)).rows;
  expect(await read('select sum(amount)::int as sum from ledger_entries')).toEqual([{ sum: 0 }]);
  expect(
    await read(`select a.id from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.owner_id is not null
      group by a.id having sum(e.amount) <> a.balance`),
  ).toEqual([]);
  expect(
    await read(`select p.id from providers p where wallet_balance <> coalesce((select sum(case direction when 'credit' then amount else -amount end)
      from wallet_transactions where provider_id = p.id), 0)`),
  ).toEqual([]);
  expect(
    await read(`select p.id from providers p where
      coalesce((select balance from ledger_accounts where owner_id = p.id and name = 'on_hold'), 0) <>
      coalesce((select sum(amount) from withdrawals where provider_id = p.id and state not in ('paid', 'rejected', 'cancelled')), 0)
      + coalesce((select sum(case direction when 'credit' then amount else -amount end) from wallet_transactions
        where provider_id = p.id and state = 'on_hold'), 0)`),
  ).toEqual([]);
  expect(await read('select distinct state from withdrawals')).toHaveLength(withdrawalStates.length);
  expect(await read('select distinct state from wallet_transactions')).toHaveLength(4);
  expect(await read('select distinct kind from wallet_transactions')).toHaveLength(8);
  await demo.close();
});
