import { randomUUID } from 'node:crypto';
import type { BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#db/id.ts';
import { busChannel } from '#realtime/bus.ts';
import { skillsTable } from '#resources/skills/table.ts';
import { termKeys } from '#resources/taxonomy/term-keys.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';
import { runItem } from './run-item.ts';
import { createBulkWorker, forgetOldOperations, startBulkWorker } from './worker.ts';

const rowCount = process.env.TEST_LONG ? 20_000 : 500;

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
});
afterAll(() => api.close());

const someone = { type: 'system' as const, id: 'test', name: 'Test' };

/** Skills whose names begin with a word of their own. */
async function addSkills(count: number): Promise<{ word: string; ids: string[] }> {
  const word = `مهارة${randomUUID().slice(0, 8)}`;
  const rows = Array.from({ length: count }, (_, index) => {
    const draft = { name: { ar: `${word} ${index}` }, code: null, synonyms: [] };
    const stamps = { id: newId(), createdBy: someone, updatedBy: someone, state: 'active' as const };
    return { ...stamps, ...draft, ...termKeys(draft), type: 'technical' as const };
  });
  for (let from = 0; from < count; from += 1000)
    await api.database.orm.insert(skillsTable).values(rows.slice(from, from + 1000));
  return { word, ids: rows.map(({ id }) => id) };
}

async function startOn(word: string): Promise<BulkOperation> {
  const selection = { kind: 'all', query: { q: word }, except: [] };
  const body = { resource: 'skills', selection, action: { type: 'term.deactivate' } };
  return (await api.call('POST', '/api/v1/bulk', { as, body })).json();
}
const patience = { timeout: 120_000, interval: 50 };
const isWaitingForRow = async () =>
  (
    await api.database.pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
  ).rowCount === 1;
const view = async (id: string): Promise<BulkOperation> => (await api.call('GET', `/api/v1/bulk/${id}`, { as })).json();
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);

/** How often each record was deactivated by this operation, as its history tells. */
async function effectsOf(id: string): Promise<Map<string, number>> {
  const { rows } = await api.database.pool.query<{ entity_id: string; count: number }>(
    "SELECT entity_id, count(*)::int AS count FROM audit_events WHERE request_id = $1 AND entity_type = 'skills' GROUP BY 1",
    [id],
  );
  return new Map(rows.map(({ entity_id, count }) => [entity_id, count]));
}

test(`T45 of ${rowCount} rows each has exactly one outcome while two workers run and others edit, and no edit is lost`, {
  timeout: 3_600_000,
}, async () => {
  const { word, ids } = await addSkills(rowCount);
  const { id } = await startOn(word);
  let isOver = false;
  const written = new Map<string, string>();
  let faster = 0;

  const edit = async (at: number) => {
    const url = `/api/v1/skills/${ids[at % ids.length]}`;
    for (;;) {
      const { version } = (await api.call('GET', url, { as })).json();
      const code = randomUUID().slice(0, 8);
      const headers = { 'if-match': `"v${version}"` };
      const answer = await api.call('PATCH', url, { as, body: { code }, headers });
      expect([200, 412], answer.body).toContain(answer.statusCode);
      if (answer.statusCode === 412) continue;
      written.set(ids[at % ids.length]!, code);
      return;
    }
  };
  const decide = async (at: number) => {
    const url = `/api/v1/skills/${ids[at % ids.length]}`;
    const { version } = (await api.call('GET', url, { as })).json();
    const body = { type: 'term.deactivate' };
    const answer = await api.call('POST', `${url}/events`, { as, body, headers: { 'if-match': `"v${version}"` } });
    if (answer.statusCode === 200) faster += 1;
  };
  const moreIsDone = async () => {
    const { pending } = (await view(id)).counts;
    const isFurther = async () => isOver || (await view(id)).counts.pending < pending - 10;
    await vi.waitUntil(isFurther, patience);
  };
  const disturb = async (step: number, act: (at: number) => Promise<void>) => {
    let at = 0;
    while (!isOver) {
      await act((at += step));
      await moreIsDone();
    }
  };
  const work = async () => {
    const worker = createBulkWorker(api.deps);
    // While the other one has the lease there is nothing to do.
    const isDone = async () => {
      while (await worker.work());
      return (await view(id)).state !== 'running';
    };
    await vi.waitUntil(isDone, patience);
  };
  const disturbing = [disturb(7, edit), disturb(13, edit), disturb(17, decide)];
  await Promise.all([work(), work()]);
  isOver = true;
  await Promise.all(disturbing);

  const { state, total, counts } = await view(id);
  expect([state, total, sum(counts)]).toEqual(['completed', rowCount, rowCount]);
  expect(counts).toMatchObject({ pending: 0, failed: 0, skipped: 0, blocked: faster });
  expect(faster).toBeGreaterThan(0);
  const effects = await effectsOf(id);
  expect([effects.size, new Set(effects.values())]).toEqual([counts.done, new Set([1])]);

  const { rows } = await api.database.pool.query<{ id: string; state: string; code: string | null }>(
    'SELECT id, state, code FROM skills WHERE id = ANY($1)',
    [ids],
  );
  expect(new Set(rows.map((row) => row.state))).toEqual(new Set(['inactive']));
  expect(written.size).toBeGreaterThan(10);
  for (const row of rows) if (written.has(row.id)) expect(row.code).toBe(written.get(row.id));
});

