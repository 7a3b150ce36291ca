import type { SkillDraft } from '@diwan/api-contract/resources/skills';
import { afterEach, expect, test, vi } from 'vitest';
import { json, problem } from '../test/fake-network.ts';
import { fakeServer } from '../test/fake-server.ts';
import { createClient } from './client.ts';
import { expectBody, ProblemFailure } from './expect-body.ts';
import { send } from './send.ts';

afterEach(() => vi.unstubAllGlobals());

/** Credentials whose renewal takes a moment and is shared by all who ask. */
function credentials(canRenew = true) {
  let token = 'old';
  let renewals = 0;
  let running: Promise<boolean> | undefined;
  const renew = (refused: string | null) => {
    if (refused !== token) return Promise.resolve(true);
    running ??= new Promise<boolean>((resolve) => {
      setTimeout(() => {
        renewals += 1;
        if (canRenew) token = 'new';
        running = undefined;
        resolve(canRenew);
      }, 5);
    });
    return running;
  };
  return { token: () => token, renew, renewals: () => renewals };
}

const id = '0190a000-0000-7000-8000-000000000001';
const skill: SkillDraft = {
  code: null,
  synonyms: [],
  name: { ar: 'نجارة' },
  type: 'technical',
  escoUri: null,
  parentId: null,
  slug: null,
  icon: null,
  externalUri: null,
};

test('a call carries what the contract asks for', async () => {
  const server = fakeServer({
    [`PATCH /api/v1/skills/${id}`]: () => json({}),
    'POST /api/v1/skills': () => json({}, 201),
  });
  const client = createClient(credentials());
  await client.skills.edit({ params: { id }, body: { code: 'x' }, version: 42 });
  await client.skills.add({ body: skill });
  const [edit, add] = server.received;
  expect(edit?.headers.get('authorization')).toBe('Bearer old');
  expect(edit?.headers.get('if-match')).toBe('"v42"');
  expect(edit?.body).toEqual({ code: 'x' });
  expect(add?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a problem of the server, no network and an aborted call are told apart', async () => {
  const server = fakeServer({ 'GET /api/v1/work/queues': () => problem(503, 'unavailable') });
  const client = createClient(credentials());
  await expect(expectBody(client.work.queues())).rejects.toMatchObject({
    problem: { code: 'unavailable', status: 503 },
  });
  server.answers['GET /api/v1/work/queues'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(expectBody(client.work.queues())).rejects.toMatchObject({ problem: { code: 'offline' } });
  const stop = new AbortController();
  stop.abort(new Error('gone'));
  await expect(client.work.queues({ signal: stop.signal })).rejects.toThrow('gone');
});

test('a call without an answer is given up in time, and one that was answered leaves no timer behind', async () => {
  vi.useFakeTimers();
  const call = { method: 'GET', url: '/api/v1/work/queues', headers: {}, timeout: 20_000, noteOutcome: () => {} };
  vi.stubGlobal('fetch', () => Promise.resolve(json({})));
  await send(call);
  expect(vi.getTimerCount()).toBe(0);
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const refused = expect(send(call)).rejects.toMatchObject({ problem: { code: 'timeout' } });
  await vi.advanceTimersByTimeAsync(20_000);
  await refused;
  vi.useRealTimers();
});

test('T05 AUTH-09 100 calls with an expired token cause one refresh, and each is sent at most twice', async () => {
  const server = fakeServer({
    'GET /api/v1/work/queues': ({ headers }) =>
      headers.get('authorization') === 'Bearer new' ? json({ ok: true }) : problem(401, 'unauthenticated'),
  });
  const session = credentials();
  const client = createClient(session);
  const answers = await Promise.all(Array.from({ length: 100 }, () => client.work.queues()));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(session.renewals()).toBe(1);
  expect(server.received).toHaveLength(200);
});

test('T05 a refresh that fails is not followed by another try', async () => {
  const server = fakeServer({ 'GET /api/v1/work/queues': () => problem(401, 'unauthenticated') });
  const session = credentials(false);
  const client = createClient(session);
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => expectBody(client.work.queues())));
  expect(outcomes.every((each) => each.status === 'rejected' && each.reason instanceof ProblemFailure)).toBe(true);
  expect(session.renewals()).toBe(1);
  expect(server.received).toHaveLength(100);
});

test('T06 1,000 POSTs interrupted by a refresh have exactly 1,000 effects', async () => {
  const effects = new Map<string, number>();
  fakeServer({
    'POST /api/v1/skills': ({ headers }) => {
      // 401 is decided before any effect; the key makes a repeated call the same call.
      if (headers.get('authorization') !== 'Bearer new') return problem(401, 'unauthenticated');
      const key = headers.get('idempotency-key') ?? '';
      effects.set(key, (effects.get(key) ?? 0) + 1);
      return json({}, 201);
    },
  });
  const client = createClient(credentials());
  await Promise.all(Array.from({ length: 1000 }, () => client.skills.add({ body: skill })));
  expect(effects.size).toBe(1000);
  expect([...effects.values()].every((times) => times === 1)).toBe(true);
});

test('AUTH-09 a call to the sign-in itself is never repeated', async () => {
  const server = fakeServer({ 'POST /api/v1/auth/refresh': () => problem(401, 'unauthenticated') });
  const session = credentials();
  await createClient(session).identity.refresh({ body: {} });
  expect(session.renewals()).toBe(0);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.headers.get('x-requested-with')).toBe('admin');
});
