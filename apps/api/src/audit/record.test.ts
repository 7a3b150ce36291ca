import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { createTestDatabase } from '../test/test-database.ts';
import { readActivity } from './activity.ts';
import { type AuditEntry, recordAudit } from './record.ts';
import { findTampered } from './verify.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestDatabase();
  ({ drop } = created);
  database = openDatabase(created.url, { waitSeconds: 30 });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const entry = (entityId: string, event: string): AuditEntry => ({
  actor: { type: 'staff', id: 'someone', name: 'نورة', sessionId: 'secret-session' },
  entityType: 'skills',
  entityId,
  entityLabel: { ar: 'مهارة' },
  event,
  diff: [{ path: 'name.ar', before: 'أ', after: 'ب' }],
});

test('the history of an entity is read newest first, page by page', async () => {
  const id = newId();
  for (let index = 1; index <= 35; index++) await recordAudit(database.orm, entry(id, `edit ${index}`));
  const first = await readActivity(database.orm, 'skills', id);
  expect(first.items.map(({ event }) => event)).toEqual(Array.from({ length: 30 }, (_, index) => `edit ${35 - index}`));
  const second = await readActivity(database.orm, 'skills', id, { before: first.next! });
  expect(second.items.map(({ event }) => event)).toEqual(['edit 5', 'edit 4', 'edit 3', 'edit 2', 'edit 1']);
  expect(second.next).toBeNull();
});

test('T49 the log only grows, and the session itself is not in it', async () => {
  await recordAudit(database.orm, entry(newId(), 'added'));
  for (const statement of [
    "UPDATE audit_events SET event = 'x'",
    'DELETE FROM audit_events',
    'TRUNCATE audit_events',
  ]) {
    await expect(database.pool.query(statement)).rejects.toThrow('audit_events only grows');
  }
  const { rows } = await database.pool.query('SELECT session_hash FROM audit_events LIMIT 1');
  expect(rows[0].session_hash).toMatch(/^[0-9a-f]{64}$/);
});

test('T49 one changed or removed row among many is found', async () => {
  const ids = Array.from({ length: 20 }, () => newId());
  await Promise.all(
    Array.from({ length: 400 }, (_, index) => recordAudit(database.orm, entry(ids[index % 20]!, `edit ${index}`))),
  );
  expect(await findTampered(database.orm)).toEqual([]);

  const tamper = async (statement: string) => {
    const client = await database.pool.connect();
    await client.query('ALTER TABLE audit_events DISABLE TRIGGER append_only');
    await client.query(statement, [ids[7]]);
    await client.query('ALTER TABLE audit_events ENABLE ALWAYS TRIGGER append_only');
    client.release();
  };
  await tamper(`UPDATE audit_events SET actor_name = 'Nobody' WHERE entity_id = $1 AND position = 3`);
  expect(await findTampered(database.orm)).toEqual([{ entityType: 'skills', entityId: ids[7], position: 3 }]);
  await tamper(`DELETE FROM audit_events WHERE entity_id = $1 AND position = 3`);
  expect(await findTampered(database.orm)).toEqual([{ entityType: 'skills', entityId: ids[7], position: 4 }]);
});
