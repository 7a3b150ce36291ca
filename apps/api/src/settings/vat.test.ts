import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { earn } from '#test/marketplace/wallet-records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { vatAt } from './vat.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const inDays = (days: number) => new Date(api.clock.now.getTime() + days * 86_400_000).toISOString();

test('VAT is that of the day of the supply: a planned rate charges from its day on, and leaves what was before alone', async () => {
  const admin = await api.signIn('admin');
  const plan = (version: number, vatBps: number, days: number) =>
    api.call('PATCH', '/api/v1/settings', {
      as: admin,
      body: { values: { vatBps }, effectiveFrom: inDays(days) },
      headers: { 'if-match': `"v${version}"` },
    });
  expect((await plan(1, 500, 10)).statusCode).toBe(200);
  expect((await plan(2, 1750, 20)).statusCode).toBe(200);
  const rates = await Promise.all([-400, 0, 9, 10, 19, 20, 400].map((days) => vatAt(api.database.orm, inDays(days))));
  expect(rates).toEqual([1500, 1500, 1500, 500, 500, 1750, 1750]);
  expect((await plan(3, 5001, 30)).statusCode).toBe(422);

  const { id } = await addProvider(api.database);
  const soon = { deps: api.deps, clock: { ...api.clock, now: new Date(inDays(11)) } };
  await earn(api, id, 100_000, 'ORD-before');
  await earn(soon, id, 100_000, 'ORD-after');
  const { rows } = await api.database.pool.query(
    `select reference, amount from wallet_transactions where kind = 'vat_on_commission' order by amount`,
  );
  expect(rows).toEqual([
    { reference: 'ORD-after', amount: 500 },
    { reference: 'ORD-before', amount: 1_500 },
  ]);
});
