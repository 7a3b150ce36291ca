import { randomUUID } from 'node:crypto';
import type { WithdrawalEvent } from '@diwan/api-contract/resources/withdrawals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionLimits } from '#identity/sessions/limits.ts';
import { type Imports, importsOf } from '#test/imports.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { addWithdrawal } from '#test/marketplace/wallet-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let editor: TestSession;
let admin: TestSession;
let imports: Imports;
beforeAll(async () => {
  api = await createTestApp({ sessionLimits: { ...sessionLimits, tokenSeconds: 3600 } });
  editor = await api.signIn('editor');
  admin = await api.signIn('admin');
  imports = importsOf(api, admin);
});
afterAll(() => api.close());

const view = async (id: string) => (await api.call('GET', `/api/v1/withdrawals/${id}`, { as: admin })).json();
async function send(id: string, event: WithdrawalEvent, as: TestSession) {
  const { version } = await view(id);
  const headers = { 'if-match': `"v${version}"` };
  const answer = await api.call('POST', `/api/v1/withdrawals/${id}/events`, { as, body: event, headers });
  expect(answer.statusCode, answer.body).toBe(200);
}

interface Asked {
  id: string;
  number: string;
  providerId: string;
  /** As a bank writes it. */
  net: string;
}
async function atBank(amount = 50_000): Promise<Asked> {
  const { id: recordId } = await addProvider(api.database, {});
  await recordsIn(api.database).document({ resource: 'providers', recordId, type: 'cr' });
  const { id } = await addWithdrawal(api, recordId, amount);
  await send(id, { type: 'withdrawal.approve' }, editor);
  await send(id, { type: 'withdrawal.startPayment', batch: `PAY-${randomUUID().slice(0, 8)}` }, admin);
  const { number, netAmount } = await view(id);
  return { id, number, providerId: recordId, net: (netAmount / 100).toFixed(2) };
}
const reference = () => `FT${randomUUID().slice(0, 12)}`.toUpperCase();
const today = () => api.clock.now.toISOString().slice(0, 10);

const heading = 'Number,Paid out,Result,Bank’s reference,Paid on,Why it was returned';
const csv = (...rows: (readonly string[])[]) => [heading, ...rows.map((row) => row.join(','))].join('\n');
async function checked(bytes: string, name = 'results.csv') {
  const run = await imports.check(await imports.upload('withdrawals', name, bytes));
  return { run, rows: await imports.rowsOf(run.id) };
}
async function carriedOut(bytes: string, name = 'results.csv') {
  const run = await imports.carryOut(await imports.upload('withdrawals', name, bytes));
  return { run, rows: await imports.rowsOf(run.id) };
}
const wallet = async (id: string) =>
  (
    await api.database.pool.query(
      'select name, balance::int from ledger_accounts where owner_id = $1 and balance <> 0 order by name',
      [id],
    )
  ).rows;

test('ROUTE-82 the bank’s results are matched by number and amount: paid once, returned with the reason, waiting untouched', async () => {
  const [paid, returned, waiting] = [await atBank(), await atBank(12_345), await atBank()];
  const own = reference();
  const table = csv(
    [paid.number, paid.net, 'Paid', own, today(), ''],
    [returned.number, returned.net, 'Returned', '', '', 'Account closed'],
    [waiting.number, waiting.net, 'Waiting', '', '', ''],
  );
  const before = await checked(table);
  expect(before.run).toMatchObject({ isFinal: true, verdicts: { changed: 2, same: 1, wrong: 0 } });
  expect(before.rows[0]!.differences).toEqual([
    { path: 'state', before: 'processing', after: 'paid' },
    { path: 'bankReference', before: null, after: own },
    { path: 'paidOn', before: null, after: today() },
  ]);
  expect(await view(paid.id)).toMatchObject({ state: 'processing' });

  const { run } = await carriedOut(table);
  expect(run).toMatchObject({ state: 'finished', outcomes: { done: 2, failed: 0 } });
  expect(await view(paid.id)).toMatchObject({ state: 'paid', bankReference: own, paidOn: today() });
  expect(await view(returned.id)).toMatchObject({ state: 'failed', failureCode: 'account_closed' });
  expect(await view(waiting.id)).toMatchObject({ state: 'processing' });
  expect((await wallet(paid.providerId)).filter(({ name }) => name === 'on_hold')).toEqual([]);

  expect((await checked(table)).run.verdicts).toMatchObject({ same: 3, changed: 0, wrong: 0 });
  const { rows } = await api.database.pool.query(
    "select count(*)::int as payouts from wallet_transactions where kind = 'payout' and reference = $1",
    [paid.number],
  );
  expect(rows).toEqual([{ payouts: 1 }]);
  const told = (await api.call('GET', `/api/v1/withdrawals/${paid.id}/activity`, { as: admin })).json().items;
  expect(told[0]).toMatchObject({ event: 'withdrawal.markPaid', actor: { id: admin.user.id } });
});

