import type { Hiring } from '@diwan/api-contract/endpoints/hiring/hiring';
import { countedRows } from '@diwan/api-contract/figures/figures';
import { resources } from '@diwan/api-contract/resources';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#db/id.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let records: ReturnType<typeof recordsIn>;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  records = recordsIn(api.database);
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const day = 86_400;
const daysAgo = (days: number) => new Date(api.clock.now.getTime() - days * day * 1000).toISOString();

async function read(id: string): Promise<Hiring> {
  const answer = await api.call('GET', `/api/v1/job-posts/${id}/hiring`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
async function send(id: string, event: object) {
  const { version } = (await api.call('GET', `/api/v1/applications/${id}`, { as })).json();
  const headers = { 'if-match': `"v${version}"` };
  const answer = await api.call('POST', `/api/v1/applications/${id}/events`, { as, body: event, headers });
  expect(answer.statusCode, answer.body).toBe(200);
}

test('how long each step took follows from the history of the applications', async () => {
  const post = { state: 'published' as const, openings: 3, pendingCount: 2 };
  const { id: jobPostId } = await records.jobPost(post);
  const at = daysAgo(4);
  const given = { jobPostId, appliedAt: at, stateChangedAt: at };
  await records.application({ ...given, source: 'referral' });
  const quick = await records.application(given);
  // The log tells nothing of this one: its last change is all that is known.
  const changed = { appliedAt: daysAgo(10), stateChangedAt: daysAgo(4), state: 'in-progress' as const };
  await records.application({ jobPostId, ...changed });
  await send(quick.id, { type: 'application.approve' });
  // The audit log keeps the time of the database, the clock of the server stands where it is put.
  const { rows } = await api.database.pool.query<{ now: string }>('SELECT now()');
  const told = (Date.parse(rows[0]!.now) - Date.parse(at)) / 1000 / day;

  const hiring = await read(jobPostId);
  expect(hiring.firstReview.of).toBe(2);
  expect(hiring.firstReview.days).toBeCloseTo((told + 6) / 2, 0);
  expect(hiring.states.map(({ state, of }) => [state, of])).toEqual([
    ['pending', 3],
    ['in-progress', 1],
    ['approved', 1],
  ]);
  expect(hiring.states[1]).toEqual({ state: 'in-progress', days: 4, of: 1 });
  expect(hiring.hire).toEqual({ days: null, of: 0 });

  await send(quick.id, { type: 'application.recruit', startsOn: '2027-01-03' });
  expect((await read(jobPostId)).hire).toEqual({ days: 4, of: 1 });
});

test('every count leads to as many rows as it says', async () => {
  const { id: jobPostId } = await records.jobPost({ state: 'published', pendingCount: 2 });
  const rejection = { by: 'staff', reason: 'other', note: null, mail: 'none', mailAt: null, at: daysAgo(1) } as const;
  await records.application({ jobPostId, source: 'app' });
  await records.application({
    jobPostId,
    source: 'app',
    state: 'rejected',
    rejection: { ...rejection, from: 'approved' },
  });
  await records.application({ jobPostId, source: 'referral', state: 'recruited' });
  await records.application({ source: 'referral' });
  const { funnel, sources } = await read(jobPostId);
  expect(funnel).toEqual({ applied: 3, reviewed: 2, approved: 2, recruited: 1 });
  expect(sources).toEqual([
    { source: 'app', applied: 2, approved: 1, recruited: 0 },
    { source: 'referral', applied: 1, approved: 1, recruited: 1 },
  ]);
  const figures = [
    ...Object.entries(countedRows.hiring).map(
      ([step, rows]) => [funnel[step as keyof typeof funnel], rows(jobPostId)] as const,
    ),
    ...sources.flatMap(({ source, ...counts }) =>
      Object.entries(countedRows.hiringSource).map(
        ([step, rows]) => [counts[step as keyof typeof counts], rows(jobPostId, source)] as const,
      ),
    ),
  ];
  for (const [value, { resource, filters }] of figures) {
    const path = `/api/v1/${resources[resource].path}/counts?${new URLSearchParams(filters)}`;
    expect((await api.call('GET', path, { as })).json().total.value, path).toBe(value);
  }
});

test('a post without applicants has no figures but zeros, and one that does not exist has none', async () => {
  const { id } = await records.jobPost({ state: 'published' });
  expect(await read(id)).toMatchObject({ sources: [], funnel: { applied: 0 }, firstReview: { days: null, of: 0 } });
  expect((await api.call('GET', `/api/v1/job-posts/${newId()}/hiring`, { as })).statusCode).toBe(404);
  expect((await api.call('GET', `/api/v1/job-posts/${id}/hiring`, {})).statusCode).toBe(401);
});
