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
const edit = (version: number, body: object, as = admin) =>
  api.call('PATCH', url, { as, body, headers: { 'if-match': `"v${version}"` } });
const sessionOf = async (as: TestSession) =>
  (await api.call('POST', '/api/v1/auth/refresh', { as, body: {}, headers: { 'x-requested-with': 'admin' } })).json();

test('ROUTE-85 ROUTE-86 the demo is shown until an administrator hides it; every session says so', async () => {
  const before = await view();
  expect(before).toMatchObject({ version: 1, isDemoShown: true });
  const hidden = await edit(1, { isDemoShown: false });
  expect([hidden.statusCode, hidden.headers.etag, hidden.json().isDemoShown]).toEqual([200, '"v2"', false]);
  expect(await sessionOf(editor)).toMatchObject({ settings: { isDemoShown: false } });
});

test('a change of the settings is in the log; one that changes nothing is none', async () => {
  const { version, isDemoShown } = await view();
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
  const { version, isDemoShown } = await view();
  const answers = await Promise.all([1, 2].map(() => edit(version, { isDemoShown: !isDemoShown })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
});

test('AUTH-12 an editor may neither see nor change them', async () => {
  expect((await api.call('GET', url, { as: editor })).statusCode).toBe(403);
  expect((await edit(1, { isDemoShown: true }, editor)).statusCode).toBe(403);
});