test('ROUTE-82 rows that match nothing are named: no such number, another amount, another’s reference, the wrong state, what is missing', async () => {
  const [one, other, paid, approved] = [await atBank(), await atBank(), await atBank(), await atBank()];
  const [known, twice] = [reference(), reference()];
  await send(paid.id, { type: 'withdrawal.markPaid', bankReference: known, paidOn: today() }, admin);
  await api.database.pool.query("update withdrawals set state = 'approved', batch = null where id = $1", [approved.id]);
  const { run, rows } = await checked(
    csv(
      ['WDR-999999', '100.00', 'Paid', reference(), today(), ''],
      [one.number, '1.00', 'Paid', reference(), today(), ''],
      [one.number, one.net, 'Paid', known, today(), ''],
      [paid.number, paid.net, 'Paid', reference(), today(), ''],
      [approved.number, approved.net, 'Paid', reference(), today(), ''],
      [other.number, other.net, 'Paid', '', today(), ''],
      ['', '100.00', 'Paid', reference(), today(), ''],
      [other.number, other.net, 'Maybe', '', '', ''],
    ),
  );
  expect(run.verdicts).toMatchObject({ wrong: 8, changed: 0 });
  expect(rows.map(({ errors }) => errors.map(({ path, code }) => `${path} ${code}`).join())).toEqual([
    'number noSuchRecord',
    'netAmount amountDiffers',
    expect.stringContaining('bankReference taken'),
    'bankReference paidOtherwise',
    'number wrongState',
    'bankReference required',
    'number noSuchRecord',
    expect.stringContaining('outcome unknownChoice'),
  ]);

  const fresh = await Promise.all([atBank(), atBank()]);
  const repeated = await checked(csv(...fresh.map(({ number, net }) => [number, net, 'Paid', twice, today(), ''])));
  expect(repeated.rows.map(({ errors }) => errors[0]?.code ?? null)).toEqual([null, 'taken']);
  const ahead = await checked(csv([one.number, one.net, 'Paid', reference(), '2031-01-01', '']));
  expect(ahead.rows[0]!.errors).toEqual([{ path: 'number', code: 'paidAhead' }]);
});

test('ROUTE-82 a payment status report (pain.002) is read as the bank sends it', async () => {
  const [paid, returned, waiting] = [await atBank(), await atBank(), await atBank()];
  const own = reference();
  const told = ({ number, net }: Asked, status: string, more = '') =>
    `<TxInfAndSts><OrgnlInstrId>${number}</OrgnlInstrId><OrgnlEndToEndId>${number}</OrgnlEndToEndId><TxSts>${status}</TxSts>${more}
      <OrgnlTxRef><Amt><InstdAmt Ccy="SAR">${net}</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>`;
  const report = (transactions: string, kind = 'pain.002.001.10') =>
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${kind}"><CstmrPmtStsRpt><GrpHdr><MsgId>M1</MsgId></GrpHdr>
     <OrgnlPmtInfAndSts><OrgnlPmtInfId>P1</OrgnlPmtInfId>${transactions}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;
  const bytes = report(
    told(paid, 'ACSC', `<AccptncDtTm>${today()}T10:00:00+03:00</AccptncDtTm><AcctSvcrRef>${own}</AcctSvcrRef>`) +
      told(returned, 'RJCT', '<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf>') +
      told(waiting, 'ACSP'),
  );
  const { run } = await carriedOut(bytes, 'report.xml');
  expect(run).toMatchObject({ state: 'finished', total: 3, verdicts: { changed: 2, same: 1 }, outcomes: { done: 2 } });
  expect(await view(paid.id)).toMatchObject({ state: 'paid', bankReference: own, paidOn: today() });
  expect(await view(returned.id)).toMatchObject({ state: 'failed', failureCode: 'account_closed' });

  const refusalOf = async (resource: string, text: string) => (await imports.send(resource, 'report.xml', text)).json();
  const invalid = (code: string) => ({ code: 'invalid', errors: [{ path: 'file', code }] });
  expect(await refusalOf('skills', bytes)).toMatchObject(invalid('fileType'));
  expect(await refusalOf('withdrawals', report('', 'camt.053.001.08'))).toMatchObject(invalid('fileMismatch'));
  expect(await refusalOf('withdrawals', report(''))).toMatchObject(invalid('sheetEmpty'));
  expect(await refusalOf('withdrawals', bytes.slice(0, -40))).toMatchObject(invalid('fileDamaged'));
  expect(await refusalOf('withdrawals', `<!DOCTYPE a [<!ENTITY b "c">]>${bytes.slice(38)}`)).toMatchObject(
    invalid('fileActive'),
  );
  const foreign = await checked(
    report(told({ ...waiting, net: '' }, 'ACSC').replace('"SAR">', '"USD">12.00')),
    'r.xml',
  );
  expect(foreign.rows[0]!.errors).toContainEqual({ path: 'netAmount', code: 'unreadNumber' });
});

test('ROUTE-82 the bank’s results are carried out by administrators alone, who prove anew who they are, and are not taken back', async () => {
  const paid = await atBank();
  const table = csv([paid.number, paid.net, 'Paid', reference(), today(), '']);
  const refused = await importsOf(api, editor).send('withdrawals', 'results.csv', table);
  expect([refused.statusCode, refused.json().reason]).toEqual([403, 'notPermitted']);

  const run = await imports.check(await imports.upload('withdrawals', 'results.csv', table));
  api.clock.advance(20 * 60);
  const unproven = await imports.steer(run.id, { type: 'import.start' });
  expect([unproven.statusCode, unproven.json().code]).toEqual([403, 'step_up_required']);
  expect(await view(paid.id)).toMatchObject({ state: 'processing' });
  api.clock.advance(-20 * 60);
  expect((await imports.steer(run.id, { type: 'import.start' })).statusCode).toBe(200);
  await imports.workToTheEnd();
  const ended = await imports.view(run.id);
  expect(ended).toMatchObject({ state: 'finished', outcomes: { done: 1 } });
  expect(ended.availableEvents).toContainEqual({ type: 'import.undo', isAvailable: false, reason: 'nothingToUndo' });
  expect((await imports.steer(run.id, { type: 'import.undo' })).json()).toMatchObject({ reason: 'nothingToUndo' });
});
