import { randomUUID } from 'node:crypto';
import type { BulkItem, BulkOperation, BulkSelection } from '@diwan/api-contract/bulk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsIn } from '../test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '../test/test-app.ts';
import { createBulkWorker } from './worker.ts';

let api: TestApp;
let as: TestSession;
let records: ReturnType<typeof recordsIn>;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  records = recordsIn(api.database);
});
afterAll(() => api.close());

type Resource = BulkOperation['resource'];
const some = (rows: { id: string }[]): BulkSelection => ({ kind: 'some', ids: rows.map(({ id }) => id) });
const all = (query: Record<string, string>, except: string[] = []): BulkSelection => ({ kind: 'all', query, except });

const post = (url: string, body: object, headers = {}, who = as) =>
  api.call('POST', `/api/v1/bulk${url}`, { as: who, body, headers });
async function start(resource: Resource, selection: BulkSelection, action: object, who = as): Promise<BulkOperation> {
  const answer = await post('', { resource, selection, action }, {}, who);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
async function view(id: string, who = as): Promise<BulkOperation> {
  return (await api.call('GET', `/api/v1/bulk/${id}`, { as: who })).json();
}
async function itemsOf(id: string, query = ''): Promise<BulkItem[]> {
  return (await api.call('GET', `/api/v1/bulk/${id}/items${query}`, { as })).json().items;
}
async function send(id: string, type: string, who = as) {
  const { version } = await view(id, who);
  return post(`/${id}/events`, { type }, { 'if-match': `"v${version}"` }, who);
}
async function workToTheEnd() {
  const worker = createBulkWorker(api.deps);
  while (await worker.work());
}
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
  const named = await post('/preflight', { resource: 'job-posts', selection: some([...posts, gone]), action });
  expect(named.json()).toEqual(expected);
  const query = { employer: employer.id, state: 'pending_review,published' };
  const matching = await post('/preflight', { resource: 'job-posts', selection: all(query, [posts[0]!.id]), action });
  expect(matching.json()).toMatchObject({ total: 5, allowed: 1 });
});

test('a pre-flight without a payload is judged by one that fits, with a payload by that', async () => {
  const { posts } = await mixedPosts();
  const judge = async (action: object) =>
    (await post('/preflight', { resource: 'job-posts', selection: some(posts), action })).json();
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
  const { id, total } = await start('job-posts', some(posts), { type: 'jobPost.approve' });
  const headers = { 'if-match': '"v1"' };
  const rejection = { type: 'jobPost.reject', reason: 'misleading' };
  await api.call('POST', `/api/v1/job-posts/${posts[1]!.id}/events`, { as, body: rejection, headers });
  await workToTheEnd();

  const operation = await view(id);
  expect(operation).toMatchObject({
    state: 'completed',
    total,
    counts: { pending: 0, done: 1, blocked: 5, failed: 0, skipped: 0 },
  });
  expect(operation.reasons).toContainEqual({ outcome: 'blocked', reason: 'wrongState', state: 'published', count: 3 });
  const items = await itemsOf(id);
  expect(items.map(({ outcome, state, attempts }) => [outcome, state, attempts])).toEqual([
    ['done', null, 1],
    ['blocked', 'rejected', 1],
    ...Array(3).fill(['blocked', 'published', 1]),
    ['blocked', null, 1],
  ]);
  const { id: recordId, title: label, number } = posts[0]!;
  expect(items[0]).toMatchObject({ recordId, label, number });
  expect(await itemsOf(id, '?outcome=done')).toHaveLength(1);
  expect(await stateOf('job-posts', posts[0]!.id)).toBe('published');
});

