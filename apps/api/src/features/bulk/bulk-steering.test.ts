import { randomUUID } from 'node:crypto';
import type { BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bulk, bulkOf, some } from '#test/bulk.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { createBulkWorker } from './worker/worker.ts';

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

test('paused, an operation does nothing; resumed it goes on; cancelled, what was done stays done', async () => {
  const skills = await Promise.all(Array.from({ length: 30 }, () => records.skill()));
  const { id } = await bulk.start('skills', some(skills), { type: 'term.deactivate' });
  const worker = createBulkWorker(api.deps);
  await worker.work();
  const { done, pending } = (await bulk.view(id)).counts;
  expect([done! > 0, pending! >= 5, done! + pending!]).toEqual([true, true, 30]);
  expect((await bulk.send(id, 'bulk.pause')).json().state).toBe('paused');
  expect(await worker.work()).toBe(false);
  expect((await bulk.send(id, 'bulk.pause')).json()).toMatchObject({ status: 409, reason: 'wrongState' });
  expect((await bulk.send(id, 'bulk.resume')).json().state).toBe('running');
  const cancelled = await bulk.send(id, 'bulk.cancel');
  expect(cancelled.json()).toMatchObject({ state: 'cancelled', counts: { done, skipped: pending, pending: 0 } });
  expect(cancelled.json().finishedAt).not.toBeNull();
  await bulk.workToTheEnd();
  expect((await bulk.view(id)).counts).toMatchObject({ done, skipped: pending });
  const { rows } = await api.database.pool.query(
    "SELECT event FROM audit_events WHERE entity_type = 'bulk' AND entity_id = $1 ORDER BY position",
    [id],
  );
  expect(rows.map(({ event }) => event)).toEqual(['bulk.start', 'bulk.pause', 'bulk.resume', 'bulk.cancel']);
});

test('T55 of two who steer at once, the one with a stale version is told what it is now', async () => {
  const { id } = await bulk.start('skills', some([await records.skill()]), { type: 'term.deactivate' });
  const steer = (type: string) => bulk.post(`/${id}/events`, { type }, { 'if-match': '"v1"' });
  expect((await steer('bulk.pause')).statusCode).toBe(200);
  const late = await steer('bulk.cancel');
  expect([late.statusCode, late.json().current.state]).toEqual([412, 'paused']);
  expect((await bulk.post(`/${id}/events`, { type: 'bulk.cancel' })).statusCode).toBe(428);
  await bulk.send(id, 'bulk.cancel');
});

test('what failed is tried again, and that alone; with nothing failed there is nothing to try', async () => {
  const skills = await Promise.all([1, 2, 3].map(() => records.skill()));
  const broken = skills[1]!;
  await api.database.pool.query(`
    CREATE FUNCTION break_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken on purpose' USING ERRCODE = 'XX001'; END $$;
    CREATE TRIGGER break_one BEFORE UPDATE ON skills FOR EACH ROW WHEN (OLD.id = '${broken.id}') EXECUTE FUNCTION break_one()`);
  const { id } = await bulk.start('skills', some(skills), { type: 'term.deactivate' });
  await bulk.workToTheEnd();
  expect(await bulk.view(id)).toMatchObject({ state: 'completed', counts: { done: 2, failed: 1 } });
  expect(await bulk.itemsOf(id, '?outcome=failed')).toMatchObject([
    { recordId: broken.id, reason: 'internal', attempts: 1 },
  ]);

  await api.database.pool.query('DROP TRIGGER break_one ON skills');
  expect((await bulk.send(id, 'bulk.retryFailed')).json()).toMatchObject({ state: 'running', finishedAt: null });
  await bulk.workToTheEnd();
  expect(await bulk.view(id)).toMatchObject({ state: 'completed', counts: { done: 3, failed: 0 } });
  expect((await bulk.itemsOf(id))[1]).toMatchObject({ outcome: 'done', reason: null, attempts: 2 });
  expect((await bulk.send(id, 'bulk.retryFailed')).json()).toMatchObject({ status: 409, reason: 'nothingFailed' });
});

test('T57 an operation that is started twice with one key is one operation', async () => {
  const body = { resource: 'skills', selection: some([await records.skill()]), action: { type: 'term.deactivate' } };
  const key = { 'idempotency-key': randomUUID() };
  const [first, again] = [await bulk.post('', body, key), await bulk.post('', body, key)];
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json().id).toBe(first.json().id);
  await bulk.workToTheEnd();
});

test('whoever started a long operation is told when it has ended, with the way back to it; a short one is not told', async () => {
  const run = async (age: string) => {
    const { id } = await bulk.start('skills', some([await records.skill()]), { type: 'term.deactivate' });
    await api.database.pool.query('UPDATE bulk_operations SET created_at = created_at - $2::interval WHERE id = $1', [
      id,
      age,
    ]);
    await bulk.workToTheEnd();
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
  const { id } = await bulk.start('skills', some([await records.skill()]), { type: 'term.deactivate' });
  expect((await api.call('GET', `/api/v1/bulk/${id}`, { as: other })).statusCode).toBe(404);
  expect((await api.call('GET', `/api/v1/bulk/${id}/items`, { as: other })).statusCode).toBe(404);
  const steered = await bulkOf(api, other).post(`/${id}/events`, { type: 'bulk.cancel' }, { 'if-match': '"v1"' });
  expect(steered.statusCode).toBe(404);
  const mine = (await api.call('GET', '/api/v1/bulk', { as })).json();
  expect(mine.items[0].id).toBe(id);
  const theirs = (await api.call('GET', '/api/v1/bulk', { as: other })).json();
  expect(theirs.items.map((one: BulkOperation) => one.id)).not.toContain(id);
  await bulk.workToTheEnd();
});
