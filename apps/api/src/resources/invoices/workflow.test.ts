import type { Invoice, InvoiceEvent } from '@diwan/api-contract/resources/invoices';
import {
  buyerIdSchemes,
  creditReasons,
  invoicePaymentStates,
  invoiceStates,
  invoiceTypes,
} from '@diwan/api-contract/values/records/invoice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepResources } from '#features/jobs/sweep.ts';
import { createWholeDemo } from '#test/demo-app.ts';
import { credit, issue, lineOf, nameSeller } from '#test/marketplace/invoice-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { computed } from './amounts/amounts.ts';

let api: TestApp;
let editor: TestSession;
let admin: TestSession;
let nobodySells: TestApp;
beforeAll(async () => {
  [api, nobodySells] = await Promise.all([createTestApp(), createTestApp()]);
  admin = await api.signIn('admin');
  editor = await api.signIn('editor');
  await nameSeller(api, admin);
});
afterAll(async () => {
  await api.close();
  await nobodySells.close();
});

const get = (path: string, as = editor) => api.call('GET', `/api/v1/invoices${path}`, { as });
const view = async (id: string): Promise<Invoice> => (await get(`/${id}`)).json();
async function send(id: string, event: Exclude<InvoiceEvent, { type: 'invoice.markOverdue' }>, as = editor) {
  const { version } = await view(id);
  return api.call('POST', `/api/v1/invoices/${id}/events`, {
    as,
    body: event,
    headers: { 'if-match': `"v${version}"` },
  });
}
const pay = (amount: number, paidOn = '2026-01-01') =>
  ({ type: 'invoice.recordPayment', amount, paidOn, means: 'bank_transfer' }) as const;
const address = {
  buildingNumber: '7214',
  street: 'طريق الأمير سلطان',
  district: 'الروضة',
  city: 'جدة',
  postalCode: '23431',
  additionalNumber: null,
};
const draft = {
  type: '388',
  subtype: '01',
  flags: [],
  employerId: null,
  providerId: null,
  seekerId: null,
  buyer: { name: { ar: 'شركة الأفق' }, vatNumber: null, idScheme: null, idNumber: null, address: null },
  supplyDate: null,
  dueDate: null,
  lines: [],
  prepaid: 0,
  paymentMeans: null,
  originalId: null,
  creditReason: null,
  notes: null,
};
const add = async (more: object = {}): Promise<Invoice> =>
  (await api.call('POST', '/api/v1/invoices', { as: editor, body: { ...draft, ...more } })).json();

test('what an invoice to a company must say is asked for one by one, and once it is issued nothing of it changes', async () => {
  const { id } = await add();
  const edit = async (patch: object) => {
    const { version } = await view(id);
    return api.call('PATCH', `/api/v1/invoices/${id}`, {
      as: editor,
      body: patch,
      headers: { 'if-match': `"v${version}"` },
    });
  };
  const refusal = async () => (await send(id, { type: 'invoice.issue' })).json().reason;
  expect(await refusal()).toBe('linesMissing');
  await edit({ lines: [lineOf(1_000_00, { quantity: 2, discount: 500_00 }), lineOf(10, { category: 'Z' })] });
  expect(await refusal()).toBe('supplyDateMissing');
  await edit({ supplyDate: '2026-01-01' });
  expect(await refusal()).toBe('buyerNumberMissing');
  await edit({ buyer: { ...draft.buyer, idScheme: 'CRN', idNumber: '1010123456' } });
  expect(await refusal()).toBe('buyerAddressMissing');
  await edit({ buyer: { ...draft.buyer, vatNumber: '310000000000003', address } });
  const issued = (await send(id, { type: 'invoice.issue' })).json();
  expect(issued).toMatchObject({
    state: 'issued',
    paymentState: 'unpaid',
    number: expect.stringMatching(/^INV-\d{4}-\d{6}$/),
    transactionCode: '0100000',
    seller: { vatNumber: '310123456700003', idScheme: 'CRN' },
    net: 1_500_10,
    discount: 500_00,
    vat: 225_00,
    gross: 1_725_10,
    due: 1_725_10,
    lineAmounts: [
      { net: 1_500_00, rateBps: 1500, vat: 225_00, gross: 1_725_00 },
      { net: 10, rateBps: 0, vat: 0, gross: 10 },
    ],
  });
  expect((await edit({ notes: 'later' })).json().reason).toBe('issuedKept');
  const gone = await api.call('DELETE', `/api/v1/invoices/${id}`, {
    as: admin,
    headers: { 'if-match': `"v${issued.version}"` },
  });
  expect(gone.json()).toMatchObject({ status: 409, reason: 'notRemovable' });
  const { id: other, version } = await add();
  const dropped = await api.call('DELETE', `/api/v1/invoices/${other}`, {
    as: editor,
    headers: { 'if-match': `"v${version}"` },
  });
  expect(dropped.statusCode).toBe(204);
});

