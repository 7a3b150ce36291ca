import { afterEach, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { admitAttempt } from '#identity/sign-in/throttle.ts';
import { randomToken } from '#keys/random-token.ts';
import { startRealtimeServer } from '#realtime/server.ts';
import { TestSocket } from '#realtime/sockets/test-socket.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { sessionCookie } from '../requests/cookies.ts';
import { type Caller, Limiter } from './limiter.ts';
import { rateLimits } from './rate-limits.ts';

const xhr = { 'x-requested-with': 'admin' };
const apps: TestApp[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

async function appWith(factor: number): Promise<TestApp> {
  const app = await createTestApp({ rateLimits: readConfig({ RATE_LIMIT_FACTOR: String(factor) }).rateLimits });
  apps.push(app);
  return app;
}

function figures(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, part]) => figures(part, path === '' ? key : `${path}.${key}`));
}

test('RATE_LIMIT_FACTOR means every limit: calls, sockets and passwords', () => {
  const raised = new Map(figures(readConfig({ RATE_LIMIT_FACTOR: '10' }).rateLimits));
  const usual = figures(readConfig({}).rateLimits);
  expect(usual.length).toBeGreaterThan(30);
  for (const [path, value] of usual) {
    const isWait = path.endsWith('Seconds');
    expect(raised.get(path), path).toBeCloseTo(isWait ? value / 10 : value * 10);
  }
});

test('a tenth of the limits is what is met: by calls, by sockets and by passwords', async () => {
  const app = await appWith(0.1);
  const { calls, sockets, passwords } = rateLimits();
  const as = await app.signIn();
  const ask = () => app.call('GET', '/api/v1/checkToken', { as });
  const answers = await Promise.all(Array.from({ length: 30 }, ask));
  const admitted = answers.filter(({ statusCode }) => statusCode !== 429).length;
  expect(admitted).toBeGreaterThanOrEqual(calls.api.session!.burst / 10);
  expect(admitted).toBeLessThan(30);

  const realtime = { ...app.deps.config.realtime, port: 0 };
  const server = await startRealtimeServer({ ...app.deps, config: { ...app.deps.config, realtime } });
  const opened = await Promise.all(Array.from({ length: 130 }, () => TestSocket.open(server.port)));
  const greeted = await Promise.all(
    opened.map((socket) => Promise.race([socket.id().then(() => true), socket.closed.then(() => false)])),
  );
  expect(greeted.filter(Boolean).length).toBeLessThan(130);
  expect(greeted.filter(Boolean).length).toBeGreaterThanOrEqual(sockets.connects.burst / 10);
  for (const socket of opened) socket.close();
  await server.close();

  const kinds: string[] = [];
  for (let account = 0; account < 40; account++)
    kinds.push((await admitAttempt(app.deps, `person${account}@example.com`, '203.0.113.9')).kind);
  expect(kinds.filter((kind) => kind === 'admitted')).toHaveLength(passwords.address.freeAttempts / 10);
});

const renew = (app: TestApp, as: TestSession | undefined, cookie: string) =>
  app.call('POST', '/api/v1/auth/refresh', { as, body: {}, headers: { ...xhr, cookie } });

test('another Cookie header, or a cookie that nobody has, is no new allowance', async () => {
  const app = await appWith(0.1);
  const as = await app.signIn();
  const renewals: number[] = [];
  for (let count = 0; count < 60; count++)
    renewals.push((await renew(app, as, `${as.headers.cookie}; other=${count}`)).statusCode);
  expect(renewals.filter((status) => status === 429).length).toBeGreaterThan(30);

  const unknown: number[] = [];
  for (let count = 0; count < 100; count++)
    unknown.push((await renew(app, undefined, `${sessionCookie}=${randomToken()}`)).statusCode);
  expect(unknown.filter((status) => status === 429).length).toBeGreaterThan(30);
  const colleague = await app.signIn('editor');
  expect((await renew(app, colleague, colleague.headers.cookie)).statusCode).toBe(200);
});

test('sessions of one account share its allowance, and strangers take none of it', () => {
  const limiter = new Limiter(rateLimits());
  const served = (caller: Caller) => {
    try {
      limiter.spend('reveal', caller);
      return true;
    } catch {
      return false;
    }
  };
  const calls = Array.from({ length: 200 }, (_, call) => served({ session: `s${call % 8}`, account: 'a' }));
  expect(calls.filter(Boolean).length).toBe(30);
  expect(served({ session: 's8', account: 'a' })).toBe(false);
  for (let stranger = 0; stranger < 50_000; stranger++) served({ address: `10.0.${stranger >> 8}.${stranger & 255}` });
  expect(served({ session: 's9', account: 'a' })).toBe(false);
  expect(served({ session: 's10', account: 'b' })).toBe(true);
});
