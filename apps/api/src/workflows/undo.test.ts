import type { ResourceKey } from '@diwan/api-contract/resources';
import { undoSeconds } from '@diwan/api-contract/undo';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyResource } from '#crud/definition.ts';
import { serverResources } from '#resources/index.ts';
import { createDemoApp } from '#test/demo-app.ts';
import { addSpecialist } from '#test/marketplace/product-records.ts';
import { addProvider } from '#test/marketplace/provider-records.ts';
import { recordsIn } from '#test/records.ts';
import { addCategory, addNews, addSlider } from '#test/site/site-records.ts';
import type { TestApp, TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
beforeAll(async () => {
  api = await createDemoApp(0.02);
  await addProvider(api.database, { featuredUntil: '2098-12-31' });
  // What is shown to everybody needs its pictures, and the demo has none here.
  const { rows: used } = await api.database.pool.query('SELECT category_id AS id FROM news LIMIT 1');
  await addNews(api.database, { categoryId: used[0].id });
  await addSlider(api.database, { order: 1_000_000 });
  await addSlider(api.database, { state: 'paused' });
  as = await api.signIn('admin');
});
afterAll(() => api.close());

const resources = Object.entries<AnyResource>(serverResources);
const undoableEvents = resources.flatMap(([key, { workflowBinding }]) =>
  Object.keys(workflowBinding?.undoable ?? {}).map((event) => [event, key as ResourceKey] as const),
);

const post = (path: string, version: number, body: object, by = as) =>
  api.call('POST', `/api/v1/${path}`, { as: by, body, headers: { 'if-match': `"v${version}"` } });

/** What all records and the mails that wait say, table by table, without what every write changes. */
async function everything(): Promise<Record<string, string>> {
  const tables = [...new Set(resources.map(([, { table }]) => getTableName(table)))];
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await saidBy(table)])));
}

/** By table: how its rows were marked when it was read, and what it said. */
const known = new Map<string, { mark: string; said: string }>();

/** Read anew only where a row has been written or taken away since: the texts of all rows take long. */
async function saidBy(table: string): Promise<string> {
  const { pool } = api.database;
  const marks = `SELECT count(*) || ' ' || max(xmin::text::bigint) AS mark FROM ${table}`;
  const { mark } = (await pool.query<{ mark: string }>(marks)).rows[0]!;
  const last = known.get(table);
  if (last?.mark === mark) return last.said;
  // A mail that was taken back is there to be seen.
  const where = table === 'mails' ? "WHERE state <> 'cancelled'" : '';
  const { rows } = await pool.query<{ said: string }>(
    `SELECT sum(hashtextextended(id::text || (to_jsonb(t) - '{version,updated_at,updated_by,last_activity_at,last_used_at,id}'::text[])::text, 0)) AS said
       FROM ${table} t ${where}`,
  );
  known.set(table, { mark, said: rows[0]!.said });
  return rows[0]!.said;
}

type Listed = { id: string; version: number; availableEvents: { type: string; isAvailable: boolean }[] };

/** The records that an event names, of those that are there. */
async function named(event: { type: string }, table: string, id: string): Promise<object> {
  if (event.type === 'slider.reorder') {
    const first = 'SELECT id FROM sliders WHERE placement = (SELECT placement FROM sliders WHERE id = $1) AND id <> $1';
    return { before: (await api.database.pool.query(`${first} ORDER BY sort_order LIMIT 1`, [id])).rows[0].id };
  }
  for (const field of ['crmUser', 'delegate'])
    if (field in event) {
      const serving = "SELECT id FROM crm_users WHERE state = 'active' ORDER BY created_at LIMIT 1";
      return { [field]: (await api.database.pool.query(serving)).rows[0].id };
    }
  if (event.type === 'term.setParent') {
    const { rows } = await api.database.pool.query(`SELECT id FROM ${table} WHERE state = 'active' LIMIT 1`);
    return { parent: rows[0].id };
  }
  if (event.type === 'product.changeSpecialist') return { specialist: (await addSpecialist(api.database)).id };
  if (event.type === 'news.changeCategory') return { category: (await addCategory(api.database)).id };
  if ('assignee' in event) return { assignee: as.user.id };
  return 'jobPost' in event ? { jobPost: (await recordsIn(api.database).jobPost({ state: 'published' })).id } : {};
}

