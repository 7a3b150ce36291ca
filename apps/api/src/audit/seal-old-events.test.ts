import { expect, test } from 'vitest';
import { newId } from '../db/id.ts';
import { testKeys } from '../test/test-keys.ts';
import { sealOldEvents } from './seal-old-events.ts';
import { createTestLog } from './test-log.ts';
import { isSound } from './verdict.ts';

test('T49 events from before they were sealed are checked by their hashes, sealed once, and verified from then on', async () => {
  const log = await createTestLog();
  const { pool } = log.owner;
  await pool.query('ALTER TABLE audit_events ALTER mac DROP NOT NULL, ALTER key_id DROP NOT NULL');
  for (const entity of ['a', 'b']) {
    for (let position = 1; position <= 3; position++) {
      await pool.query(
        `INSERT INTO audit_events (id, entity_type, entity_id, position, number, entity_label, actor_type, actor_id, actor_name, event, diff)
         VALUES ($1, 'skills', $2, $3, 0, '{"en": "Skill", "ar": "مهارة"}', 'staff', 'x', 'Sara', 'edit', '[{"path": "a", "after": 12.50, "before": null}]')`,
        [newId(), entity, position],
      );
    }
  }
  await pool.query('ALTER TABLE audit_events DISABLE TRIGGER append_only');
  for (const position of [1, 2, 3])
    await pool.query(
      `UPDATE audit_events AS changed SET hash = audit_event_hash(changed, before.hash)
       FROM audit_events AS own LEFT JOIN audit_events AS before
         ON before.entity_id = own.entity_id AND before.position = own.position - 1
       WHERE own.id = changed.id AND changed.position = $1`,
      [position],
    );
  await pool.query("UPDATE audit_events SET actor_name = 'Nobody' WHERE entity_id = 'b' AND position = 2");
  await pool.query('ALTER TABLE audit_events ENABLE ALWAYS TRIGGER append_only');

  expect(await sealOldEvents(log.owner, testKeys.audit)).toEqual({ sealed: 6, suspicious: 1 });
  expect(await sealOldEvents(log.owner, testKeys.audit)).toEqual({ sealed: 0, suspicious: 0 });
  await log.anchor();
  const verdict = await log.verify();
  expect(isSound(verdict)).toBe(true);
  expect(verdict.events).toBe(7);
  const { rows } = await pool.query("SELECT diff FROM audit_events WHERE event = 'audit.sealed'");
  expect(rows[0].diff[1].after).toEqual([{ entityType: 'skills', entityId: 'b', position: 2 }]);
  const changed = await log.attacked("UPDATE audit_events SET actor_id = 'y' WHERE entity_id = 'a' AND position = 1");
  expect(changed.findings).toMatchObject([{ kind: 'changed', entityId: 'a', position: 1 }]);
  await expect(pool.query('DELETE FROM audit_events')).rejects.toThrow('audit_events only grows');
  await log.close();
});
