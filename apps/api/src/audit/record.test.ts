import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { createTestDatabase } from '#test/databases/test-database.ts';
import { testKeys } from '../test/test-keys.ts';
import { readActivity } from './activity.ts';
import { type AuditEntry, recordAudit, recordAudits } from './record.ts';
import { verifyAudit } from './verify.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createTestDatabase();
  ({ drop } = created);
  database = openDatabase(created.url, { waitSeconds: 30, auditKeys: testKeys.audit });
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

test('T49 whoever writes at the same time about one record takes the next place each', async () => {
  const id = newId();
  await Promise.all(Array.from({ length: 40 }, (_, index) => recordAudit(database.orm, entry(id, `edit ${index}`))));
  const { rows } = await database.pool.query('SELECT position FROM audit_events WHERE entity_id = $1 ORDER BY 1', [id]);
  expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
});

test('T49 several events that are written at once stand in a row behind what their entities have already', async () => {
  const [one, other] = [newId(), newId()];
  await recordAudit(database.orm, entry(one, 'added'));
  await recordAudits(database.orm, [entry(one, 'first'), entry(other, 'added'), entry(one, 'second')]);
  const asked = 'SELECT position, event FROM audit_events WHERE entity_id = $1 ORDER BY 1';
  const { rows } = await database.pool.query(asked, [one]);
  expect(rows.map(({ position, event }) => `${position} ${event}`)).toEqual(['1 added', '2 first', '3 second']);
  const { findings } = await verifyAudit(database.orm, testKeys.audit, await mkdtemp(join(tmpdir(), 'diwan-audit-')));
  expect(findings).toEqual([]);
});
