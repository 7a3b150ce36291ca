import { initialSettings, sharedOf } from '@diwan/api-contract/settings/register';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestSession } from '../test/test-app.ts';

let api: TestApp;
let admin: TestSession;
let editor: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  admin = await api.signIn('admin');
  editor = await api.signIn('editor');
});
afterAll(() => api.close());

const url = '/api/v1/settings';
const view = async () => (await api.call('GET', url, { as: admin })).json();
const edit = (
  version: number,
  values: object,
  { as = admin, ...more }: { as?: TestSession; effectiveFrom?: string } = {},
) => api.call('PATCH', url, { as, body: { values, ...more }, headers: { 'if-match': `"v${version}"` } });
const revert = async (id: string) =>
  api.call('POST', `${url}/changes/${id}/revert`, {
    as: admin,
    body: {},
    headers: { 'if-match': `"v${(await view()).version}"` },
  });
const history = async (query = '') => (await api.call('GET', `${url}/history${query}`, { as: admin })).json();
const inHours = (hours: number) => new Date(api.clock.now.getTime() + hours * 3_600_000).toISOString();
const sessionOf = async (as: TestSession) =>
  (await api.call('POST', '/api/v1/auth/refresh', { as, body: {}, headers: { 'x-requested-with': 'admin' } })).json();

test('ROUTE-85 ROUTE-86 the demo is shown until an administrator hides it; every session says so', async () => {
  const before = await view();
  expect(before).toMatchObject({ version: 1, values: initialSettings, changes: [] });
  const hidden = await edit(1, { isDemoShown: false });
  expect([hidden.statusCode, hidden.headers.etag, hidden.json().values.isDemoShown]).toEqual([200, '"v2"', false]);
  const shared = sharedOf({ ...initialSettings, isDemoShown: false });
  expect((await sessionOf(editor)).settings).toEqual(shared);
  expect((await api.call('GET', `${url}/shared`, { as: editor })).json()).toEqual(shared);
});

test('a change of the settings is in the log; one that changes nothing is none', async () => {
  const {
    version,
    values: { isDemoShown },
  } = await view();
  expect((await edit(version, { isDemoShown })).json().version).toBe(version);
  await edit(version, { isDemoShown: !isDemoShown });
  const { rows } = await api.database.pool.query(
    "SELECT event, actor_id, diff FROM audit_events WHERE entity_type = 'settings' ORDER BY position DESC LIMIT 1",
  );
  const diff = [{ path: 'isDemoShown', before: isDemoShown, after: !isDemoShown }];
  expect(rows).toEqual([{ event: 'record.changed', actor_id: admin.user.id, diff }]);
  const { rows: all } = await api.database.pool.query("SELECT FROM audit_events WHERE entity_type = 'settings'");
  expect(all).toHaveLength((await view()).version - 1);
});

test('a stale change is refused with what is true now, and one without a version altogether', async () => {
  const { version } = await view();
  const stale = await edit(version - 1, { isDemoShown: true });
  expect([stale.statusCode, stale.json().current.version]).toEqual([412, version]);
  expect((await api.call('PATCH', url, { as: admin, body: {} })).statusCode).toBe(428);
});

test('of two changes at once one is refused', async () => {
  const {
    version,
    values: { isDemoShown },
  } = await view();
  const answers = await Promise.all([1, 2].map(() => edit(version, { isDemoShown: !isDemoShown })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
});

test('AUTH-12 an editor may neither see nor change them', async () => {
  for (const path of [url, `${url}/history`, `${url}/impact?key=jobPostMaxDays&value=30`])
    expect((await api.call('GET', path, { as: editor })).statusCode).toBe(403);
  expect((await edit(1, { isDemoShown: true }, { as: editor })).statusCode).toBe(403);
});

test('a change may be ahead: it holds when its time has come, and is taken back before that as if it never was', async () => {
  const { version } = await view();
  await edit(version, { jobPostMaxDays: 60 }, { effectiveFrom: inHours(1) });
  await edit(version + 1, { jobPostMaxDays: 45 }, { effectiveFrom: inHours(2) });
  const ahead = (await view()).changes.filter(({ key }: { key: string }) => key === 'jobPostMaxDays');
  expect(ahead).toMatchObject([
    { before: 90, after: 60, state: 'upcoming' },
    { before: 60, after: 45, state: 'upcoming' },
  ]);
  expect((await view()).values.jobPostMaxDays).toBe(90);
  expect((await revert(ahead[1].id)).statusCode).toBe(200);
  api.clock.advance(3 * 3_600);
  admin = await api.signIn('admin');
  expect((await view()).values.jobPostMaxDays).toBe(60);
  const { items } = await history('?key=jobPostMaxDays');
  expect(items).toMatchObject([
    { after: 45, state: 'withdrawn' },
    { after: 60, state: 'current', by: { type: 'staff' } },
  ]);
  expect((await revert(ahead[1].id)).statusCode).toBe(404);
  expect(
    (await edit((await view()).version, { jobPostMaxDays: 30 }, { effectiveFrom: inHours(-1) })).json(),
  ).toMatchObject({ status: 422, errors: [{ path: 'effectiveFrom', code: 'past' }] });
});

test('what held before a change is brought back, which is a change of its own in the history and in the log', async () => {
  await edit((await view()).version, { rejectionMailHours: 48 });
  const [change] = (await history('?key=rejectionMailHours')).items;
  const reverted = await revert(change.id);
  expect([reverted.statusCode, reverted.json().values.rejectionMailHours]).toEqual([200, 24]);
  expect((await history('?key=rejectionMailHours')).items).toMatchObject([
    { before: 48, after: 24, isRevert: true, state: 'current' },
    { before: 24, after: 48, isRevert: false, state: 'past' },
  ]);
  const { rows } = await api.database.pool.query(
    "SELECT event, diff FROM audit_events WHERE entity_type = 'settings' ORDER BY position DESC LIMIT 1",
  );
  expect(rows).toEqual([{ event: 'settings.reverted', diff: [{ path: 'rejectionMailHours', before: 48, after: 24 }] }]);
});

test('the history is read page by page; a cursor that is none is refused', async () => {
  for (let hours = 30; hours < 52; hours += 1) await edit((await view()).version, { rejectionMailHours: hours });
  const first = await history('?key=rejectionMailHours');
  const second = await history(`?key=rejectionMailHours&before=${first.next}`);
  expect([first.items.length, second.items.length, second.next]).toEqual([20, 4, null]);
  expect((await api.call('GET', `${url}/history?before=x`, { as: admin })).statusCode).toBe(422);
});

test.each([[{ jobPostMaxDays: 6 }], [{ jobPostMaxDays: 7.5 }], [{ maintenanceBanner: { ar: '' } }], [{ vatRate: 15 }]])(
  'what a setting may not be is refused: %j',
  async (values) => {
    expect((await edit((await view()).version, values)).statusCode).toBe('vatRate' in values ? 400 : 422);
  },
);
