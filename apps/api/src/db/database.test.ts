import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#test/databases/test-database.ts';
import { openClient } from './client.ts';
import { type Database, openDatabase } from './database.ts';
import { newId } from './id.ts';
import { secrets } from './schema/platform.ts';
import { keepSecret } from './secrets.ts';

let database: Database;
let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestDatabase();
  ({ url, drop } = created);
  database = openDatabase(created.url);
});
afterAll(async () => {
  await database.close();
  await drop();
});

test('values come as the contract has them, by drizzle and by hand alike', async () => {
  const query =
    "SELECT '2026-11-21 03:04:05.1234+03'::timestamptz AS at, '2026-11-21'::date AS day, 5000000000::bigint AS big";
  const expected = [{ at: '2026-11-21T00:04:05.123400Z', day: '2026-11-21', big: 5_000_000_000 }];
  expect((await database.pool.query(query)).rows).toEqual(expected);
  expect((await database.orm.execute(sql.raw(query))).rows).toEqual(expected);
  const name = newId();
  await database.orm.insert(secrets).values({ name, value: 'x', created_at: '2026-01-02T03:04:05.000001Z' });
  const [row] = await database.orm.select().from(secrets).where(sql`name = ${name}`);
  expect(row?.created_at).toBe('2026-01-02T03:04:05.000001Z');
});

test('T58 a transaction that fails half-way leaves nothing', async () => {
  const failed = database.transaction(async (tx) => {
    await tx.insert(secrets).values({ name: 'half', value: 'x' });
    throw new Error('half-way');
  });
  await expect(failed).rejects.toThrow('half-way');
  expect(await database.orm.select().from(secrets).where(sql`name = 'half'`)).toEqual([]);
});

test('whoever was too busy to hear the answer in time asks on', async () => {
  const client = await openClient(url, { silenceSeconds: 0.2 });
  const asked = client.query('select 1').then(() => client.query('select 2 as two'));
  const until = performance.now() + 400;
  while (performance.now() < until);
  expect((await asked).rows).toEqual([{ two: 2 }]);
  await expect(client.query('select pg_sleep(1)')).rejects.toThrow('did not answer in time');
});

test('a secret is made once, whoever asks first', async () => {
  const made = await Promise.all([1, 2, 3, 4, 5, 6].map(() => keepSecret(database.orm, 'shared', () => newId())));
  expect(new Set(made).size).toBe(1);
});

test('ids are unique UUIDs of version 7 that sort by time', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => newId(1_790_000_000_000 + index));
  expect(new Set(ids).size).toBe(10_000);
  expect([...ids].sort()).toEqual(ids);
  for (const id of ids.slice(0, 100))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