test('a draft keeps to the rules across its fields', async () => {
  const errorsOf = async (more: object) =>
    (await api.call('POST', '/api/v1/invoices', { as: editor, body: { ...draft, ...more } })).json().errors;
  expect(await errorsOf({ subtype: '02', flags: ['export'] })).toEqual([{ path: 'flags', code: 'flagOfStandard' }]);
  expect(await errorsOf({ lines: [lineOf(100, { discount: 101 })] })).toEqual([
    { path: 'lines.0.discount', code: 'aboveLine' },
  ]);
  const employer = await recordsIn(api.database).employer();
  const seeker = await recordsIn(api.database).seeker();
  expect(await errorsOf({ employerId: employer.id, seekerId: seeker.id })).toEqual([
    { path: 'seekerId', code: 'oneBuyer' },
  ]);
});

test('24.7 what is taken back never exceeds what was charged, by however many at once', async () => {
  const { id, number } = await issue(api);
  expect((await send(id, { type: 'invoice.credit', amount: 100, reason: 'price' })).statusCode).toBe(403);
  const over = { type: 'invoice.credit', amount: 1_150_01, reason: 'price' } as const;
  expect((await send(id, over, admin)).json().reason).toBe('aboveRemaining');
  const bare = { type: 'invoice.credit', amount: 1, reason: 'other' } as const;
  expect((await send(id, bare, admin)).json().reason).toBe('noteTooShort');
  const attempts = await Promise.allSettled(
    Array.from({ length: 12 }, () => credit(api, { invoiceId: id, amount: 100_03, reason: 'price' })),
  );
  const notes = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
  expect(notes).toHaveLength(11);
  expect(await view(id)).toMatchObject({ state: 'credited', credited: 11 * 100_03, due: 1_150_00 - 11 * 100_03 });
  for (const note of notes) {
    expect(note).toMatchObject({
      type: '381',
      state: 'issued',
      gross: 100_03,
      originalId: id,
      prepaid: 100_03,
      due: 0,
    });
    const again = computed(note.lines, 1500);
    expect([again.net, again.vat, again.gross]).toEqual([note.net, note.vat, note.gross]);
  }
  const last = await credit(api, { invoiceId: id, reason: 'cancelled' });
  expect(last.gross).toBe(1_150_00 - 11 * 100_03);
  expect(await view(id)).toMatchObject({ credited: 1_150_00, due: 0, paymentState: 'refunded' });
  await expect(credit(api, { invoiceId: id, reason: 'cancelled' })).rejects.toMatchObject({
    extra: { reason: 'nothingLeft' },
  });
  await expect(credit(api, { invoiceId: last.id, reason: 'price', amount: 1 })).rejects.toMatchObject({
    extra: { reason: 'isNote' },
  });
  const listed = (await get(`?original=${id}&type=381&limit=50`)).json().items;
  expect(listed).toHaveLength(12);
  expect(await view(last.id)).toMatchObject({ billingReference: number, creditReason: 'cancelled' });
});