test('one reason and one message reject many, and the history of each says who, why, and by which operation', async () => {
  const job = await records.jobPost({ state: 'published', pendingCount: 3, openings: 5 });
  const applications = await Promise.all([1, 2, 3].map(() => records.application({ jobPostId: job.id })));
  const action = { type: 'application.reject', reason: 'other', note: 'We chose somebody else.', mail: 'later' };
  const { id } = await start('applications', all({ jobPost: job.id }, [applications[2]!.id]), action);
  await workToTheEnd();
  expect(await view(id)).toMatchObject({ state: 'completed', total: 2, counts: { done: 2 } });
  const { rows } = await api.database.pool.query(
    "SELECT entity_id, actor_id, reason FROM audit_events WHERE request_id = $1 AND entity_type = 'applications'",
    [id],
  );
  expect(rows.map(({ entity_id }) => entity_id).sort()).toEqual(
    applications
      .slice(0, 2)
      .map((row) => row.id)
      .sort(),
  );
  expect(rows[0]).toMatchObject({ actor_id: as.user.id, reason: { code: 'other', note: 'We chose somebody else.' } });
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
  expect((await post('/preflight', { resource: 'industries', selection, action })).json()).toEqual({
    total: 2,
    allowed: 1,
    blocked: [{ reason: 'inUse', state: null, count: 1 }],
  });
  const { id } = await start('industries', selection, action);
  await workToTheEnd();
  expect((await itemsOf(id)).map(({ outcome, reason, label }) => [outcome, reason, label])).toEqual([
    ['blocked', 'inUse', { ar: 'صناعة مستخدمة' }],
    ['done', null, { ar: 'صناعة بلا استخدام' }],
  ]);
});

test('terms are taken out of use by the query of their list', async () => {
  const name = `لحام ${randomUUID()}`;
  for (const index of [1, 2, 3]) await records.skill({ name: { ar: `${name} ${index}` } });
  const { id } = await start('skills', all({ q: name, state: 'active' }), { type: 'term.deactivate' });
  await workToTheEnd();
  expect(await view(id)).toMatchObject({ counts: { done: 3 } });
});

test('paused, an operation does nothing; resumed it goes on; cancelled, what was done stays done', async () => {
  const skills = await Promise.all(Array.from({ length: 30 }, () => records.skill()));
  const { id } = await start('skills', some(skills), { type: 'term.deactivate' });
  const worker = createBulkWorker(api.deps);
  await worker.work();
  const { done, pending } = (await view(id)).counts;
  expect([done! > 0, pending! >= 5, done! + pending!]).toEqual([true, true, 30]);
  expect((await send(id, 'bulk.pause')).json().state).toBe('paused');
  expect(await worker.work()).toBe(false);
  expect((await send(id, 'bulk.pause')).json()).toMatchObject({ status: 409, reason: 'wrongState' });
  expect((await send(id, 'bulk.resume')).json().state).toBe('running');
  const cancelled = await send(id, 'bulk.cancel');
  expect(cancelled.json()).toMatchObject({ state: 'cancelled', counts: { done, skipped: pending, pending: 0 } });
  expect(cancelled.json().finishedAt).not.toBeNull();
  await workToTheEnd();
  expect((await view(id)).counts).toMatchObject({ done, skipped: pending });
  const { rows } = await api.database.pool.query(
    "SELECT event FROM audit_events WHERE entity_type = 'bulk' AND entity_id = $1 ORDER BY position",
    [id],
  );
  expect(rows.map(({ event }) => event)).toEqual(['bulk.start', 'bulk.pause', 'bulk.resume', 'bulk.cancel']);
});

test('T55 of two who steer at once, the one with a stale version is told what it is now', async () => {
  const { id } = await start('skills', some([await records.skill()]), { type: 'term.deactivate' });
  const steer = (type: string) => post(`/${id}/events`, { type }, { 'if-match': '"v1"' });
  expect((await steer('bulk.pause')).statusCode).toBe(200);
  const late = await steer('bulk.cancel');
  expect([late.statusCode, late.json().current.state]).toEqual([412, 'paused']);
  expect((await post(`/${id}/events`, { type: 'bulk.cancel' })).statusCode).toBe(428);
  await send(id, 'bulk.cancel');
});

