import { randomUUID } from 'node:crypto';
import type { WithdrawalEvent } from '@diwan/api-contract/resources/withdrawals';
import { isSaIban } from '@diwan/api-contract/values/iban';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionLimits } from '#identity/sessions/limits.ts';
import { expectPain001 } from '#test/marketplace/pain001-rules.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { addWithdrawal } from '#test/marketplace/wallet-records.ts';
import { readCsv } from '#test/tables/read-csv.ts';
import { readWorkbook } from '#test/tables/read-workbook.ts';
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

async function send(id: string, event: WithdrawalEvent, as: TestSession) {
  const { version } = (await api.call('GET', `/api/v1/withdrawals/${id}`, { as: admin })).json();
  const headers = { 'if-match': `"v${version}"` };
  return api.call('POST', `/api/v1/withdrawals/${id}/events`, { as, body: event, headers });
}
/** Approved by an editor, and handed to the bank in this batch unless none is named. */
async function approved(batch: string | null, given: object = {}, amount = 50_000) {
  const { id: recordId } = await addProvider(api.database, given);
  await recordsIn(api.database).document({ resource: 'providers', recordId, type: 'cr' });
  const added = await addWithdrawal(api, recordId, amount);
  await send(added.id, { type: 'withdrawal.approve' }, editor);
  if (batch) await send(added.id, { type: 'withdrawal.startPayment', batch }, admin);
  return added as { id: string; number: string };
}
const ask = (ids: readonly string[], format = 'pain001', as = admin) =>
  api.call('POST', '/api/v1/bulk/bank-file', {
    as,
    body: { selection: { kind: 'some', ids }, format, language: 'en' },
  });
const newBatch = () => `PAY-${randomUUID().slice(0, 8)}`;

test('the batch of what is selected becomes a payment initiation that keeps the rules of ISO 20022 and adds up', async () => {
  const batch = newBatch();
  const holder = 'مؤسسة <النجم> & شركاه';
  const first = await approved(batch, { ownerName: { ar: holder }, ibanHolderName: holder });
  const second = await approved(batch, {}, 12_345);
  const answer = await ask([second.id]);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-type']).toContain('application/xml');
  const { header, payment, transfers } = expectPain001(answer.body);
  expect(transfers).toEqual([
    { number: first.number, amount: '495.00', name: holder, iban: 'SA0380000000608010167519', bic: 'RJHISARI' },
    expect.objectContaining({ number: second.number, amount: '118.45' }),
  ]);
  for (const level of [header, payment]) expect(level).toMatchObject({ NbOfTxs: '2', CtrlSum: '613.45' });
  expect(isSaIban(transfers[0]!.iban)).toBe(true);
});

test('from its first file on nothing comes into a batch, and the same file is had again until the bank has answered', async () => {
  const batch = newBatch();
  const { id } = await approved(batch);
  const [one, again] = [await ask([id]), await ask([id])];
  expect(again.body).toBe(one.body);
  const late = await approved(null);
  const start = { type: 'withdrawal.startPayment', batch } as const;
  expect((await send(late.id, start, admin)).json().reason).toBe('batchClosed');
  await send(id, { type: 'withdrawal.markFailed', failure: 'account_closed' }, admin);
  expect((await ask([id])).json().errors).toEqual([{ path: 'selection', code: 'batchSettled' }]);
});

test('a file is of one batch, and of what is at the bank', async () => {
  const [one, other, none] = [await approved(newBatch()), await approved(newBatch()), await approved(null)];
  const codeOf = async (ids: string[]) => (await ask(ids)).json().errors[0].code;
  expect(await codeOf([one.id, other.id])).toBe('severalBatches');
  expect(await codeOf([none.id])).toBe('noBatch');
  expect(await codeOf([randomUUID()])).toBe('noBatch');
});

test('as a table it says the same, with the number and the sum of its transfers at the end', async () => {
  const batch = newBatch();
  const { id, number } = await approved(batch);
  const csv = readCsv((await ask([id], 'csv')).body.slice(1));
  expect(csv).toEqual([
    ['Number', 'Account holder', 'IBAN', 'Bank', 'Paid out'],
    [number, 'خالد العمري', 'SA0380000000608010167519', '80', 495],
    ['Total', batch, null, 1, 495],
  ]);
  const { rows } = await readWorkbook((await ask([id], 'xlsx')).rawPayload);
  expect(rows.at(-1)!.map(({ text }) => text)).toEqual(['Total', batch, '', '1', '495']);
});

test('whoever downloads it is an administrator who has just proved who they are, and the log says what left', async () => {
  const batch = newBatch();
  const { id } = await approved(batch);
  expect((await ask([id], 'pain001', editor)).statusCode).toBe(403);
  expect((await ask([id])).statusCode).toBe(200);
  const { rows } = await api.database.pool.query(
    `select actor_id, diff from audit_events where event = 'exported' and entity_label ->> 'ar' = $1`,
    [batch],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].actor_id).toBe(admin.user.id);
  expect(rows[0].diff).toContainEqual({ path: 'total', before: null, after: 49_500 });
  api.clock.advance(901);
  expect((await ask([id])).json()).toMatchObject({ status: 403, code: 'step_up_required' });
});