test('T45 two processes that are at the same row cause one effect, and one of them knows that it was not the one', async () => {
  const { word, ids } = await addSkills(10);
  const { id } = await startOn(word);
  for (let ordinal = 1; ordinal <= ids.length; ordinal++) {
    const place = { operationId: id, ordinal };
    const ran = await Promise.all([1, 2, 3].map(() => runItem(api.deps, place)));
    expect(ran.map(({ kind }) => kind).sort()).toEqual(['settled', 'taken', 'taken']);
  }
  expect(new Set((await effectsOf(id)).values())).toEqual(new Set([1]));
  const worker = createBulkWorker(api.deps);
  while (await worker.work());
  expect(await view(id)).toMatchObject({ state: 'completed', counts: { done: 10 } });
});

test('T45 a worker that dies leaves its rows to the next one, once its lease has run out; nothing is done twice', async () => {
  const { word } = await addSkills(40);
  const { id } = await startOn(word);
  // Killed in the middle: some rows are committed, one is not, and nobody gives the lease back.
  await api.database.pool.query(
    "UPDATE bulk_operations SET leased_by = $2, leased_until = now() + interval '10 s' WHERE id = $1",
    [id, randomUUID()],
  );
  for (const ordinal of [1, 2, 3]) await runItem(api.deps, { operationId: id, ordinal });
  const dying = new pg.Client({ connectionString: api.deps.config.databaseUrl! });
  dying.on('error', () => {});
  await dying.connect();
  await dying.query('BEGIN');
  await dying.query("UPDATE bulk_items SET outcome = 'done' WHERE operation_id = $1 AND ordinal = 4", [id]);
  const other = createBulkWorker(api.deps);
  expect(await other.work()).toBe(false);
  await dying.end();

  await api.database.pool.query("UPDATE bulk_operations SET leased_until = now() - interval '1 s' WHERE id = $1", [id]);
  while (await other.work());
  expect(await view(id)).toMatchObject({ state: 'completed', counts: { done: 40 } });
  const effects = await effectsOf(id);
  expect([effects.size, new Set(effects.values())]).toEqual([40, new Set([1])]);
});

test('T45 a worker that is closed finishes its row; a new one goes on and reaches the end', async () => {
  const { word } = await addSkills(60);
  const { id } = await startOn(word);
  const first = startBulkWorker(api.deps);
  await vi.waitUntil(async () => (await view(id)).counts.done > 0, { ...patience, interval: 5 });
  await first.close();
  const { counts } = await view(id);
  expect(sum(counts)).toBe(60);
  const second = startBulkWorker(api.deps);
  await vi.waitUntil(async () => (await view(id)).state !== 'running', patience);
  await second.close();
  expect((await view(id)).counts.done).toBe(60);
  expect(new Set((await effectsOf(id)).values())).toEqual(new Set([1]));
});

test('a row that somebody else holds is waited for, and a deadlock is tried again', async () => {
  const { word, ids } = await addSkills(1);
  const { id } = await startOn(word);
  const holder = new pg.Client({ connectionString: api.deps.config.databaseUrl! });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM skills WHERE id = $1 FOR UPDATE', [ids[0]]);
  const ran = runItem(api.deps, { operationId: id, ordinal: 1 });
  await vi.waitUntil(isWaitingForRow, patience);
  expect((await view(id)).counts.pending).toBe(1);
  await holder.query('COMMIT');
  await holder.end();
  expect(await ran).toEqual({ kind: 'settled' });
  const worker = createBulkWorker(api.deps);
  while (await worker.work());
  expect(await view(id)).toMatchObject({ state: 'completed', counts: { done: 1 } });
});

test('progress is told to the author alone, by name and never by content, and not for every row', async () => {
  const heard: { channel: string; event: string; data: string }[] = [];
  const bus = new pg.Client({ connectionString: api.deps.config.databaseUrl! });
  await bus.connect();
  bus.on('notification', ({ payload }) => heard.push(JSON.parse(payload!)));
  await bus.query(`LISTEN "${busChannel}"`);
  const { word } = await addSkills(100);
  const { id } = await startOn(word);
  const worker = createBulkWorker(api.deps);
  while (await worker.work());
  await bus.query('SELECT 1');
  await bus.end();
  const told = heard.filter(({ event }) => event === 'bulk.progress');
  expect(new Set(told.map(({ channel }) => channel))).toEqual(new Set([`private-person.${as.user.id}`]));
  expect(new Set(told.map(({ data }) => data))).toEqual(new Set([JSON.stringify({ id })]));
  expect(told.length).toBeGreaterThanOrEqual(2);
  expect(told.length).toBeLessThan(100);
});

test('operations that ended long ago are forgotten, with their rows', async () => {
  const { word } = await addSkills(1);
  const { id } = await startOn(word);
  const worker = createBulkWorker(api.deps);
  while (await worker.work());
  await forgetOldOperations(api.deps);
  expect((await view(id)).state).toBe('completed');
  await api.database.pool.query("UPDATE bulk_operations SET finished_at = now() - interval '91 days' WHERE id = $1", [
    id,
  ]);
  await forgetOldOperations(api.deps);
  expect((await api.call('GET', `/api/v1/bulk/${id}`, { as })).statusCode).toBe(404);
});
