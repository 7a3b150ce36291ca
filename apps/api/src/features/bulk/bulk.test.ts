import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { all, type Bulk, bulkOf, some } from '#test/bulk.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
let records: ReturnType<typeof recordsIn>;
let bulk: Bulk;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  records = recordsIn(api.database);
  bulk = bulkOf(api, as);
});
afterAll(() => api.close());
const stateOf = async (path: string, id: string) =>
  (await api.call('GET', `/api/v1/${path}/${id}`, { as })).json().state;

async function mixedPosts() {
  const employer = await records.employer({ jobQuotaLimit: 50 });
  const shared = { employerId: employer.id, jobTitleId: (await records.jobTitle()).id };
  const pending = [1, 2].map(() => records.jobPost({ ...shared, state: 'pending_review' }));
  const published = [1, 2, 3].map(() => records.jobPost({ ...shared, state: 'published' }));
  const late = records.jobPost({
    ...shared,
    state: 'pending_review',
    expiresAt: '2020-01-01T00:00:00.000Z',
  });
  return { employer, posts: await Promise.all([...pending, ...published, late]) };
}

test('a pre-flight tells how many rows the workflow allows, and why the others are blocked, by reason', async () => {
  const { employer, posts } = await mixedPosts();
  const gone = { id: randomUUID() };
  const expected = {
    total: 7,
    allowed: 2,
    blocked: [
      { reason: 'wrongState', state: 'published', count: 3 },
      { reason: 'postExpired', state: null, count: 1 },
      { reason: 'notFound', state: null, count: 1 },
    ],
  };
  const action = { type: 'jobPost.approve' };
  const named = await bulk.post('/preflight', { resource: 'job-posts', selection: some([...posts, gone]), action });
  expect(named.json()).toEqual(expected);
  const query = { employer: employer.id, state: 'pending_review,published' };
  const matching = await bulk.post('/preflight', {
    resource: 'job-posts',
    selection: all(query, [posts[0]!.id]),
    action,
  });
  expect(matching.json()).toMatchObject({ total: 5, allowed: 1 });
});

test('a pre-flight without a payload is judged by one that fits, with a payload by that', async () => {
  const { posts } = await mixedPosts();
  const judge = async (action: object) =>
    (await bulk.post('/preflight', { resource: 'job-posts', selection: some(posts), action })).json();
  expect(await judge({ type: 'jobPost.extend' })).toMatchObject({ allowed: 3 });
  const tooFar = new Date(Date.now() + 300 * 86_400_000).toISOString();
  expect((await judge({ type: 'jobPost.extend', expiresAt: tooFar })).blocked).toContainEqual({
    reason: 'expiryTooFar',
    state: null,
    count: 3,
  });
});

test('mixed rows are partitioned, each with its outcome and its reason; a change in between is respected', async () => {
  const { posts } = await mixedPosts();
  const { id, total } = await bulk.start('job-posts', some(posts), { type: 'jobPost.approve' });
  const headers = { 'if-match': '"v1"' };
  const rejection = { type: 'jobPost.reject', reason: 'misleading' };
  await api.call('POST', `/api/v1/job-posts/${posts[1]!.id}/events`, { as, body: rejection, headers });
  await bulk.workToTheEnd();

  const operation = await bulk.view(id);
  expect(operation).toMatchObject({
    state: 'completed',
    total,
    counts: { pending: 0, done: 1, blocked: 5, failed: 0, skipped: 0 },
  });
  expect(operation.reasons).toContainEqual({ outcome: 'blocked', reason: 'wrongState', state: 'published', count: 3 });
  const items = await bulk.itemsOf(id);
  expect(items.map(({ outcome, state, attempts }) => [outcome, state, attempts])).toEqual([
    ['done', null, 1],
    ['blocked', 'rejected', 1],
    ...Array(3).fill(['blocked', 'published', 1]),
    ['blocked', null, 1],
  ]);
  const { id: recordId, title: label, number } = posts[0]!;
  expect(items[0]).toMatchObject({ recordId, label, number });
  expect(await bulk.itemsOf(id, '?outcome=done')).toHaveLength(1);
  expect(await stateOf('job-posts', posts[0]!.id)).toBe('published');
});

test('one reason and one message reject many, and the history of each says who, why, and by which operation', async () => {
  const job = await records.jobPost({ state: 'published', pendingCount: 3, openings: 5 });
  const applications = await Promise.all([1, 2, 3].map(() => records.application({ jobPostId: job.id })));
  const action = { type: 'application.reject', reason: 'other', note: 'We chose somebody else.', mail: 'later' };
  const { id } = await bulk.start('applications', all({ jobPost: job.id }, [applications[2]!.id]), action);
  await bulk.workToTheEnd();
  expect(await bulk.view(id)).toMatchObject({ state: 'completed', total: 2, counts: { done: 2 } });
  const { rows } = await api.database.pool.query(
    "SELECT entity_id, actor_id, reason, content FROM audit_events JOIN audit_personal ON event_id = id WHERE request_id = $1 AND entity_type = 'applications'",
    [id],
  );
  expect(rows.map(({ entity_id }) => entity_id).sort()).toEqual(
    applications
      .slice(0, 2)
      .map((row) => row.id)
      .sort(),
  );
  expect(rows[0]).toMatchObject({
    actor_id: as.user.id,
    reason: { code: 'other' },
    content: { note: 'We chose somebody else.' },
  });
  expect((await api.call('GET', `/api/v1/job-posts/${job.id}`, { as })).json().applicantsCount).toMatchObject({
    pending: 1,
    rejected: 2,
  });
  expect(await stateOf('applications', applications[2]!.id)).toBe('pending');
});

test('records that others refer to are not deleted: said before and after; what was deleted keeps its name', async () => {
  const industry = await records.industry({ name: { ar: 'صناعة مستخدمة' } });
  await records.employer({ industryId: industry.id });
  const unused = await records.industry({ name: { ar: 'صناعة بلا استخدام' } });
  const selection = some([industry, unused]);
  const action = { type: 'record.remove' };
  expect((await bulk.post('/preflight', { resource: 'industries', selection, action })).json()).toEqual({
    total: 2,
    allowed: 1,
    blocked: [{ reason: 'inUse', state: null, count: 1 }],
  });
  const { id } = await bulk.start('industries', selection, action);
  await bulk.workToTheEnd();
  expect((await bulk.itemsOf(id)).map(({ outcome, reason, label }) => [outcome, reason, label])).toEqual([
    ['blocked', 'inUse', { ar: 'صناعة مستخدمة' }],
    ['done', null, { ar: 'صناعة بلا استخدام' }],
  ]);
});

test('terms are taken out of use by the query of their list', async () => {
  const name = `لحام ${randomUUID()}`;
  for (const index of [1, 2, 3]) await records.skill({ name: { ar: `${name} ${index}` } });
  const { id } = await bulk.start('skills', all({ q: name, state: 'active' }), { type: 'term.deactivate' });
  await bulk.workToTheEnd();
  expect(await bulk.view(id)).toMatchObject({ counts: { done: 3 } });
});