test('what failed is tried again, and that alone; with nothing failed there is nothing to try', async () => {
  const skills = await Promise.all([1, 2, 3].map(() => records.skill()));
  const broken = skills[1]!;
  await api.database.pool.query(`
    CREATE FUNCTION break_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken on purpose' USING ERRCODE = 'XX001'; END $$;
    CREATE TRIGGER break_one BEFORE UPDATE ON skills FOR EACH ROW WHEN (OLD.id = '${broken.id}') EXECUTE FUNCTION break_one()`);
  const { id } = await start('skills', some(skills), { type: 'term.deactivate' });
  await workToTheEnd();
  expect(await view(id)).toMatchObject({ state: 'completed', counts: { done: 2, failed: 1 } });
  expect(await itemsOf(id, '?outcome=failed')).toMatchObject([
    { recordId: broken.id, reason: 'internal', attempts: 1 },
  ]);

  await api.database.pool.query('DROP TRIGGER break_one ON skills');
  expect((await send(id, 'bulk.retryFailed')).json()).toMatchObject({ state: 'running', finishedAt: null });
  await workToTheEnd();
  expect(await view(id)).toMatchObject({ state: 'completed', counts: { done: 3, failed: 0 } });
  expect((await itemsOf(id))[1]).toMatchObject({ outcome: 'done', reason: null, attempts: 2 });
  expect((await send(id, 'bulk.retryFailed')).json()).toMatchObject({ status: 409, reason: 'nothingFailed' });
});

test.each([
  ['whose account is disabled', "state = 'deactivated'", "state = 'active'", 'authorInactive'],
  ['who is an admin no longer', "role = 'editor'", "role = 'admin'", 'notPermitted'],
])('AUTH-12 an author %s stops the operation, which does no more and says why', async (_, change, undo, reason) => {
  const admin = await api.signIn('admin');
  const hire = { startsOn: '2030-01-01', recruitedAt: new Date().toISOString() };
  const hired = await Promise.all([1, 2].map(() => records.application({ state: 'recruited', hire })));
  const action = { type: 'application.undoRecruit', note: 'Recruited by mistake.' };
  const { id } = await start('applications', some(hired), action, admin);
  await api.database.pool.query(`UPDATE staff SET ${change} WHERE id = $1`, [admin.user.id]);
  await workToTheEnd();
  await api.database.pool.query(`UPDATE staff SET ${undo} WHERE id = $1`, [admin.user.id]);
  expect(await stateOf('applications', hired[0]!.id)).toBe('recruited');
  expect(await view(id, await api.signIn('admin'))).toMatchObject({
    state: 'stopped',
    stopReason: reason,
    counts: { skipped: 2, pending: 0 },
    reasons: [{ outcome: 'skipped', reason, count: 2 }],
  });
});

test('AUTH-12 an event that needs more than the resource asks for is refused at the start', async () => {
  const recruited = await records.application({
    state: 'recruited',
    hire: { startsOn: '2030-01-01', recruitedAt: '' },
  });
  const body = {
    resource: 'applications',
    selection: some([recruited]),
    action: { type: 'application.undoRecruit', note: 'Recruited by mistake.' },
  };
  expect((await post('', body)).json()).toMatchObject({ status: 403, reason: 'notPermitted' });
  expect((await post('/preflight', body)).json()).toMatchObject({ status: 403, reason: 'notPermitted' });
});

test('T57 an operation that is started twice with one key is one operation', async () => {
  const body = { resource: 'skills', selection: some([await records.skill()]), action: { type: 'term.deactivate' } };
  const key = { 'idempotency-key': randomUUID() };
  const [first, again] = [await post('', body, key), await post('', body, key)];
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json().id).toBe(first.json().id);
  await workToTheEnd();
});

test('whoever started a long operation is told when it has ended, with the way back to it; a short one is not told', async () => {
  const run = async (age: string) => {
    const { id } = await start('skills', some([await records.skill()]), { type: 'term.deactivate' });
    await api.database.pool.query('UPDATE bulk_operations SET created_at = created_at - $2::interval WHERE id = $1', [
      id,
      age,
    ]);
    await workToTheEnd();
    const { items } = (await api.call('GET', '/api/v1/notifications', { as })).json();
    return items.filter(({ path }: { path: string | null }) => path === `/skills/list?bulk=${id}`);
  };
  expect(await run('31 s')).toMatchObject([
    { kind: 'bulkFinished', params: { done: 1, total: 1 }, severity: 'success' },
  ]);
  expect(await run('5 s')).toEqual([]);
});

