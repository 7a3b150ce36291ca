import { hasCapability } from '@diwan/api-contract/capabilities';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoStaff } from '#identity/staff/demo-staff.ts';
import { contractRoutes, pathOf } from '#test/contract-routes.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { rateLimits } from '../limits/rate-limits.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await api.database.pool.query("UPDATE staff SET state = 'active'");
});
afterAll(() => api.close());

const xhr = { 'x-requested-with': 'admin' };

type Visitor = 'anonymous' | 'expired' | 'editor' | 'admin' | 'disabled';
const visitors: Record<Visitor, () => Promise<TestSession | undefined>> = {
  anonymous: async () => undefined,
  expired: async () => {
    const session = await api.signIn('admin');
    await api.database.pool.query("UPDATE session_tokens SET expires_at = now() - interval '1 day'");
    return session;
  },
  editor: () => api.signIn('editor'),
  admin: () => api.signIn('admin'),
  disabled: async () => {
    const session = await api.signIn('admin');
    await api.database.pool.query("UPDATE staff SET state = 'deactivated' WHERE id = $1", [demoStaff.admin.id]);
    return session;
  },
};
const isStaff = (visitor: Visitor) => visitor === 'editor' || visitor === 'admin';

describe.each(Object.keys(visitors) as Visitor[])('T19 as %s', (visitor) => {
  test.each(contractRoutes().map(({ name, route, may }) => ({ name, route, may })))('$name', async ({ route, may }) => {
    const as = await visitors[visitor]();
    const body = route.method === 'GET' || route.method === 'DELETE' ? undefined : {};
    const answer = await api.call(route.method as 'GET', pathOf(route), {
      as,
      body,
      headers: { ...xhr, 'if-match': '"v1"' },
    });
    const { statusCode } = answer;

    if (may === 'anyone') expect(statusCode).not.toBe(401);
    else if (may === 'session')
      expect(['anonymous', 'disabled'].includes(visitor) && answer.body.includes('adminToken')).toBe(false);
    else if (!isStaff(visitor)) expect(statusCode).toBe(401);
    else if (!hasCapability(visitor as 'editor', may)) expect(statusCode).toBe(403);
    else expect([401, 403]).not.toContain(statusCode);
    expect(statusCode).toBeLessThan(500);
  });
});

test('T19 a token with the cookie of another session is nobody', async () => {
  const [first, second] = [await api.signIn('admin'), await api.signIn('editor')];
  const mixed = { ...first, headers: { ...first.headers, cookie: second.headers.cookie } };
  expect((await api.call('GET', '/api/v1/checkToken', { as: mixed })).statusCode).toBe(401);
});

test('T34 no origin is ever allowed to read, and a write from another origin is refused', async () => {
  const admin = await api.signIn();
  const hostile = [
    'null',
    'https://evil.example',
    'http://localhost:8080.evil.example',
    'http://localhost:80801',
    'https://localhost:8080',
  ];
  const more = Array.from({ length: 25 }, (_, index) => `https://${'a'.repeat(index + 1)}.localhost:8080`);
  for (const origin of [...hostile, ...more]) {
    const read = await api.call('GET', '/api/v1/checkToken', { as: admin, headers: { origin } });
    expect(read.headers['access-control-allow-origin']).toBeUndefined();
    expect(read.headers.vary).toContain('Origin');
    const preflight = await api.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/skills',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    const write = await api.call('POST', '/api/v1/notifications/mark-all-read', {
      as: admin,
      body: {},
      headers: { origin },
    });
    expect(write.statusCode, origin).toBe(403);
  }
  const own = await api.call('POST', '/api/v1/notifications/mark-all-read', {
    as: admin,
    body: {},
    headers: { origin: 'http://localhost:8080' },
  });
  expect(own.statusCode).toBe(200);
});

test('T35 who asks too often waits, and only they do', async () => {
  const limited = await createTestApp({ rateLimits: rateLimits() });
  const busy = await limited.signIn('admin');
  const calls = await Promise.all(
    Array.from({ length: 130 }, () => limited.call('GET', '/api/v1/checkToken', { as: busy })),
  );
  const refused = calls.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(10);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused[0]!.json()).toMatchObject({ code: 'rateLimited' });
  expect((await limited.call('GET', '/api/v1/checkToken', { as: await limited.signIn('editor') })).statusCode).toBe(
    200,
  );
  await limited.close();
});
