import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '#test/drawn.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { attempt as attemptOn, disagreements, histories, movesOf } from './histories.model.ts';
import { balancesOf, type Posting, post } from './post.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const actor = { type: 'system', id: 'system', name: 'system' } as const;
const now = '2026-03-01T09:00:00.000000Z';
const send = (posting: Posting) => api.deps.database.transaction((tx) => post(posting, { tx, now, actor }));
const attempt = (posting: Posting) => attemptOn(posting, api.deps.database);
const earned = (ownerId: string, by = 500, key = randomUUID()): Posting => ({
  key,
  kind: 'earn',
  ownerId,
  ...movesOf({ kind: 'earn', amount: by }),
});
const valueOf = async <T>(statement: string, values: unknown[] = []): Promise<T> =>
  Object.values((await api.database.pool.query(statement, values)).rows[0])[0] as T;

/** What must hold whatever was posted. */
async function expectSound(): Promise<void> {
  expect(await valueOf<number>('select coalesce(sum(amount), 0)::int from ledger_entries')).toBe(0);
  const { rows } = await api.database.pool.query(`
    select a.id from ledger_accounts a left join lateral (
      select coalesce(sum(amount), 0) as total, count(*) as places, coalesce(max(position), 0) as last,
        bool_and(before + amount = balance_after and balance_after >= 0) as runs
      from (select *, coalesce(lag(balance_after) over (order by position), 0) as before from ledger_entries where account_id = a.id) e
    ) own on true
    where a.owner_id is not null
      and (own.total <> a.balance or own.places <> a.entries or own.last <> a.entries or not coalesce(own.runs, true))`);
  expect(rows, 'accounts whose running balance is none').toEqual([]);
}

test(
  'whatever happens in whichever order: nothing is lost, nobody has less than nothing, nothing is posted twice',
  drawn,
  async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (wishes) => {
        expect(await disagreements(wishes, api.deps.database)).toEqual([]);
      }),
      { numRuns: process.env.TEST_LONG ? 2_000 : 25 },
    );
    await expectSound();
  },
);

test('twenty who post at once: what is covered once is taken once, and each key is posted once', drawn, async () => {
  const ownerId = randomUUID();
  await send(earned(ownerId, 1_000));
  await send({ key: randomUUID(), kind: 'mature', ownerId, ...movesOf({ kind: 'mature', amount: 1_000 }) });
  const hold = (key: string) => attempt({ key, kind: 'hold', ownerId, ...movesOf({ kind: 'hold', amount: 300 }) });
  const answers = await Promise.all(Array.from({ length: 20 }, () => hold(randomUUID())));
  expect(answers.filter((answer) => answer === true)).toHaveLength(3);
  expect((await balancesOf([ownerId], api.deps.database.orm)).get(ownerId)).toEqual({
    available: 100,
    on_hold: 900,
    pending: 0,
  });
  const key = randomUUID();
  const same = await Promise.all(Array.from({ length: 20 }, () => attempt(earned(ownerId, 7, key))));
  expect(same.filter((answer) => answer === true)).toHaveLength(1);
  await expectSound();
});

const insert = async (size: number, amounts: readonly (readonly [account: string, amount: number])[]) => {
  const client = await api.database.pool.connect();
  try {
    await client.query('begin');
    const id = randomUUID();
    await client.query(
      'insert into ledger_transactions (id, key, kind, at, author, size) values ($1, $2, $3, now(), $4, $5)',
      [id, `test ${id}`, 'test', actor, size],
    );
    for (const [account, amount] of amounts)
      await client.query('insert into ledger_entries (account_id, amount, transaction_id) values ($1, $2, $3)', [
        account,
        amount,
        id,
      ]);
    await client.query('commit');
    return id;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

test('the database itself, asked by its owner, refuses what does not balance, what changes, and what is not covered', async () => {
  const ownerId = randomUUID();
  await send(earned(ownerId));
  const account = await valueOf<string>(`select id from ledger_accounts where owner_id = $1 and name = 'pending'`, [
    ownerId,
  ]);
  const sales = await valueOf<string>(`select id from ledger_accounts where owner_id is null and name = 'sales'`);
  const unbalanced = { constraint: 'ledger_transactions_balanced' };
  await expect(
    insert(2, [
      [account, 5],
      [sales, -4],
    ]),
  ).rejects.toMatchObject(unbalanced);
  await expect(
    insert(3, [
      [account, 5],
      [sales, -5],
    ]),
  ).rejects.toMatchObject(unbalanced);
  await expect(insert(2, [])).rejects.toMatchObject(unbalanced);
  await expect(
    insert(2, [
      [account, -501],
      [sales, 501],
    ]),
  ).rejects.toMatchObject({ constraint: 'ledger_accounts_covered' });
  const id = await insert(2, [
    [account, 5],
    [sales, -5],
  ]);
  const { pool } = api.database;
  const grows = { constraint: 'ledger_only_grows' };
  // An entry that comes later, even with one that balances it.
  await expect(
    pool.query('insert into ledger_entries (account_id, amount, transaction_id) values ($1, 1, $3), ($2, -1, $3)', [
      account,
      sales,
      id,
    ]),
  ).rejects.toMatchObject(unbalanced);
  for (const statement of [
    'update ledger_entries set amount = amount + 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
    `update ledger_transactions set kind = 'other'`,
    'delete from ledger_transactions',
    'update ledger_accounts set balance = balance + 1 where owner_id is not null',
    'delete from ledger_accounts',
    `insert into ledger_accounts (owner_id, name, balance) values (gen_random_uuid(), 'available', 5)`,
  ])
    await expect(pool.query(statement), statement).rejects.toMatchObject(grows);
  // Who serves has not even the right to try.
  for (const table of ['ledger_entries', 'ledger_transactions', 'ledger_accounts'])
    await expect(api.deps.database.pool.query(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' });
  await expectSound();
});
