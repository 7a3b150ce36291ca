import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp, type TestSession } from '../test/test-app.ts';

let api: TestApp;
let editor: TestSession;
beforeAll(async () => {
  // What refusals are counted by, and nothing else.
  vi.useFakeTimers({ toFake: ['performance'] });
  api = await createTestApp();
  editor = await api.signIn('editor');
});
afterAll(async () => {
  vi.useRealTimers();
  await api.close();
});

const refusals = async () =>
  (
    await api.database.pool.query<{ actor_id: string; ip: string; reason: unknown; session_hash: string | null }>(
      "SELECT actor_id, ip, reason, session_hash FROM audit_events WHERE event = 'authz_fail' ORDER BY at",
    )
  ).rows;
const askSettings = (as?: TestSession) => api.call('GET', '/api/v1/settings', { as });

test('T19 whoever asks for what their role may not is refused, and it is written down once however often', async () => {
  for (let time = 0; time < 5; time++) expect((await askSettings(editor)).statusCode).toBe(403);
  const rows = await refusals();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    actor_id: editor.user.id,
    ip: '127.0.0.1',
    reason: { code: 'notPermitted', note: 'GET /api/v1/settings' },
  });
  expect(rows[0]!.session_hash).toMatch(/^[0-9a-f]{64}$/);
  vi.advanceTimersByTime(601_000);
  await askSettings(editor);
  expect(await refusals()).toHaveLength(2);
});

test('nothing is written for strangers and for those who may', async () => {
  const before = (await refusals()).length;
  expect((await askSettings()).statusCode).toBe(401);
  expect((await askSettings(await api.signIn('admin'))).statusCode).toBe(200);
  expect(await refusals()).toHaveLength(before);
});

test('it stays a refusal when the audit log can’t be written', async () => {
  const { pool } = api.database;
  vi.advanceTimersByTime(601_000);
  await pool.query(`
    CREATE FUNCTION refuse_line() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the disk is full'; END $$;
    CREATE TRIGGER refuse_line BEFORE INSERT ON audit_events FOR EACH ROW WHEN (NEW.event = 'authz_fail') EXECUTE FUNCTION refuse_line()`);
  expect((await askSettings(await api.signIn('editor'))).statusCode).toBe(403);
  await pool.query('DROP FUNCTION refuse_line CASCADE');
});