test('an operation is its author’s alone, and listed newest first', async () => {
  const other = await api.signIn('admin');
  const { id } = await start('skills', some([await records.skill()]), { type: 'term.deactivate' });
  expect((await api.call('GET', `/api/v1/bulk/${id}`, { as: other })).statusCode).toBe(404);
  expect((await api.call('GET', `/api/v1/bulk/${id}/items`, { as: other })).statusCode).toBe(404);
  const steered = await post(`/${id}/events`, { type: 'bulk.cancel' }, { 'if-match': '"v1"' }, other);
  expect(steered.statusCode).toBe(404);
  const mine = (await api.call('GET', '/api/v1/bulk', { as })).json();
  expect(mine.items[0].id).toBe(id);
  const theirs = (await api.call('GET', '/api/v1/bulk', { as: other })).json();
  expect(theirs.items.map((one: BulkOperation) => one.id)).not.toContain(id);
  await workToTheEnd();
});

const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
const approve = { type: 'jobPost.approve' };
test.each([
  ['a filter that nobody knows', { selection: all({ colour: 'red' }) }, 400, 'selection.query.colour'],
  ['a filter value that nobody knows', { selection: all({ state: 'lost' }) }, 422, 'selection.query.state.0'],
  ['the page of a list', { selection: all({ limit: '5' }) }, 400, 'selection.query.limit'],
  ['a query that matches nothing', { selection: all({ q: randomUUID() }) }, 422, 'selection'],
  ['more ids than anybody ticks', { selection: { kind: 'some', ids: ids(10_001) } }, 422, 'selection.ids'],
  ['no ids', { selection: { kind: 'some', ids: [] } }, 422, 'selection.ids'],
  ['ids that are none', { selection: { kind: 'some', ids: ["'; drop"] } }, 422, 'selection.ids.0'],
  ['a resource that does not exist', { resource: 'staff' }, 422, 'resource'],
  ['an event of another resource', { action: { type: 'term.accept' } }, 422, 'action.type'],
  ['an event of the system', { action: { type: 'jobPost.expire' } }, 422, 'action.type'],
  ['an event that is none', { action: { type: 'constructor' } }, 422, 'action.type'],
  ['a payload that lacks its reason', { action: { type: 'jobPost.reject' } }, 422, 'action.reason'],
  ['a payload with more than it may have', { action: { ...approve, state: 'published' } }, 400, 'action.state'],
  [
    'deleting what cannot be deleted',
    { resource: 'applications', action: { type: 'record.remove' } },
    422,
    'action.type',
  ],
])('T26 hostile: %s is refused, and nothing is started', async (_, part, status, path) => {
  const { rows: before } = await api.database.pool.query('SELECT count(*) FROM bulk_operations');
  const body = { resource: 'job-posts', selection: { kind: 'some', ids: ids(1) }, action: approve, ...part };
  const answer = await post('', body);
  expect([answer.statusCode, answer.json().errors?.[0]?.path], answer.body).toEqual([status, path]);
  expect((await api.database.pool.query('SELECT count(*) FROM bulk_operations')).rows).toEqual(before);
});

test('T26 hostile: 100,000 ids are too large to be read, and a bare event of no workflow is judged by nobody', async () => {
  const body = { resource: 'job-posts', selection: { kind: 'some', ids: ids(100_000) }, action: approve };
  expect((await post('', body)).statusCode).toBe(413);
  const unknown = { resource: 'job-posts', selection: { kind: 'some', ids: ids(1) }, action: { type: 'toString' } };
  expect((await post('/preflight', unknown)).json()).toMatchObject({ status: 422, errors: [{ path: 'action.type' }] });
});