test('a credit note divides its amount among the categories of what was charged, or names its lines', async () => {
  const lines = [lineOf(1_000_00), lineOf(500_00, { category: 'Z' })];
  const { id } = await issue(api, { lines });
  const note = await credit(api, { invoiceId: id, amount: 330_00, reason: 'price' });
  expect(note.lines.map(({ category }) => category)).toEqual(['S', 'Z']);
  expect(note.lineAmounts.map(({ gross }) => gross)).toEqual([230_00, 100_00]);
  const named = await credit(api, { invoiceId: id, lines: [lineOf(400_00, { category: 'Z' })], reason: 'quantity' });
  expect(named).toMatchObject({ net: 400_00, vat: 0, gross: 400_00 });
  const rest = await credit(api, { invoiceId: id, reason: 'cancelled' });
  expect(rest).toMatchObject({ gross: 920_00, vat: 120_00 });
});

test('what was paid already is issued as paid, and what is given back of it is owed until it is', async () => {
  const { id } = await issue(api, { isPaid: true, paymentMeans: 'mada' });
  expect(await view(id)).toMatchObject({
    paymentState: 'paid',
    paid: 1_150_00,
    due: 0,
    dueDate: null,
    payments: [{ amount: 1_150_00, means: 'mada' }],
  });
  const open = await credit(api, { invoiceId: id, amount: 115_00, reason: 'price' });
  expect(open).toMatchObject({ paymentState: 'unpaid', due: 115_00, prepaid: 0 });
  expect((await send(open.id, pay(115_00))).json()).toMatchObject({ paymentState: 'paid', due: 0 });
  const settled = await credit(api, { invoiceId: id, reason: 'cancelled', isRefunded: true });
  expect(settled).toMatchObject({ gross: 1_035_00, paymentState: 'paid', due: 0 });
  expect(await view(id)).toMatchObject({ paymentState: 'refunded' });
});

test('payments add up to what is due and no further; what is late stays late until it is paid whole', async () => {
  const { id } = await issue(api, { supplyDate: '2026-01-01', dueDate: '2026-02-01' });
  expect((await send(id, pay(150_00))).json()).toMatchObject({ paymentState: 'partially_paid', due: 1_000_00 });
  expect((await send(id, pay(1_000_01))).json().reason).toBe('aboveDue');
  expect((await send(id, pay(1, '2999-01-01'))).json().reason).toBe('paidAhead');
  await sweepResources(api.deps);
  expect(await view(id)).toMatchObject({ paymentState: 'overdue' });
  const late = (await get('?overdueDaysMin=30&paymentState=overdue')).json().items as Invoice[];
  expect(late.map((each) => each.id)).toContain(id);
  const version = (await view(id)).version;
  await sweepResources(api.deps);
  expect((await view(id)).version).toBe(version);
  expect((await send(id, pay(500_00))).json()).toMatchObject({ paymentState: 'overdue' });
  expect((await send(id, pay(500_00))).json()).toMatchObject({ paymentState: 'paid', due: 0 });
  expect((await send(id, pay(1))).json().reason).toBe('wrongState');
});

test('VAT is that of the day of the supply', async () => {
  const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000);
  const { version } = (await api.call('GET', '/api/v1/settings', { as: admin })).json();
  const body = { values: { vatBps: 1000 }, effectiveFrom: inDays(10).toISOString() };
  await api.call('PATCH', '/api/v1/settings', { as: admin, body, headers: { 'if-match': `"v${version}"` } });
  const later = { deps: api.deps, clock: { ...api.clock, now: inDays(12) } };
  const before = await issue(later, { supplyDate: api.clock.now.toISOString().slice(0, 10) });
  const after = await issue(later);
  expect([before.vat, after.vat]).toEqual([150_00, 100_00]);
});

