import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawn } from '#test/drawn.ts';
import { histories, usual } from '#test/histories/market/histories.ts';
import { make, openMarket } from '#test/histories/market/moves.ts';
import { happened, wrongsIn } from '#test/histories/market/wrongs.ts';
import { nameSeller } from '#test/marketplace/invoice-records.ts';
import { signing } from '#test/marketplace/order-records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ signing });
  await nameSeller(api, await api.signIn('admin'));
});
const callers: ChildProcess[] = [];
afterAll(async () => {
  for (const caller of callers) caller.kill('SIGKILL');
  await api.close();
});

/** How often one of two processes is killed while both try whatever they like, and after how many more postings. */
const [kills, most] = process.env.TEST_LONG ? [20, 30] : [2, 6];

test(
  '24.2 24.5 24.6 whatever is tried with the orders, withdrawals, codes and subscriptions of a provider, the books add up and nobody has less than nothing',
  drawn,
  async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (moves) => {
        const market = await openMarket(api);
        for (const each of moves) await make(api, market, each);
        expect(await wrongsIn(api.database)).toEqual([]);
      }),
      { numRuns: process.env.TEST_LONG ? 2_000 : 10, endOnFailure: true, examples: usual.map((moves) => [moves]) },
    );
    // Of what never happens nothing is proven.
    const { rows } = await api.database.pool.query(happened);
    expect(Math.min(rows[0].paid, rows[0].refunded, rows[0].credited)).toBeGreaterThan(0);
  },
);

test(`24.2 24.5 24.6 twenty who try whatever they like with the same wallets, in two processes of which one is killed ${kills} times, leave the books in order`, {
  ...drawn,
  timeout: 1_800_000,
}, async () => {
  const markets = await Promise.all(Array.from({ length: 3 }, () => openMarket(api)));
  const named = markets.map(({ provider, orders, promoCode, plans }) => ({
    provider: { id: provider.id },
    promoCode,
    plans,
    orders: orders.map(({ id, total, parties }) => ({ id, total, parties })),
  }));
  /** Begun, and trying. */
  const start = async () => {
    const args = [JSON.stringify(api.at), JSON.stringify(named), api.clock.now.toISOString()];
    const caller = spawn(process.execPath, [join(import.meta.dirname, 'test-money-callers.ts'), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    callers.push(caller);
    await once(caller.stdout, 'data');
    return caller;
  };
  const posted = async () => {
    const { rows } = await api.database.pool.query('select count(*)::int as posted from ledger_transactions');
    return rows[0].posted as number;
  };
  const steady = await start();
  for (let kill = 0; kill < kills; kill += 1) {
    const other = await start();
    const wanted = (await posted()) + most * (0.5 + Math.random());
    await vi.waitUntil(async () => (await posted()) > wanted, { timeout: 300_000, interval: 50 });
    other.kill('SIGKILL');
    await once(other, 'exit');
  }
  expect(steady.exitCode, 'a caller has failed').toBeNull();
  steady.kill('SIGKILL');
  await once(steady, 'exit');
  expect(await wrongsIn(api.database)).toEqual([]);
});
