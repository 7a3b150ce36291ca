import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestLog, type TestLog } from '../audit/test-log.ts';
import { openDatabase } from './database.ts';
import { mayChangeAudit } from './serving-role.ts';

let log: TestLog;
let server: pg.Client;
beforeAll(async () => {
  log = await createTestLog();
  await log.write('a', 'one');
  server = new pg.Client({ connectionString: log.servingUrl });
  await server.connect();
});
afterAll(async () => {
  await server.end();
  await log.close();
});

test.each([
  "UPDATE audit_events SET event = 'x'",
  'UPDATE audit_events SET number = 1',
  'DELETE FROM audit_events',
  'TRUNCATE audit_events',
  'ALTER TABLE audit_events DISABLE TRIGGER append_only',
  'ALTER TABLE audit_events DROP COLUMN mac',
  'DROP TABLE audit_events',
  'CREATE TRIGGER mine BEFORE INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()',
  "SET session_replication_role = 'replica'",
  'SET ROLE diwan',
  'ALTER ROLE diwan_server SUPERUSER',
  'CREATE ROLE other',
  'CREATE TABLE own (id int)',
  "UPDATE migrations SET hash = 'x'",
  'UPDATE audit_log SET id = gen_random_uuid()',
  'DELETE FROM keys_in_use',
  'CREATE OR REPLACE FUNCTION next_audit_place(of_type text, of_id text, OUT place int, OUT previous bytea, OUT at timestamptz, OUT number bigint) LANGUAGE sql AS $$ SELECT 1, null::bytea, now(), 1::bigint $$',
])('T49 the role that serves may not: %s', async (statement) => {
  await expect(server.query(statement)).rejects.toMatchObject({ code: '42501' });
});

test('T49 production tells a role that could change the audit log from one that could not', async () => {
  const serving = openDatabase(log.servingUrl);
  expect(await mayChangeAudit(serving.pool)).toBe(false);
  expect(await mayChangeAudit(log.owner.pool)).toBe(true);
  await serving.close();
});
