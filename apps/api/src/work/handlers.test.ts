import { workQueues } from '@diwan/api-contract/work';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsIn } from '../test/records.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('the queues count what waits for staff, since when, and what is overdue', async () => {
  const records = recordsIn(api.database);
  const as = await api.signIn('editor');
  const daysAgo = (days: number) => new Date(api.clock.now.getTime() - days * 86_400_000).toISOString();
  for (const days of [1, 4, 9]) {
    await records.application({ state: 'pending', appliedAt: daysAgo(days) });
    await records.jobPost({ state: 'pending_review', createdAt: daysAgo(days) });
  }
  await records.employer({ state: 'pending_verification', createdAt: daysAgo(1) });
  await records.skill({ state: 'suggested', updatedAt: daysAgo(8) });
  await records.industry({ state: 'suggested', updatedAt: daysAgo(2) });

  const queues = workQueues.parse((await api.call('GET', '/api/v1/work/queues', { as })).json());
  const told = Object.entries(queues).map(([name, { count, overdue, oldestAt }]) => [
    name,
    count,
    overdue,
    Date.parse(oldestAt ?? ''),
  ]);
  expect(told).toEqual([
    ['jobPostsToReview', 3, 2, Date.parse(daysAgo(9))],
    ['applicantsPending', 3, 2, Date.parse(daysAgo(9))],
    ['employersToVerify', 1, 0, Date.parse(daysAgo(1))],
    ['taxonomiesSuggested', 2, 1, Date.parse(daysAgo(8))],
  ]);
});
