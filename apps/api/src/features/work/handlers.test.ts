import { workQueues } from '@diwan/api-contract/endpoints/work';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventsIn } from '#test/event-records.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

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
    await records.application({ state: 'pending', stateChangedAt: daysAgo(days) });
    await records.jobPost({ state: 'pending_review', stateChangedAt: daysAgo(days) });
  }
  await records.employer({ state: 'pending_verification', stateChangedAt: daysAgo(1) });
  await records.seeker({ state: 'unverified', stateChangedAt: daysAgo(2) });
  await eventsIn(api.database, api.clock.now).event({ state: 'pending_review', stateChangedAt: daysAgo(5) });
  await records.skill({ state: 'suggested', stateChangedAt: daysAgo(8) });
  await records.industry({ state: 'suggested', stateChangedAt: daysAgo(2) });

  const queues = workQueues.parse((await api.call('GET', '/api/v1/work/queues', { as })).json());
  const told = Object.entries(queues).map(([name, queue]) => [
    name,
    queue?.count,
    queue?.overdue,
    Date.parse(queue?.oldestAt ?? ''),
  ]);
  const byName = (one: unknown[], other: unknown[]) => String(one[0]).localeCompare(String(other[0]));
  expect(told.sort(byName)).toEqual([
    ['adjustmentsToApprove', 0, 0, Number.NaN],
    ['applicantsPending', 3, 2, Date.parse(daysAgo(9))],
    ['attemptsToMark', 0, 0, Number.NaN],
    ['campaignsToApprove', 0, 0, Number.NaN],
    ['commentsToModerate', 0, 0, Number.NaN],
    ['employersToVerify', 1, 0, Date.parse(daysAgo(1))],
    ['eventsToReview', 1, 1, Date.parse(daysAgo(5))],
    ['industriesSuggested', 1, 0, Date.parse(daysAgo(2))],
    ['invoicesToIssue', 0, 0, Number.NaN],
    ['jobPostsToReview', 3, 2, Date.parse(daysAgo(9))],
    ['jobTitlesSuggested', 0, 0, Number.NaN],
    // The outbox is for administrators.
    ['mailsFailed', undefined, undefined, Number.NaN],
    ['newsToReview', 0, 0, Number.NaN],
    ['ordersDisputed', 0, 0, Number.NaN],
    ['productsToReview', 0, 0, Number.NaN],
    ['providersToReview', 0, 0, Number.NaN],
    ['reviewsToModerate', 0, 0, Number.NaN],
    ['seekersToVerify', 1, 0, Date.parse(daysAgo(2))],
    ['skillsSuggested', 1, 1, Date.parse(daysAgo(8))],
    ['unansweredChats', 0, 0, Number.NaN],
    ['videosToReview', 0, 0, Number.NaN],
    ['withdrawalsToDecide', 0, 0, Number.NaN],
  ]);

  const admin = await api.signIn('admin');
  await records.mail({ state: 'failed', stateChangedAt: daysAgo(2) });
  const { mailsFailed } = (await api.call('GET', '/api/v1/work/queues', { as: admin })).json();
  expect(mailsFailed).toMatchObject({ count: 1, overdue: 1 });
  const failed = await api.call('GET', '/api/v1/mails?state=failed&isOverdue=true', { as: admin });
  expect(failed.json().items).toHaveLength(1);

  // What the dashboard counts is what the list finds, the oldest first.
  const list = async (query: string) =>
    (await api.call('GET', `/api/v1/job-posts?state=pending_review&sort=stateChangedAt${query}`, { as })).json().items;
  const since = (items: { stateChangedAt: string }[]) => items.map(({ stateChangedAt }) => Date.parse(stateChangedAt));
  const ages = (...days: number[]) => days.map((each) => Date.parse(daysAgo(each)));
  expect(since(await list(''))).toEqual(ages(9, 4, 1));
  expect(since(await list('&isOverdue=true'))).toEqual(ages(9, 4));
  expect(since(await list('&isOverdue=false'))).toEqual(ages(1));
});

test('a queue that can’t be counted is the only one that is missing', async () => {
  const as = await api.signIn('admin');
  await api.database.pool.query('ALTER TABLE employers RENAME TO employers_elsewhere');
  const queues = workQueues.parse((await api.call('GET', '/api/v1/work/queues', { as })).json());
  expect(Object.keys(queues).filter((name) => queues[name as keyof typeof queues] === null)).toEqual([
    'employersToVerify',
  ]);
  await api.database.pool.query('ALTER TABLE employers_elsewhere RENAME TO employers');
});

test('all queues are counted by one statement, beside the one that asks who wants to know', async () => {
  const as = await api.signIn('admin');
  const ask = () => api.call('GET', '/api/v1/work/queues', { as });
  await ask();
  const said = vi.spyOn(pg.Client.prototype, 'query');
  await ask();
  expect(said).toHaveBeenCalledTimes(2);
  said.mockRestore();
});
