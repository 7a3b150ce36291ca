import { filterCounts, valuesOf } from '@diwan/api-contract/page';
import { type ResourceKey, resources } from '@diwan/api-contract/resources';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { applicationsResource } from '#resources/applications/resource.ts';
import { createDemoApp } from '#test/demo-app.ts';
import type { TestApp, TestSession } from '#test/test-app.ts';
import { countByFilter } from './count-by-filter.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createDemoApp(0.02);
  // A database that knows nothing of its tables reads them row by row.
  await api.database.pool.query('ANALYZE');
  as = await api.signIn();
});
afterAll(() => api.close());

const read = async (path: string) => (await api.call('GET', `/api/v1/${path}`, { as })).json();

/** Every filter of every resource that has few values. */
const filters = Object.entries(resources).flatMap(([key, { path, filters: shape }]) =>
  Object.entries<z.ZodType>(shape).flatMap(([name, schema]) =>
    valuesOf(schema).length > 0 ? [[key as ResourceKey, name, path, valuesOf(schema)] as const] : [],
  ),
);

test.each(filters)('each value of %s by %s finds as many as it is counted with', async (_key, name, path, values) => {
  const counts = filterCounts.parse(await read(`${path}/filter-counts?by=${name}`));
  expect(Object.keys(counts)).toEqual(values);
  // A list of 60 states and cities would be asked for one by one.
  for (const value of values.slice(0, 6)) {
    const { total } = await read(`${path}/counts?${name}=${encodeURIComponent(value)}`);
    expect(counts[value], value).toEqual(total);
  }
});

test('the other filters and the search narrow the counts, the filter itself does not', async () => {
  const question = 'state=pending&isSaudi=true&q=%D9%85';
  const counts = filterCounts.parse(await read(`applications/filter-counts?by=state&${question}`));
  for (const state of ['pending', 'approved']) {
    const { total } = await read(`applications/counts?${question.replace('pending', state)}`);
    expect(counts[state]).toEqual(total);
  }
});

test('what was not read to its end is at least so many, and says so', async () => {
  const counts = await countByFilter(applicationsResource, api.database.orm, 'isSaudi', {}, '2026-01-01T00:00:00Z', 10);
  const found = Object.values(counts);
  expect(found.reduce((sum, { value }) => sum + value, 0)).toBe(10);
  expect(found.every(({ isCapped }) => isCapped)).toBe(true);
});

test('there are no counts by what has many values, nor by what is no filter', async () => {
  for (const by of ['jobPost', 'matchMin', 'x'])
    expect((await api.call('GET', `/api/v1/applications/filter-counts?by=${by}`, { as })).statusCode).toBe(422);
});
