import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anchorEvents, prepareJournal } from '#audit/journal/anchor.ts';
import { createTestApp, type TestApp, type TestSession } from '#test/test-app.ts';

let api: TestApp;
let admin: TestSession;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'diwan-log-'));
  api = await createTestApp({ dataDir });
  await prepareJournal(api.deps);
  admin = await api.signIn('admin');
});
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const url = '/api/v1/audit-events/verification';
const last = async () => (await api.call('GET', url, { as: admin })).json().last;
async function verified() {
  await anchorEvents(api.deps);
  const begun = await api.call('POST', url, { as: admin, body: {} });
  expect([begun.statusCode, begun.json().state]).toEqual([202, 'running']);
  await vi.waitFor(async () => expect((await last()).state).not.toBe('running'), { timeout: 20_000 });
  return last();
}

test('nobody has verified the log at first; a log as it was written is sound, and it is kept who looked and when', async () => {
  expect(await last()).toBeNull();
  expect(await verified()).toMatchObject({
    state: 'sound',
    faults: 0,
    finding: null,
    startedBy: { id: admin.user.id },
    finishedAt: expect.any(String),
  });
  const { checked, total } = await last();
  expect([checked, total > 0]).toEqual([total, true]);
});

test('one changed event is found, and named as the first broken link', async () => {
  await anchorEvents(api.deps);
  await api.database.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_events disable trigger all`);
    await tx.execute(sql`update audit_events set actor_name = 'somebody else' where event = 'audit.verified'`);
    await tx.execute(sql`alter table audit_events enable always trigger append_only`);
  });
  expect(await verified()).toMatchObject({
    state: 'tampered',
    finding: { kind: 'changed', entityType: 'audit', entityId: 'audit', position: 1 },
  });
});

test('one that goes on is not begun twice; one that died with its process is said to be interrupted and begun anew', async () => {
  await api.database.orm.execute(sql`
    insert into audit_verifications (id, started_at, started_by, total)
    values (gen_random_uuid(), now() + interval '1 hour', '{"type":"staff","id":"x","name":"x"}', 10)`);
  const again = await api.call('POST', url, { as: admin, body: {} });
  expect(again.json()).toMatchObject({ state: 'running', startedBy: { id: 'x' } });
  await api.database.orm.execute(
    sql`update audit_verifications set seen_at = now() - interval '3 minutes', started_at = now() where finished_at is null`,
  );
  expect((await last()).state).toBe('interrupted');
  api.clock.advance(60);
  const begun = await api.call('POST', url, { as: admin, body: {} });
  expect(begun.json()).toMatchObject({ state: 'running', startedBy: { id: admin.user.id } });
  await vi.waitFor(async () => expect((await last()).state).not.toBe('running'), { timeout: 20_000 });
});
