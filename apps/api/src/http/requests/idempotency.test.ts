import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/database.ts';
import { createTestDatabase } from '#test/databases/test-database.ts';
import { ProblemError } from '../problems/problems.ts';
import { staffActor } from './actor.ts';
import { forgetOldKeys, idempotent } from './idempotency.ts';

const requests = process.env.TEST_LONG ? 10_000 : 1_000;
const atOnce = 1_000;
let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestDatabase();
  ({ drop } = created);
  database = openDatabase(created.url, { waitSeconds: 30 });
  await database.pool.query('CREATE TABLE effects (id bigint GENERATED ALWAYS AS IDENTITY, key uuid)');
});
afterAll(async () => {
  await database.close();
  await drop();
});

const actor = staffActor({ id: randomUUID(), name: 'Noura', role: 'admin', sessionId: 's', isFresh: async () => true });
const requestWith = (key: string, body: unknown = { a: 1 }) =>
  ({ actor, method: 'POST', url: '/things', headers: { 'idempotency-key': key }, body }) as unknown as FastifyRequest;

function send(key: string, body?: unknown) {
  return idempotent({ database }, requestWith(key, body), async (tx) => {
    const { rows } = await tx.execute(sql`INSERT INTO effects (key) VALUES (${key}) RETURNING id, key`);
    return { status: 201, body: { z: 1, ...rows[0] } };
  });
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof ProblemError ? error.code : String(error)),
  );

test(`T57 ${requests} requests, each sent two to five times at once, have ${requests} effects`, async () => {
  const keys = Array.from({ length: requests }, () => randomUUID());
  const outcomes = new Set<string>();
  for (let from = 0; from < requests; from += atOnce) {
    const some = keys.slice(from, from + atOnce);
    const sent = some.flatMap((key, index) => Array.from({ length: 2 + (index % 4) }, () => codeOf(send(key))));
    for (const code of await Promise.all(sent)) outcomes.add(code);
  }
  expect([...outcomes].filter((code) => code !== 'done' && code !== 'idempotencyInFlight')).toEqual([]);
  const { rows } = await database.pool.query('SELECT count(*) AS total, count(DISTINCT key) AS keys FROM effects');
  expect(rows[0]).toEqual({ total: requests, keys: requests });
  for (const key of keys.slice(0, 50)) expect(JSON.stringify(await send(key))).toBe(JSON.stringify(await send(key)));
});

test('T57 the same key for another request is refused, and a failed effect leaves no key', async () => {
  const key = randomUUID();
  await send(key);
  expect(await codeOf(send(key, { a: 2 }))).toBe('idempotencyMismatch');

  const failing = randomUUID();
  const failed = idempotent({ database }, requestWith(failing), async () => {
    throw new ProblemError(409, 'refused');
  });
  expect(await codeOf(failed)).toBe('refused');
  expect(await codeOf(send(failing))).toBe('done');
});

test('T57 a repetition while the first still runs is told so', async () => {
  const key = randomUUID();
  let release = () => {};
  const running = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hasBegun = () => {};
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  const first = idempotent({ database }, requestWith(key), async () => {
    hasBegun();
    await running;
    return { status: 201, body: null };
  });
  await begun;
  expect(await codeOf(send(key))).toBe('idempotencyInFlight');
  release();
  expect(await first).toEqual({ status: 201, body: null });
  expect(await send(key)).toEqual({ status: 201, body: null });
});

test('T57 a key is kept for more than a day and then forgotten', async () => {
  const [young, old] = [randomUUID(), randomUUID()];
  await send(young);
  await send(old);
  await database.pool.query("UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE key = $1", [
    young,
  ]);
  await database.pool.query("UPDATE idempotency_keys SET created_at = now() - interval '49 hours' WHERE key = $1", [
    old,
  ]);
  await forgetOldKeys({ database });
  const { rows } = await database.pool.query('SELECT key FROM idempotency_keys WHERE key = ANY($1)', [[young, old]]);
  expect(rows).toEqual([{ key: young }]);
});
