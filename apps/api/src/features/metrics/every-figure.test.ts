import {
  applicationsOverTime,
  expiringDocuments,
  funnel,
  jobsByCity,
  metricsRouter,
  totals,
} from '@diwan/api-contract/endpoints/metrics/metrics';
import { type WaitingKey, workQueues } from '@diwan/api-contract/endpoints/work';
import { type CountedRows, overdueRows, waitingRows } from '@diwan/api-contract/figures/counted-rows';
import { countedRows, type Period, periodBefore } from '@diwan/api-contract/figures/figures';
import { resources } from '@diwan/api-contract/resources';
import { candidateStatuses } from '@diwan/api-contract/values/records/application';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countCap } from '#crud/lists/repository.ts';
import { createWholeDemo } from '#test/demo-app.ts';
import type { TestApp, TestSession } from '#test/test-app.ts';

const periods: [string, Period][] = [
  ['thirty days', { from: '2026-10-23', to: '2026-11-21' }],
  ['weeks of which the first and the last are cut', { from: '2026-07-01', to: '2026-11-21' }],
  ['more applications than a list counts', { from: '2025-11-21', to: '2026-11-21' }],
];

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createWholeDemo();
  // Whoever sees every queue, and the list behind it.
  as = await api.signIn('admin');
});
afterAll(() => api.close());

/** A figure, and the rows that it leads to. */
type Figure = [value: number, rows: CountedRows];

const figuresOf: { [K in keyof typeof metricsRouter]: (answer: unknown, period: Period) => Figure[] } = {
  totals: (answer, period) => {
    const read = totals.parse(answer);
    return (Object.keys(countedRows.totals) as (keyof typeof read)[]).flatMap((name) => [
      [read[name].current, countedRows.totals[name](period)],
      [read[name].previous, countedRows.totals[name](periodBefore(period))],
    ]);
  },
  funnel: (answer, period) => {
    const read = funnel.parse(answer);
    return (Object.keys(countedRows.funnel) as (keyof typeof read)[]).map((name) => [
      read[name],
      countedRows.funnel[name](period),
    ]);
  },
  documents: (answer) => {
    const read = expiringDocuments.parse(answer);
    return (Object.keys(countedRows.documents) as (keyof typeof read)[]).map((name) => [
      read[name],
      countedRows.documents[name](),
    ]);
  },
  cities: (answer, period) =>
    jobsByCity.parse(answer).map(({ city, count }) => [count, countedRows.city(city, period)]),
  applications: (answer) =>
    applicationsOverTime
      .parse(answer)
      .points.flatMap(({ counts, ...days }) =>
        candidateStatuses.map((state): Figure => [counts[state], countedRows.status(state, days)]),
      ),
};

function queueFigures(answer: unknown): Figure[] {
  const queues = workQueues.parse(answer);
  const waiting = Object.keys(resources).filter((key): key is WaitingKey => 'work' in resources[key as WaitingKey]);
  return waiting.flatMap((key) => {
    const { queue, state } = resources[key].work;
    const { count, overdue } = queues[queue]!;
    return [
      [count, waitingRows(key, state)],
      [overdue, overdueRows(key, state)],
    ];
  });
}

async function ask(path: string, query: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const answer = await api.call('GET', `/api/v1/${path}?${new URLSearchParams(query)}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** Whatever stands in an answer as a number: none of them is left without its rows, but how long a queue may wait. */
function numbersIn(answer: unknown): number[] {
  if (typeof answer === 'number') return [answer];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, part]) => (name === 'days' ? [] : numbersIn(part)));
}

const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other);

async function expectToBeListed(figures: readonly Figure[], answer: unknown): Promise<void> {
  expect(sorted(figures.map(([value]) => value))).toEqual(sorted(numbersIn(answer)));
  for (const [value, { resource, filters }] of figures) {
    const { total } = (await ask(`${resources[resource].path}/counts`, filters)) as { total: unknown };
    const listed = { value: Math.min(value, countCap), isCapped: value > countCap };
    expect(total, `${resource} ${JSON.stringify(filters)}`).toEqual(listed);
  }
}

const endpoints = Object.keys(metricsRouter) as (keyof typeof metricsRouter)[];

test.each(periods.flatMap(([name, period]) => endpoints.map((endpoint) => [endpoint, name, period] as const)))(
  'every figure of %s leads to as many rows as it says: %s',
  async (endpoint, _, period) => {
    const answer = await ask(`metrics/${endpoint}`, { ...period });
    const figures = figuresOf[endpoint](answer, period);
    expect(figures.some(([value]) => value > 0)).toBe(true);
    await expectToBeListed(figures, answer);
  },
);

test('every figure of a queue leads to as many rows as it says', async () => {
  const answer = await ask('work/queues');
  await expectToBeListed(queueFigures(answer), answer);
});

test.each(periods)('a word has one number, whoever says it: %s', async (_, period) => {
  const { applications, recruited, jobPostsPublished } = totals.parse(await ask('metrics/totals', { ...period }));
  const steps = funnel.parse(await ask('metrics/funnel', { ...period }));
  const { points } = applicationsOverTime.parse(await ask('metrics/applications', { ...period }));
  const sumOf = (states: readonly (typeof candidateStatuses)[number][]) =>
    points.reduce((sum, { counts }) => sum + states.reduce((all, state) => all + counts[state], 0), 0);
  expect([steps.applied, sumOf(candidateStatuses)]).toEqual([applications.current, applications.current]);
  expect([steps.recruited, sumOf(['recruited'])]).toEqual([recruited.current, recruited.current]);
  const cities = jobsByCity.parse(await ask('metrics/cities', { ...period }));
  expect(Math.max(...cities.map(({ count }) => count))).toBeLessThanOrEqual(jobPostsPublished.current);
});