/** A record of the demo data to which the event may be sent, and the event; in a state that none is in, one is put there. */
async function decidable(key: ResourceKey, type: string) {
  const { workflowBinding, contract, table } = serverResources[key] as AnyResource;
  const name = getTableName(table);
  const list = async (state: string): Promise<Listed[]> =>
    (await api.call('GET', `/api/v1/${contract.path}?state=${state}&limit=100`, { as })).json().items;
  for (const state of contract.record.shape.state.options) {
    let found = await list(state);
    if (found.length === 0) {
      const first = `SELECT id FROM ${name} ORDER BY id LIMIT 1`;
      await api.database.pool.query(`UPDATE ${name} SET state = $1 WHERE id = (${first})`, [state]);
      found = await list(state);
    }
    const row = found.find(({ availableEvents }) =>
      availableEvents.some((each) => each.type === type && each.isAvailable),
    );
    if (!row) continue;
    const event = workflowBinding!.workflow.samples[type]!({ now: api.clock.now.toISOString() });
    const { id, version } = row;
    return {
      path: `${contract.path}/${id}`,
      version,
      state,
      table: name,
      event: { ...event, ...(await named(event, name, id)) },
    };
  }
  throw new Error(`No ${key} takes ${type}`);
}

test.each(undoableEvents)('%s of %s is taken back, and nothing is left of it but the activity', async (type, key) => {
  const { path, version, event, state, table } = await decidable(key, type);
  const before = await everything();
  const sent = await post(`${path}/events`, version, event);
  expect(sent.statusCode, sent.body).toBe(200);
  if (sent.json().state !== state)
    expect(Date.parse(sent.json().stateChangedAt), 'since when it is in its state').toBe(api.clock.now.getTime());
  expect([await saidBy(table), await saidBy('mails')]).not.toEqual([before[table], before['mails']]);
  const undone = await post(`${path}/undo`, sent.json().version, {});
  expect(undone.statusCode, undone.body).toBe(200);
  expect(undone.json().version).toBe(version + 2);
  expect(await everything()).toEqual(before);
  const { items } = (await api.call('GET', `/api/v1/${path}/activity?kind=events`, { as })).json();
  expect(items.slice(0, 2).map((each: { event: string }) => each.event)).toEqual([
    `${type.split('.')[0]}.undone`,
    type,
  ]);
});

test('only whoever decided, only for ten seconds, only what came last, and once', async () => {
  const approved = async () => {
    const { id, version } = await recordsIn(api.database).jobPost({ state: 'pending_review' });
    const path = `job-posts/${id}`;
    const sent = await post(`${path}/events`, version, { type: 'jobPost.approve' });
    return { path, version: sent.json().version as number };
  };
  const refusal = async ({ path, version }: { path: string; version: number }, by = as) => {
    const answer = await post(`${path}/undo`, version, {}, by);
    return [answer.statusCode, answer.json().reason];
  };
  const ofColleague = await approved();
  const colleague = await api.signIn('editor');
  expect(await refusal(ofColleague, colleague)).toEqual([409, 'decidedByAnother']);
  expect((await post(`${ofColleague.path}/undo`, ofColleague.version, {})).statusCode).toBe(200);

  const late = await approved();
  api.clock.now = new Date(api.clock.now.getTime() + undoSeconds * 1_000 + 1);
  expect(await refusal(late)).toEqual([409, 'undoTooLate']);

  const changed = await approved();
  const paused = await post(`${changed.path}/events`, changed.version, { type: 'jobPost.pause' });
  expect(await refusal(changed)).toEqual([412, undefined]);
  expect(await refusal({ ...changed, version: paused.json().version })).toEqual([409, 'notUndoable']);

  const once = await approved();
  const undone = await post(`${once.path}/undo`, once.version, {});
  expect(undone.json().state).toBe('pending_review');
  expect(await refusal({ ...once, version: undone.json().version })).toEqual([409, 'notUndoable']);
});

test('a rejection that cancelled an interview has been told to others, so it stays', async () => {
  const { id, version } = await recordsIn(api.database).application({ state: 'pending', interviewState: 'scheduled' });
  const event = { type: 'application.reject', reason: 'not_interested', mail: 'now' };
  const rejected = await post(`applications/${id}/events`, version, event);
  const answer = await post(`applications/${id}/undo`, rejected.json().version, {});
  expect([answer.statusCode, answer.json().reason]).toEqual([409, 'notUndoable']);
});

test('no mail about a decision leaves while it can be taken back', async () => {
  const { id, version } = await recordsIn(api.database).jobPost({ state: 'pending_review' });
  await post(`job-posts/${id}/events`, version, { type: 'jobPost.approve' });
  const { rows } = await api.database.pool.query<{ at: Date }>(
    'SELECT send_at AS at FROM mails WHERE job_post_id = $1',
    [id],
  );
  expect(rows.map(({ at }) => new Date(at).getTime())).toEqual([api.clock.now.getTime() + undoSeconds * 1_000]);
});
