import { moneyFigures } from '@diwan/api-contract/endpoints/metrics/money';
import type { CountedRows } from '@diwan/api-contract/figures/counted-rows';
import { countedRows, type Period, periodBefore } from '@diwan/api-contract/figures/figures';
import { resources } from '@diwan/api-contract/resources';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWholeDemo } from '#test/demo-app.ts';
import type { TestApp, TestSession } from '#test/test-app.ts';

const month: Period = { from: '2026-10-23', to: '2026-11-21' };
const all: Period = { from: '2025-10-20', to: '2026-11-21' };

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createWholeDemo();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const figures = async (period: Period) => {
  const answer = await api.call('GET', `/api/v1/metrics/money?${new URLSearchParams({ ...period })}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return moneyFigures.parse(answer.json());
};
const number = async (statement: string, values: string[] = []) =>
  Number((await api.database.pool.query<{ sum: string }>(statement, values)).rows[0]!.sum);
const within = (column: string) => `(${column} at time zone 'Asia/Riyadh')::date between $1 and $2`;

test.each([
  ['a month', month],
  ['the month before', periodBefore(month)],
  ['the year', all],
])('what the ledger has booked in %s is what customers paid and got back, to the halala', async (_, period) => {
  const { sales, refunds } = await figures(period);
  const days = [period.from, period.to];
  expect(sales.current).toBe(await number(`select sum(paid) from orders where ${within('paid_at')}`, days));
  expect(refunds.current).toBe(
    await number(
      `select coalesce(sum(amount), 0) as sum from order_refunds where state = 'done' and ${within('decided_at')}`,
      days,
    ),
  );
  expect(sales.current).toBeGreaterThan(refunds.current);
});

test('what is compared is the period of the same length just before', async () => {
  const [one, before] = [await figures(month), await figures(periodBefore(month))];
  for (const name of ['sales', 'refunds', 'commissions', 'vat'] as const)
    expect(one[name].previous, name).toBe(before[name].current);
});

test('over all time the marketplace’s share is what completed orders say it is, and VAT what is left between them', async () => {
  const { commissions, vat } = await figures(all);
  const completed = 'from orders where completed_at is not null';
  expect(commissions.current).toBe(await number(`select sum(commission) ${completed}`));
  expect(vat.current).toBe(await number(`select sum(paid - refunded - commission - provider_net) as sum ${completed}`));
});

test('what leads somewhere leads to the rows that it adds up', async () => {
  const listed = async ({ resource, filters }: CountedRows) => {
    const answer = await api.call(
      'GET',
      `/api/v1/${resources[resource].path}?${new URLSearchParams({ ...filters, limit: '1000' })}`,
      { as },
    );
    return { ...answer.json(), status: answer.statusCode };
  };
  const week: Period = { from: '2026-11-15', to: '2026-11-21' };
  const { sales, subscriptions } = await figures(week);
  const { items } = await listed(countedRows.money.sales(week));
  expect(items.reduce((sum: number, { total }: { total: number }) => sum + total, 0)).toBe(sales.current);
  const { filters } = countedRows.money.subscriptions();
  const counts = await api.call('GET', `/api/v1/plan-subscriptions/counts?${new URLSearchParams(filters)}`, { as });
  expect(counts.json().total.value).toBe(subscriptions.paying);
  const plans = await api.call('GET', '/api/v1/plans?limit=100', { as });
  const monthly = plans.json().items.map(({ id }: { id: string }) => id);
  const each = await Promise.all(
    monthly.map(async (id: string) => (await api.call('GET', `/api/v1/plans/${id}`, { as })).json()),
  );
  expect(each.reduce((sum, { monthlyRevenue }) => sum + monthlyRevenue, 0)).toBe(subscriptions.monthly);
});
