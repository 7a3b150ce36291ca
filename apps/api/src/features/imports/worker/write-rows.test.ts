import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { verifyAudit } from '#audit/verify.ts';
import { type Imports, importsOf } from '#test/imports.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let as: TestSession;
let imports: Imports;
beforeAll(async () => {
  api = await createTestApp();
  as = await api.signIn('editor');
  imports = importsOf(api, as);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await api.close();
});

/** How many statements the worker needs until nothing is left to do. */
async function statementsOfWork(): Promise<number> {
  const said = vi.spyOn(pg.Client.prototype, 'query');
  await imports.workToTheEnd();
  const count = said.mock.calls.length;
  said.mockRestore();
  return count;
}
const eventsOf = async (id: string) => {
  const asked =
    'SELECT event, count(*)::int AS count FROM audit_events WHERE request_id = $1 GROUP BY event ORDER BY 1';
  const { rows } = await api.database.pool.query<{ event: string; count: number }>(asked, [id]);
  return rows.map(({ event, count }) => `${event} ${count}`);
};

const rows = 150;
const file = (english: string) =>
  ['name.ar,name.en,type', ...Array.from({ length: rows }, (_, n) => `دباغة ${n},${english} ${n},technical`)].join(
    '\n',
  );

test('a row that is written or taken back takes a handful of statements, and an audit event of its own all the same', async () => {
  for (const [english, event, most] of [
    ['Tanning', 'record.added', 4],
    ['Leather tanning', 'record.changed', 5],
  ] as const) {
    const run = await imports.check(await imports.upload('skills', 'many.csv', file(english)));
    await imports.steer(run.id, { type: 'import.start' });
    expect((await statementsOfWork()) / rows).toBeLessThan(most);
    expect((await imports.view(run.id)).outcomes).toMatchObject({ done: rows, failed: 0 });
    expect(await eventsOf(run.id)).toEqual([`${event} ${rows}`]);
    if (event === 'record.added') continue;
    await imports.steer(run.id, { type: 'import.undo' });
    expect((await statementsOfWork()) / rows).toBeLessThan(most);
    expect((await imports.view(run.id)).outcomes).toMatchObject({ undone: rows, kept: 0 });
    expect(await eventsOf(run.id)).toEqual([`${event} ${rows * 2}`]);
  }
  const { findings } = await verifyAudit(api.database.orm, api.deps.keys.audit, api.deps.config.dataDir);
  expect(findings).toEqual([]);
});

test('of rows that are written together only the one that fails is left, and nothing is told of it', async () => {
  const lines = [
    'name.ar,slug,type',
    'تجليد كتب,binding,technical',
    'تجليد صحف,binding,technical',
    'تجليد جلد,,technical',
  ];
  const run = await imports.carryOut(await imports.upload('skills', 'twice.csv', lines.join('\n')));
  expect(run.outcomes).toMatchObject({ done: 2, failed: 1 });
  const [, second] = await imports.rowsOf(run.id);
  expect(second).toMatchObject({ outcome: 'failed', errors: [{ path: 'slug', code: 'slugExists' }] });
  expect(await eventsOf(run.id)).toEqual(['record.added 2']);
});
