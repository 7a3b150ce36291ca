import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await api.close();
});

/** Who asks, the page itself, what its rows refer to, what subscriptions give, and the settings that their rules look at: so many statements, one after the other. */
const most = { seekers: 3, employers: 5, 'job-posts': 6, applications: 6 } as const;

test.each(Object.entries(most))('a page of %s takes %i statements, however many rows it has', async (path, count) => {
  const records = recordsIn(api.database);
  const as = await api.signIn('admin');
  const said = vi.spyOn(pg.Client.prototype, 'query');
  const statements = async () => {
    const url = `/api/v1/${path}`;
    // The first request of a process reads what is kept from then on.
    await api.call('GET', url, { as });
    said.mockClear();
    const answer = await api.call('GET', url, { as });
    return [answer.json().items.length as number, said.mock.calls.length] as const;
  };
  await records.application();
  const [few, before] = await statements();
  for (let more = 0; more < 4; more += 1) await records.application();
  const [many, after] = await statements();
  expect(many).toBeGreaterThan(few);
  expect([before, after]).toEqual([count, count]);
});
