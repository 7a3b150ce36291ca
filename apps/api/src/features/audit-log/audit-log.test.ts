import type { AuditEvent } from '@diwan/api-contract/endpoints/audit-events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logQuery } from '#audit/log/read-events.ts';
import { recordsIn } from '#test/records.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let admin: TestSession;
let editor: TestSession;
let seekerId: string;
beforeAll(async () => {
  api = await createTestApp();
  admin = await api.signIn('admin');
  editor = await api.signIn('editor');
  const records = recordsIn(api.database);
  ({ id: seekerId } = await records.seeker());
  const body = { resource: 'seekers', id: seekerId, field: 'mobile', reason: 'للتحقق من رقم الجوال قبل المقابلة' };
  await api.call('POST', '/api/v1/pii/reveal', { as: editor, body });
  const changed = await api.call('PATCH', '/api/v1/settings', {
    as: admin,
    body: { values: { isDemoShown: false } },
    headers: { 'if-match': '"v1"' },
  });
  expect(changed.statusCode, changed.body).toBe(200);
});
afterAll(() => api.close());

const url = '/api/v1/audit-events';
const list = async (query = '') => (await api.call('GET', `${url}?${query}`, { as: admin })).json();
const events = async (query: string) => (await list(query)).items.map(({ event }: AuditEvent) => event);

test('AUTH-12 an editor neither reads, exports nor verifies the log, and that they tried is in it', async () => {
  for (const path of [url, `${url}/export?format=csv&language=en`, `${url}/verification`])
    expect((await api.call('GET', path, { as: editor })).statusCode).toBe(403);
  expect((await api.call('POST', `${url}/verification`, { as: editor, body: {} })).statusCode).toBe(403);
  expect(await events('event=authz_fail')).toContain('authz_fail');
});

test('each filter narrows the log, and each event says who, what, when, from where and what changed', async () => {
  const [revealed] = (await list('event=pii.revealed')).items as AuditEvent[];
  expect(revealed).toMatchObject({
    actor: { id: editor.user.id },
    entityType: 'seekers',
    entityId: seekerId,
    ip: '127.0.0.1',
    source: 'ui',
    diff: [{ path: 'mobile', before: null, after: null, pii: true }],
  });
  expect(await events(`actor=${admin.user.id}&entity=settings`)).toEqual(['record.changed']);
  expect(await events(`entityId=${seekerId}`)).toEqual(['pii.revealed']);
  expect(await events('ip=203.0.113.9')).toEqual([]);
  expect(await events('to=2020-01-01')).toEqual([]);
  const today = new Date(api.clock.now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  expect(await events(`from=${today}&to=${today}&event=pii.revealed`)).toEqual(['pii.revealed']);
  expect(await events('entity=seekers&hasDiff=true')).toEqual(['pii.revealed']);
  expect(await events('entity=seekers&hasDiff=false')).toEqual([]);
  expect(await events('entity=seekers&source=ui')).toEqual(['pii.revealed']);
  expect(await events('entity=seekers&source=api,job')).toEqual([]);
});

test('the log is read page by page, each event once; a cursor that is none is refused', async () => {
  await api.database.orm.execute(sql`
    insert into audit_events (id, entity_type, entity_id, position, number, entity_label, at, actor_type, actor_id, actor_name, event, key_id, mac)
    select gen_random_uuid(), 'demo', n::text, 1, 0, '{"ar":"س"}', '2026-01-01'::timestamptz, 'system', 'paged', 'system', 'demo.made', 'none', ''
    from generate_series(1, 120) n`);
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: { items: AuditEvent[]; next: string | null } = await list(
      next === '' ? 'actor=paged' : `actor=paged&before=${next}`,
    );
    seen.push(...page.items.map(({ entityId }) => entityId));
    next = page.next;
  }
  expect(new Set(seen).size).toBe(120);
  expect(seen).toHaveLength(120);
  expect((await api.call('GET', `${url}?before=nothing`, { as: admin })).statusCode).toBe(422);
});

test.each([
  ['newest first', {}],
  ['by somebody', { actor: 'nobody' }],
  ['of a kind', { entity: ['seekers'] }],
  ['by its event', { event: ['pii.revealed'] }],
  ['from an address', { ip: '127.0.0.1' }],
  ['by its source', { source: ['job' as const] }],
])('a page of the log is read from an index, never by sorting it: %s', async (_, query) => {
  const before = { at: '2026-06-01T00:00:00Z', id: seekerId };
  const { sql: text, params } = logQuery(api.database.orm, query, 51, before).toSQL();
  const client = await api.database.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_sort = off');
    const { rows } = await client.query(`explain ${text}`, params);
    const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan Backward using audit_events_/);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test.each(['csv', 'xlsx'] as const)('the log is exported as %s, and that is in the log', async (format) => {
  const answer = await api.call('GET', `${url}/export?format=${format}&language=en&event=pii.revealed`, { as: admin });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-disposition']).toMatch(/audit-log-.*\./);
  if (format === 'csv') expect(answer.body).toMatch(/"When","Who","What"[^]*"pii\.revealed"/);
  const [last] = (await list('entity=exports')).items as AuditEvent[];
  expect(last?.diff).toContainEqual(expect.objectContaining({ path: 'format', after: format }));
});
