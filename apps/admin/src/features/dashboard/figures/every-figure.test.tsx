import type {
  ApplicationsOverTime,
  ExpiringDocuments,
  Funnel,
  JobsByCity,
  Totals,
} from '@diwan/api-contract/endpoints/metrics/metrics';
import type { MoneyFigures } from '@diwan/api-contract/endpoints/metrics/money';
import type { CountedRows } from '@diwan/api-contract/figures/counted-rows';
import { countedRows, periodBefore } from '@diwan/api-contract/figures/figures';
import { candidateStatuses } from '@diwan/api-contract/values/records/application';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { listPath } from '#crud/resource/resource-paths.ts';
import { json } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

afterEach(() => {
  closeApp();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const period = { from: '2026-03-01', to: '2026-03-31' };
const before = periodBefore(period);

const totals: Totals = {
  applications: { current: 101, previous: 102 },
  jobPostsPublished: { current: 103, previous: 104 },
  recruited: { current: 105, previous: 106 },
  newSeekers: { current: 107, previous: 108 },
  newEmployers: { current: 109, previous: 110 },
  newProviders: { current: 111, previous: 112 },
};
const funnel: Funnel = { applied: 204, reviewed: 203, approved: 202, recruited: 201 };
const cities: JobsByCity = [
  { city: 'riyadh', count: 302 },
  { city: 'jeddah', count: 301 },
];
const counts = { pending: 401, 'in-progress': 402, approved: 403, rejected: 404, recruited: 405 };
const overTime: ApplicationsOverTime = { unit: 'day', points: [{ ...period, counts }] };

const documents: ExpiringDocuments = { employers: 501, providers: 502 };

const money: MoneyFigures = {
  sales: { current: 601_00, previous: 602_00 },
  refunds: { current: 603_00, previous: 604_00 },
  commissions: { current: 605_00, previous: 606_00 },
  vat: { current: 607_00, previous: 608_00 },
  subscriptions: { monthly: 609_00, paying: 610 },
};

const names = Object.keys(totals) as (keyof Totals)[];
const steps = Object.keys(funnel) as (keyof Funnel)[];
/** Every figure of the answers, each of its own, and the rows that it counts. */
const figures: [value: number, rows: CountedRows][] = [
  ...names.flatMap((name): [number, CountedRows][] => [
    [totals[name].current, countedRows.totals[name](period)],
    [totals[name].previous, countedRows.totals[name](before)],
  ]),
  ...steps.map((step): [number, CountedRows] => [funnel[step], countedRows.funnel[step](period)]),
  [documents.employers, countedRows.documents.employers()],
  [documents.providers, countedRows.documents.providers()],
  [601, countedRows.money.sales(period)],
  [602, countedRows.money.sales(before)],
  [609, countedRows.money.subscriptions()],
  [610, countedRows.money.subscriptions()],
  ...cities.map(({ city, count }): [number, CountedRows] => [count, countedRows.city(city, period)]),
  ...candidateStatuses.map((status): [number, CountedRows] => [counts[status], countedRows.status(status, period)]),
];

async function openFigures() {
  fakeServer({
    'GET /api/v1/metrics/totals': () => json(totals),
    'GET /api/v1/metrics/funnel': () => json(funnel),
    'GET /api/v1/metrics/documents': () => json(documents),
    'GET /api/v1/metrics/money': () => json(money),
    'GET /api/v1/metrics/cities': () => json(cities),
    'GET /api/v1/metrics/applications': () => json(overTime),
  });
  await openApp(`/dashboard?from=${period.from}&to=${period.to}`);
  await screen.findByText('302');
}

/** The link that says this number, whatever else it says. */
function leadsTo(value: number): URL {
  const link = screen.getAllByRole('link').find((each) => new RegExp(`\\b${value}\\b`).test(each.ariaLabel ?? ''));
  expect(link, `no link says ${value}`).toBeDefined();
  return new URL((link as HTMLAnchorElement).href);
}

function expectToLead(): void {
  for (const [value, { resource, filters }] of figures) {
    const { pathname, searchParams } = leadsTo(value);
    expect([pathname, Object.fromEntries(searchParams)], `${value}`).toEqual([listPath(resource), filters]);
  }
}

test('every figure of the dashboard leads to the rows that it counts, drawn or in a table', async () => {
  await openFigures();
  expectToLead();
  const part = await screen.findByTitle(/Recruited: 405/);
  expect(part).toHaveAttribute('href', expect.stringContaining('state=recruited&appliedFrom=2026-03-01'));
  for (const asTable of screen.getAllByRole('button', { name: 'Show as a table' })) await userEvent.click(asTable);
  expect(screen.getAllByRole('table')).toHaveLength(3);
  expectToLead();
}, 30_000);

test('every figure of the dashboard has its definition beside it', async () => {
  await openFigures();
  for (const name of [
    'Applications',
    'Recruited',
    'Job posts published',
    'New job seekers',
    'New employers',
    'New providers',
  ]) {
    const help = screen.getByRole('button', { name: `What is counted: ${name}` });
    await userEvent.click(help);
    const said = within(screen.getByRole('dialog', { name: `What is counted: ${name}` }));
    expect(said.getByText(/in the period|during the period/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  }
  expect(screen.getAllByRole('button', { name: /^What is counted: / }).length).toBeGreaterThanOrEqual(14);
}, 30_000);