test('what cannot be issued by itself waits as a draft, of which staff are told', async () => {
  const waiting = await issue(nobodySells);
  expect(waiting).toMatchObject({ state: 'draft', number: null });
  const as = await nobodySells.signIn('admin');
  const told = (await nobodySells.call('GET', '/api/v1/notifications', { as })).json().items;
  expect(told).toMatchObject([{ kind: 'invoiceNotIssued', ref: { resource: 'invoices', id: waiting.id } }]);
  await nameSeller(nobodySells, as);
  const answer = await nobodySells.call('POST', `/api/v1/invoices/${waiting.id}/events`, {
    as,
    body: { type: 'invoice.issue' },
    headers: { 'if-match': `"v${waiting.version}"` },
  });
  expect(answer.json()).toMatchObject({ state: 'issued', number: expect.stringMatching(/-000001$/) });
});

test('an invoice is sent to whoever it is for, with what is due', async () => {
  const { id: employerId } = await recordsIn(api.database).employer({ address });
  const { id } = await issue(api, { employerId, buyer: {} });
  expect((await send(id, { type: 'invoice.send' })).json()).toMatchObject({ sentAt: expect.any(String) });
  const { rows } = await api.database.pool.query('select id from mails where invoice_id = $1', [id]);
  const mail = await api.call('GET', `/api/v1/mails/${rows[0].id}`, { as: admin });
  expect(mail.json()).toMatchObject({
    template: 'invoiceIssued',
    about: { resource: 'invoices', id },
    recipient: { resource: 'employers', id: employerId },
  });
  const preview = (await api.call('GET', `/api/v1/mails/${rows[0].id}/preview`, { as: admin })).json().mail;
  const { number } = await view(id);
  for (const said of [number, '1,150.00']) expect(preview.text).toContain(said);
  const { id: unknown } = await issue(api);
  expect((await send(unknown, { type: 'invoice.send' })).json().reason).toBe('recipientMissing');
  await api.database.pool.query(`update employers set email_refused_at = now() where id = $1`, [employerId]);
  expect((await send(id, { type: 'invoice.send' })).json().reason).toBe('addressRefused');
});

test('the demo has a year of invoices that can all be computed anew, in every state and without a gap', async () => {
  const demo = await createWholeDemo();
  const read = async (text: string) => (await demo.database.pool.query(text)).rows;
  const invoices: Invoice[] = await read(
    `select number, type, state, lines, line_amounts as "lineAmounts", net::int, vat::int, gross::int, discount::int, credited::int, credit_reason as "creditReason",
       payment_state as "paymentState", buyer from invoices`,
  );
  const values = (of: (invoice: Invoice) => string | null) => new Set(invoices.map(of).filter((each) => each !== null));
  expect(values(({ state }) => state)).toEqual(new Set(invoiceStates));
  expect(values(({ type }) => type)).toEqual(new Set(invoiceTypes));
  expect(values(({ paymentState }) => paymentState)).toEqual(new Set(invoicePaymentStates));
  expect(values(({ creditReason }) => creditReason)).toEqual(new Set(creditReasons));
  for (const { buyer } of invoices) if (buyer.idScheme) expect(buyerIdSchemes).toContain(buyer.idScheme);
  for (const invoice of invoices) {
    const { lineAmounts, net, vat, gross, discount } = computed(invoice.lines, 1500);
    expect({ lineAmounts, net, vat, gross, discount }).toEqual({
      lineAmounts: invoice.lineAmounts,
      net: invoice.net,
      vat: invoice.vat,
      gross: invoice.gross,
      discount: invoice.discount,
    });
  }
  expect(
    await read(`select s.name from invoice_series s where last <> (select count(*) from invoices where series = s.name)
      or last <> (select max(place) from invoices where series = s.name)`),
  ).toEqual([]);
  expect(
    await read(
      `select i.number from invoices i where credited <> coalesce((select sum(gross) from invoices n where n.original_id = i.id and n.type = '381'), 0)`,
    ),
  ).toEqual([]);
  expect(
    await read(
      `select a.number from invoices a join invoices b on a.series = b.series and a.place = b.place + 1 and a.issue_at < b.issue_at`,
    ),
  ).toEqual([]);
  await demo.close();
});
