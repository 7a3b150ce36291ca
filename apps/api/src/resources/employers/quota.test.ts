import type { Employer } from '@diwan/api-contract/resources/employers';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const expiresAt = () => new Date(api.clock.now.getTime() + 60 * 86_400_000).toISOString();

/** So many drafts of an employer that may have five posts. */
async function makeDrafts(count: number) {
  const { id: employerId } = await records.employer({ jobQuotaLimit: 5 });
  const { id: jobTitleId } = await records.jobTitle();
  const ids: string[] = [];
  for (let made = 0; made < count; made++) {
    const { id } = await records.jobPost({ employerId, jobTitleId, state: 'draft', expiresAt: expiresAt() });
    ids.push(id);
  }
  const usage = async () => {
    const employer: Employer = (await api.call('GET', `/api/v1/employers/${employerId}`, { as })).json();
    return [employer.jobQuotaUsed, employer.openJobs];
  };
  return { ids, usage };
}

/** What becomes of an event that is sent to all of them at once. */
async function sendAll(ids: readonly string[], version: number, event: object): Promise<Map<string, string[]>> {
  const headers = { 'if-match': `"v${version}"` };
  const answers = await Promise.all(
    ids.map(async (id) => {
      const answer = await api.call('POST', `/api/v1/job-posts/${id}/events`, { as, body: event, headers });
      return { id, outcome: String(answer.json().reason ?? answer.json().code ?? answer.json().state) };
    }),
  );
  const outcomes = Map.groupBy(answers, ({ outcome }) => outcome);
  return new Map([...outcomes].map(([outcome, all]) => [outcome, all.map(({ id }) => id)]));
}

const sizes = (outcomes: Map<string, string[]>) =>
  Object.fromEntries([...outcomes].map(([outcome, ids]) => [outcome, ids.length]));

test('of twenty posts that are submitted at once the quota takes five, and a rejection gives its place back once (24.9)', async () => {
  const { ids, usage } = await makeDrafts(20);
  const submitted = await sendAll(ids, 1, { type: 'jobPost.submit' });
  expect(sizes(submitted)).toEqual({ pending_review: 5, quotaExhausted: 15 });
  expect(await usage()).toEqual([5, 0]);

  const [first, ...others] = submitted.get('pending_review')!;
  const published = await sendAll(others, 2, { type: 'jobPost.approve' });
  expect(sizes(published)).toEqual({ published: 4 });
  expect(await usage()).toEqual([5, 4]);

  const rejection = { type: 'jobPost.reject', reason: 'misleading' };
  const rejected = await sendAll(Array<string>(20).fill(first!), 2, rejection);
  expect(sizes(rejected)).toEqual({ rejected: 1, stale: 19 });
  expect(await usage()).toEqual([4, 4]);

  const again = await sendAll(submitted.get('quotaExhausted')!, 1, { type: 'jobPost.submit' });
  expect(sizes(again)).toEqual({ pending_review: 1, quotaExhausted: 14 });
  expect(await usage()).toEqual([5, 4]);
});

test('what is given back by many at once never falls below nothing', async () => {
  const { ids, usage } = await makeDrafts(5);
  await sendAll(ids, 1, { type: 'jobPost.submit' });
  expect(sizes(await sendAll(ids, 2, { type: 'jobPost.reject', reason: 'misleading' }))).toEqual({ rejected: 5 });
  expect(await usage()).toEqual([0, 0]);
});
