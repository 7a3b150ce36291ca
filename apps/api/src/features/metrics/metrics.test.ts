import { applicationsOverTime, funnel, jobsByCity, totals } from '@diwan/api-contract/endpoints/metrics/metrics';
import { periodBefore } from '@diwan/api-contract/figures/figures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { bucketsOf, unitOf } from './period.ts';

let api: TestApp;
let as: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const ask = async (name: string, query = '') => api.call('GET', `/api/v1/metrics/${name}${query}`, { as });
const march = '?from=2026-03-01&to=2026-03-31';

test('metrics count by the day in Riyadh and compare with the period before', async () => {
  const records = recordsIn(api.database);
  // Half past midnight of March 1st in Riyadh is still February in UTC.
  const times = ['2026-02-28T21:30:00.000000Z', '2026-03-31T20:59:00.000000Z', '2026-03-31T21:30:00.000000Z'];
  for (const appliedAt of [...times, '2026-02-10T12:00:00.000000Z']) {
    await records.application({ appliedAt, stateChangedAt: appliedAt, state: 'pending' });
  }
  const from = { by: 'staff', reason: 'other', note: null, mail: 'none', mailAt: null, at: times[0]! } as const;
  await records.application({ appliedAt: times[0]!, state: 'rejected', rejection: { ...from, from: 'approved' } });
  await records.application({ appliedAt: times[0]!, stateChangedAt: times[1]!, state: 'recruited' });

  const compared = totals.parse((await ask('totals', march)).json());
  expect(compared.applications).toEqual({ current: 4, previous: 1 });
  expect(compared.recruited).toEqual({ current: 1, previous: 0 });
  expect(funnel.parse((await ask('funnel', march)).json())).toEqual({
    applied: 4,
    reviewed: 2,
    approved: 2,
    recruited: 1,
  });
  const { unit, points } = applicationsOverTime.parse((await ask('applications', march)).json());
  expect([unit, points.length]).toEqual(['day', 31]);
  expect(points[0]).toEqual({
    from: '2026-03-01',
    to: '2026-03-01',
    counts: { pending: 1, 'in-progress': 0, approved: 0, rejected: 1, recruited: 1 },
  });
  expect(points.at(-1)?.counts.pending).toBe(1);
});

test('job posts that were published in the period are counted in each of their cities, whatever became of them', async () => {
  const records = recordsIn(api.database);
  const arar = { cityId: 'arar', address: null } as const;
  const tabuk = { cityId: 'tabuk', address: null } as const;
  const publishedAt = '2026-03-31T20:59:00.000000Z';
  await records.jobPost({ state: 'published', publishedAt, locations: [arar, tabuk] });
  await records.jobPost({ state: 'closed', publishedAt, locations: [tabuk] });
  await records.jobPost({ state: 'published', publishedAt: '2026-03-31T21:30:00.000000Z', locations: [tabuk] });
  await records.jobPost({ state: 'draft', locations: [tabuk] });
  const cities = jobsByCity.parse((await ask('cities', march)).json());
  expect(cities.filter(({ city }) => city === 'arar' || city === 'tabuk')).toEqual([
    { city: 'tabuk', count: 2 },
    { city: 'arar', count: 1 },
  ]);
});

test.each(['', '?from=2026-03-02&to=2026-03-01', '?from=2020-01-01&to=2026-01-01', '?from=x&to=2026-01-01'])(
  'a period like “%s” is refused',
  async (query) => {
    expect((await ask('totals', query)).statusCode).toBe(422);
  },
);

test('a period is cut into at most about sixty days, weeks or months', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  expect(unitOf({ from: '2026-01-01', to: '2026-03-01' })).toBe('day');
  const quarter = { from: '2026-01-01', to: '2026-03-31' };
  expect(unitOf(quarter)).toBe('week');
  expect(bucketsOf(quarter, 'week').slice(0, 2)).toEqual([
    { bucket: '2025-12-29', from: '2026-01-01', to: '2026-01-04' },
    { bucket: '2026-01-05', from: '2026-01-05', to: '2026-01-11' },
  ]);
  const year = { from: '2026-01-15', to: '2026-12-31' };
  expect(bucketsOf(year, unitOf(year))).toHaveLength(12);
});
