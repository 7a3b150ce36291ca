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

test.each([
  ['whose account is disabled', "state = 'deactivated'", "state = 'active'", 'authorInactive'],
  ['who is an admin no longer', "role = 'editor'", "role = 'admin'", 'notPermitted'],
])('AUTH-12 an author %s stops the operation, which does no more and says why', async (_, change, undo, reason) => {
  const admin = await api.signIn('admin');
  const hire = { startsOn: '2030-01-01', recruitedAt: new Date().toISOString() };
  const hired = await Promise.all([1, 2].map(() => records.application({ state: 'recruited', hire })));
  const action = { type: 'application.undoRecruit', note: 'Recruited by mistake.' };
  const { id } = await bulkOf(api, admin).start('applications', some(hired), action);
  await api.database.pool.query(`UPDATE staff SET ${change} WHERE id = $1`, [admin.user.id]);
  await bulk.workToTheEnd();
  await api.database.pool.query(`UPDATE staff SET ${undo} WHERE id = $1`, [admin.user.id]);
  expect(await stateOf('applications', hired[0]!.id)).toBe('recruited');
  expect(await bulkOf(api, await api.signIn('admin')).view(id)).toMatchObject({
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
  expect((await bulk.post('', body)).json()).toMatchObject({ status: 403, reason: 'notPermitted' });
  expect((await bulk.post('/preflight', body)).json()).toMatchObject({ status: 403, reason: 'notPermitted' });
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
  ['a resource that does not exist', { resource: 'nobody' }, 422, 'resource'],
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
  const answer = await bulk.post('', body);
  expect([answer.statusCode, answer.json().errors?.[0]?.path], answer.body).toEqual([status, path]);
  expect((await api.database.pool.query('SELECT count(*) FROM bulk_operations')).rows).toEqual(before);
});

test('T26 hostile: 100,000 ids are too large to be read, and a bare event of no workflow is judged by nobody', async () => {
  const body = { resource: 'job-posts', selection: { kind: 'some', ids: ids(100_000) }, action: approve };
  expect((await bulk.post('', body)).statusCode).toBe(413);
  const unknown = { resource: 'job-posts', selection: { kind: 'some', ids: ids(1) }, action: { type: 'toString' } };
  expect((await bulk.post('/preflight', unknown)).json()).toMatchObject({
    status: 422,
    errors: [{ path: 'action.type' }],
  });
});
