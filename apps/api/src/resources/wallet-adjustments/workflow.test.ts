import type { Provider } from '@diwan/api-contract/resources/providers';
import type { WalletAdjustment, WalletAdjustmentEvent } from '@diwan/api-contract/resources/wallet-adjustments';
import type { WalletTransaction } from '@diwan/api-contract/resources/wallet-transactions';
import { adjustmentGrounds, adjustmentRejections, adjustmentStates } from '@diwan/api-contract/values/records/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionLimits } from '#identity/sessions/limits.ts';
import { createDemoApp } from '#test/demo-app.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { earn } from '#test/marketplace/wallet-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let editor: TestSession;
let admin: TestSession;
beforeAll(async () => {
  api = await createTestApp({ sessionLimits: { ...sessionLimits, tokenSeconds: 3600 } });
  editor = await api.signIn('editor');
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const draft = {
  direction: 'credit',
  amount: 30_000,
  ground: 'correction',
  description: 'احتُسبت العمولة مرتين عن الطلب نفسه.',
};
const propose = (providerId: string, as: TestSession, given: object = {}) =>
  api.call('POST', '/api/v1/wallet-adjustments', { as, body: { providerId, ...draft, ...given } });
async function send(id: string, event: WalletAdjustmentEvent, as: TestSession) {
  const { version } = (await api.call('GET', `/api/v1/wallet-adjustments/${id}`, { as: admin })).json();
  return api.call('POST', `/api/v1/wallet-adjustments/${id}/events`, {
    as,
    body: event,
    headers: { 'if-match': `"v${version}"` },
  });
}
const attach = (recordId: string) =>
  recordsIn(api.database).document({ resource: 'wallet-adjustments', recordId, type: 'evidence' });
const proposed = async (providerId: string, as: TestSession, given: object = {}): Promise<WalletAdjustment> => {
  const adjustment = (await propose(providerId, as, given)).json();
  await attach(adjustment.id);
  return adjustment;
};
const walletOf = async (id: string): Promise<Provider['wallet']> =>
  (await api.call('GET', `/api/v1/providers/${id}`, { as: admin })).json().wallet;
const approve = { type: 'walletAdjustment.approve' } as const;

test('24.6 one proposes, another approves, and the line that follows names both', async () => {
  const { id: provider } = await addProvider(api.database);
  const { id, number } = (await propose(provider, editor)).json();
  expect(await walletOf(provider)).toMatchObject({ available: 0 });
  expect((await send(id, approve, editor)).statusCode).toBe(403);
  expect((await send(id, approve, admin)).json().reason).toBe('evidenceMissing');
  await attach(id);
  expect((await send(id, approve, admin)).json()).toMatchObject({ state: 'approved' });
  expect(await walletOf(provider)).toMatchObject({ available: 30_000 });
  const list = await api.call('GET', `/api/v1/wallet-transactions?provider=${provider}`, { as: editor });
  const lines = list.json().items as WalletTransaction[];
  expect(lines).toHaveLength(1);
  const [line] = lines;
  expect(line).toMatchObject({ kind: 'adjustment', direction: 'credit', amount: 30_000, reference: number });
  const whole = (await api.call('GET', `/api/v1/wallet-transactions/${line!.id}`, { as: editor })).json();
  expect([whole.createdBy.id, whole.approvedBy.id]).toEqual([editor.user.id, admin.user.id]);
});

test('24.6 nobody approves what they proposed: the reason says so, and the database holds it by itself', async () => {
  const { id: provider } = await addProvider(api.database);
  const { id } = await proposed(provider, admin);
  const { availableEvents } = (await api.call('GET', `/api/v1/wallet-adjustments/${id}`, { as: admin })).json();
  expect(availableEvents).toContainEqual({ type: approve.type, isAvailable: false, reason: 'ownProposal' });
  expect((await send(id, approve, admin)).json().reason).toBe('ownProposal');
  await expect(
    api.database.pool.query(`UPDATE wallet_adjustments SET state = 'approved', decided_by = created_by WHERE id = $1`, [
      id,
    ]),
  ).rejects.toMatchObject({ constraint: 'wallet_adjustments_two_people' });
});

test('nothing is taken that is not there, nothing above the limit is proposed, and a closed wallet stays as it is', async () => {
  const { id: provider } = await addProvider(api.database);
  const debit = await proposed(provider, editor, { direction: 'debit' });
  expect((await send(debit.id, approve, admin)).json().reason).toBe('notCovered');
  await earn(api, provider, 100_000);
  expect((await send(debit.id, approve, admin)).json().state).toBe('approved');
  // Of 1,000 riyals 10 % are the commission, and 15 % of that VAT.
  expect(await walletOf(provider)).toMatchObject({ available: 58_500 });
  expect((await propose(provider, editor, { amount: 500_001 })).json().errors).toEqual([
    { path: 'amount', code: 'aboveAdjustable' },
  ]);
  const { id: closed } = await addProvider(api.database, { state: 'closed' });
  expect((await propose(closed, editor)).json().errors).toEqual([{ path: 'providerId', code: 'providerClosed' }]);
});

test('a proposal is rejected with a reason, and withdrawn by nobody but whoever made it', async () => {
  const { id: provider } = await addProvider(api.database);
  const mine = await proposed(provider, editor);
  const withdraw = { type: 'walletAdjustment.withdraw' } as const;
  expect((await send(mine.id, withdraw, admin)).json().reason).toBe('othersProposal');
  expect((await send(mine.id, withdraw, editor)).json().state).toBe('withdrawn');
  const other = await proposed(provider, editor);
  const reject = { type: 'walletAdjustment.reject', reason: 'evidence' } as const;
  expect((await send(other.id, { ...reject, reason: 'other' }, admin)).json().reason).toBe('noteTooShort');
  expect((await send(other.id, reject, admin)).json()).toMatchObject({ state: 'rejected', stateReason: 'evidence' });
  expect(await walletOf(provider)).toMatchObject({ available: 0 });
});

test('two who approve at once: one line is booked', async () => {
  const { id: provider } = await addProvider(api.database);
  const { id, version } = await proposed(provider, editor);
  const decide = () =>
    api.call('POST', `/api/v1/wallet-adjustments/${id}/events`, {
      as: admin,
      body: approve,
      headers: { 'if-match': `"v${version}"` },
    });
  const answers = await Promise.all([decide(), decide()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  expect(await walletOf(provider)).toMatchObject({ available: 30_000 });
});

test('whoever has not proved lately who they are approves nothing', async () => {
  const { id: provider } = await addProvider(api.database);
  const { id } = await proposed(provider, editor);
  api.clock.advance(901);
  expect((await send(id, approve, admin)).json()).toMatchObject({ status: 403, code: 'step_up_required' });
});

test('the demo has adjustments in every state, on every ground and rejected for every reason', async () => {
  const demo = await createDemoApp(0.1);
  const count = async (column: string) =>
    (await demo.database.pool.query(`select distinct ${column} from wallet_adjustments where ${column} is not null`))
      .rowCount;
  expect(await count('state')).toBe(adjustmentStates.length);
  expect(await count('ground')).toBe(adjustmentGrounds.length);
  expect(await count('state_reason')).toBe(adjustmentRejections.length);
  const { rows } = await demo.database.pool.query(
    `select a.number from wallet_adjustments a where state = 'approved' and not exists (
       select from wallet_transactions t where t.reference = a.number and t.kind = 'adjustment' and t.approved_by = a.decided_by)`,
  );
  expect(rows).toEqual([]);
  await demo.close();
});
