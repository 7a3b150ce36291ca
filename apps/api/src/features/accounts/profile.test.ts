import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession } from '#identity/sessions/sessions.ts';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const path = '/api/v1/me/profile';
const read = async (who = as) => (await api.call('GET', path, { as: who })).json();
const edit = (body: object, version: number, who = as) =>
  api.call('PATCH', path, { as: who, body, headers: { 'if-match': `"v${version}"` } });

test('ROUTE-05 everybody edits their own account, and nobody their address, role or somebody else’s', async () => {
  const before = await read();
  expect(before).toMatchObject({ name: 'Sami Haddad', email: 'editor@example.com', hasPassword: true });
  const saved = await edit({ name: 'سامي حداد', title: 'منسق توظيف', mobile: '+966551234567' }, before.version);
  expect(saved.json()).toMatchObject({ name: 'سامي حداد', title: 'منسق توظيف', version: before.version + 1 });
  expect((await edit({ about: 'متأخر' }, before.version)).statusCode).toBe(412);
  for (const body of [{ role: 'admin' }, { email: 'a@b.example' }, { state: 'active' }])
    expect((await edit(body, before.version + 1)).statusCode).toBe(400);
  expect((await edit({ name: ' ' }, before.version + 1)).statusCode).toBe(422);
  expect(await read(await api.signIn('admin'))).toMatchObject({ name: 'نورة القحطاني' });
  const options = await api.call('GET', '/api/v1/staff/options?q=سامي', { as });
  expect(options.json()).toMatchObject([{ id: as.user.id, label: { ar: 'سامي حداد' } }]);
});

test('one’s own sessions are listed with where they were opened, and each can be ended; others’ can’t', async () => {
  const request = { id: '1', ip: '10.1.2.3', headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/150.0' } };
  const elsewhere = await createSession(api.deps, as.user.id, { request });
  const others = await createSession(api.deps, demoStaff.admin.id);
  const listed = (await api.call('GET', '/api/v1/me/sessions', { as })).json();
  expect(listed).toHaveLength(2);
  expect(listed).toContainEqual(expect.objectContaining({ id: elsewhere.id, ip: '10.1.2.3', isCurrent: false }));
  expect(listed.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
  const end = (id: string) => api.call('DELETE', `/api/v1/me/sessions/${id}`, { as });
  expect((await end(others.id)).statusCode).toBe(404);
  expect((await end(elsewhere.id)).statusCode).toBe(204);
  expect((await end(elsewhere.id)).statusCode).toBe(404);
  const headers = { authorization: `Bearer ${elsewhere.adminToken}`, cookie: `__Host-sid=${elsewhere.cookie}` };
  expect((await api.app.inject({ url: '/api/v1/checkToken', headers })).statusCode).toBe(401);
});

test('an administrator sees where a colleague is signed in and ends one session; an editor does neither', async () => {
  const admin = await api.signIn();
  const [stays, goes] = [await api.signIn('editor'), await createSession(api.deps, as.user.id)];
  const path = `/api/v1/staff/${as.user.id}/sessions`;
  const listed = (await api.call('GET', path, { as: admin })).json();
  expect(listed).toContainEqual(expect.objectContaining({ id: goes.id, isCurrent: false }));
  for (const method of ['GET', 'DELETE'] as const)
    expect((await api.call(method, method === 'GET' ? path : `${path}/${goes.id}`, { as })).statusCode).toBe(403);
  const own = (await api.call('GET', '/api/v1/me/sessions', { as: admin })).json()[0];
  expect((await api.call('DELETE', `${path}/${own.id}`, { as: admin })).statusCode).toBe(404);
  expect((await api.call('DELETE', `${path}/${goes.id}`, { as: admin })).statusCode).toBe(204);
  const headers = { authorization: `Bearer ${goes.adminToken}`, cookie: `__Host-sid=${goes.cookie}` };
  expect((await api.app.inject({ url: '/api/v1/checkToken', headers })).statusCode).toBe(401);
  expect((await api.call('GET', '/api/v1/checkToken', { as: stays })).statusCode).toBe(200);
  const { rows } = await api.database.pool.query(
    "SELECT actor_id, entity_id FROM audit_events WHERE event = 'staff.sessionEnded'",
  );
  expect(rows).toEqual([{ actor_id: admin.user.id, entity_id: as.user.id }]);
});

test('whoever’s password is at an identity provider changes it there', async () => {
  const [khalid] = demoStaff.colleagues;
  const { adminToken, cookie } = await createSession(api.deps, khalid.id);
  const who: TestSession = {
    headers: { authorization: `Bearer ${adminToken}`, cookie: `__Host-sid=${cookie}` },
    user: { id: khalid.id, name: khalid.name, role: 'editor' },
  };
  expect(await read(who)).toMatchObject({ hasPassword: false });
  const answer = await api.call('POST', '/api/v1/me/password', { as: who, body: { current: 'a', password: 'b' } });
  expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'current', code: 'passwordElsewhere' }] });
});
