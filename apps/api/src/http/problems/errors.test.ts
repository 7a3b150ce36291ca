import { problem } from '@diwan/api-contract/problem';
import { defaultPreferences } from '@diwan/api-contract/values/preferences';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let admin: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  admin = await api.signIn();
});
afterAll(() => api.close());

const preferences = '/api/v1/me/preferences';
const sendRaw = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'PUT',
    url: preferences,
    payload,
    headers: { ...admin.headers, 'content-type': 'application/json', ...headers },
  });

test.each([
  ['JSON that ends too early', '{"theme":', 400, 'malformed'],
  ['no body at all', '', 400, 'malformed'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400, 'malformed'],
  ['a field that nobody knows', JSON.stringify({ isAdmin: true }), 400, 'unknownField'],
  ['a missing field', '{}', 422, 'invalid'],
])('%s is the fault of the sender', async (_, payload, status, code) => {
  const response = await sendRaw(payload);
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(problem.parse(response.json())).toMatchObject({ code, status });
});

test('a wrong value names its field and its code', async () => {
  const body = { ...defaultPreferences, theme: 'pink', calendar: 'julian', starred: ['no slash'] };
  const { errors } = (await sendRaw(JSON.stringify(body))).json();
  expect(errors).toEqual([
    { path: 'theme', code: 'invalidChoice' },
    { path: 'calendar', code: 'invalidChoice' },
    { path: 'starred.0', code: 'invalidFormat' },
  ]);
});

test('other media types, bodies that are too large and other methods have statuses of their own', async () => {
  expect((await sendRaw('<a/>', { 'content-type': 'application/xml' })).statusCode).toBe(415);
  expect((await sendRaw('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(415);
  expect((await sendRaw(`"${'x'.repeat(1_100_000)}"`)).statusCode).toBe(413);
  const wrong = await api.app.inject({ method: 'DELETE', url: preferences, headers: admin.headers });
  expect(wrong.statusCode).toBe(405);
  expect(wrong.headers.allow).toBe('PUT');
  expect((await api.call('GET', '/api/v1/nothing-here', { as: admin })).statusCode).toBe(404);
  expect((await api.app.inject({ method: 'GET', url: '/api/v1/%zz' })).statusCode).toBe(400);
});

test('T28 5,000 attempts to reach a prototype change nothing', async () => {
  const before = Reflect.ownKeys(Object.prototype).length;
  const keys = ['__proto__', 'constructor', 'prototype'];
  const attempt = (index: number) => {
    const key = keys[index % 3]!;
    const body =
      index % 2 === 0
        ? `{"${key}":{"prototype":{"p${index}":1}}}`
        : `{"theme":{"${key}":{"prototype":{"p${index}":1}}}}`;
    if (index % 20 === 0) return sendRaw(body);
    if (index % 20 === 1) return api.call('GET', `/api/v1/notifications?${key}[p${index}]=1&${key}=1`, { as: admin });
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'admin' };
    return api.app.inject({ method: 'POST', url: '/api/v1/auth/start', payload: body, headers });
  };
  for (let from = 0; from < 5000; from += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => attempt(from + index)));
    for (const { statusCode } of answers) expect([400, 422]).toContain(statusCode);
  }
  expect(Reflect.ownKeys(Object.prototype).length).toBe(before);
  expect(({} as Record<string, unknown>).p0).toBeUndefined();
});

test('T60 without a database nobody is served, the process lives, and nothing is told about why', async () => {
  const lost = await createTestApp();
  const session = await lost.signIn();
  const { pool } = lost.deps.database;
  await lost.database.pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  Object.assign(pool.options, { connectionString: 'postgresql://127.0.0.1:1/nothing', maxUses: 1 });
  await pool.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {});
  const began = Date.now();
  const ready = await lost.call('GET', '/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({ status: 'unavailable' });
  expect(Date.now() - began).toBeLessThan(2000);
  expect((await lost.call('GET', '/livez')).statusCode).toBe(200);
  const call = await lost.call('GET', '/api/v1/checkToken', { as: session });
  expect(call.statusCode).toBe(503);
  expect(call.headers['retry-after']).toBe('2');
  expect(call.body).not.toMatch(/pool|postgres|select/i);
  await lost.close();
});
