import { initialReasons, type Reason } from '@diwan/api-contract/settings/reasons';
import type { Settings } from '@diwan/api-contract/settings/register';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let admin: TestSession;
let editor: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await api.signIn('admin');
  editor = await api.signIn('editor');
});

const url = '/api/v1/settings';
const view = async () => (await api.call('GET', url, { as: admin })).json();
async function set(values: Partial<Settings>, effectiveFrom?: string) {
  const headers = { 'if-match': `"v${(await view()).version}"` };
  return api.call('PATCH', url, { as: admin, body: { values, ...(effectiveFrom && { effectiveFrom }) }, headers });
}
async function suspend(reason: string, note?: string) {
  const { id, version } = await records.employer({ state: 'verified' });
  const body = { type: 'employer.suspend', reason, ...(note && { note }) };
  const headers = { 'if-match': `"v${version ?? 1}"` };
  return api.call('POST', `/api/v1/employers/${id}/events`, { as: editor, body, headers });
}
const initial = initialReasons('employerSuspensionReasons');
const withoutComplaints = initial.map((each) => (each.code === 'complaints' ? { ...each, isOffered: false } : each));
const fraud: Reason = { code: 'fraud', name: { ar: 'احتيال', en: 'Fraud' }, isOffered: true };
const keptNow = async () => (await view()).values.employerSuspensionReasons as Reason[];

test('a reason that is no longer offered is refused, one that was added is taken', async () => {
  expect((await suspend('complaints')).statusCode).toBe(200);
  expect((await suspend('fraud')).json()).toMatchObject({ status: 409, reason: 'reasonGone' });
  expect((await set({ employerSuspensionReasons: [fraud, ...withoutComplaints] })).statusCode).toBe(200);
  expect((await suspend('complaints')).json()).toMatchObject({ status: 409, reason: 'reasonGone' });
  expect((await suspend('fraud')).json()).toMatchObject({ state: 'suspended', stateReason: 'fraud' });
  expect((await suspend('other')).json()).toMatchObject({ status: 409, reason: 'noteTooShort' });
  expect((await suspend('other', 'تكررت الشكاوى من المتقدمين')).statusCode).toBe(200);
});

test('a reason that a change leaves out stays readable, also when the change is reverted', async () => {
  await set({ employerSuspensionReasons: initial });
  const [change] = (await api.call('GET', `${url}/history?key=employerSuspensionReasons`, { as: admin })).json().items;
  expect((await keptNow()).at(-1)).toEqual({ ...fraud, isOffered: false });
  const headers = { 'if-match': `"v${(await view()).version}"` };
  await api.call('POST', `${url}/changes/${change.id}/revert`, { as: admin, body: {}, headers });
  expect((await keptNow())[0]).toEqual(fraud);
});

test('every browser learns the reasons and which events ask for them', async () => {
  const { reasons } = (await api.call('GET', `${url}/shared`, { as: editor })).json();
  expect(reasons.employerSuspensionReasons).toEqual({ events: ['employer.suspend'], items: await keptNow() });
});

test.each<[why: string, Reason[]]>([
  ['the way out is gone', initial.filter(({ code }) => code !== 'other')],
  ['the same code twice', [...initial, initial[0]!]],
  ['no English name', [...initial, { ...fraud, name: { ar: 'احتيال' } as Reason['name'] }]],
])('a list is refused: %s', async (_, employerSuspensionReasons) => {
  expect((await set({ employerSuspensionReasons })).statusCode).toBe(422);
});

test('what the product gives by itself stays offered', async () => {
  const closing = initialReasons('jobPostClosingReasons').map((each) => ({
    ...each,
    isOffered: each.code === 'other',
  }));
  expect((await set({ jobPostClosingReasons: closing })).statusCode).toBe(422);
});

test('a list that is planned for later is not changed before that day', async () => {
  const tomorrow = new Date(api.clock.now.getTime() + 86_400_000).toISOString();
  expect((await set({ employerSuspensionReasons: withoutComplaints }, tomorrow)).statusCode).toBe(200);
  expect((await set({ employerSuspensionReasons: initial })).json()).toMatchObject({
    status: 422,
    errors: [{ path: 'values.employerSuspensionReasons', code: 'laterChange' }],
  });
});

test('work is overdue after the days of its queue', async () => {
  const stateChangedAt = new Date(api.clock.now.getTime() - 4 * 86_400_000).toISOString();
  await records.employer({ state: 'pending_verification', stateChangedAt });
  const queue = async () => (await api.call('GET', '/api/v1/work/queues', { as: editor })).json().employersToVerify;
  const listed = async () => (await api.call('GET', '/api/v1/employers/counts?isOverdue=true', { as: editor })).json();
  expect(await queue()).toMatchObject({ overdue: 1, days: 3 });
  const before = await listed();
  expect((await set({ queueDays: { employersToVerify: 5 } })).statusCode).toBe(200);
  expect(await queue()).toMatchObject({ overdue: 0, days: 5 });
  expect(await listed()).not.toEqual(before);
});
