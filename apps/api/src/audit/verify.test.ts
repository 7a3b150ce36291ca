import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKey } from '../key-ring/key.ts';
import { keyRing } from '../key-ring/key-ring.ts';
import { journalFolder, listJournals } from './journal/journal.ts';
import { createTestLog, type TestLog } from './test-log.ts';
import { isSound, nameFinding, type Verdict } from './verdict.ts';

const ids = ['a', 'b', 'c', 'd'];
let log: TestLog;
beforeAll(async () => {
  log = await createTestLog();
  for (let event = 1; event <= 5; event++) for (const id of ids) await log.write(id, `edit ${event}`);
  await log.anchor();
});
afterAll(() => log.close());

const brief = ({ findings }: Verdict) =>
  findings.map(({ kind, entityId, position }) => `${kind} ${entityId} ${position}`);
/** What somebody can do who has the whole database, but no key. */
const resealed = `mac = sha256(convert_to(audit_events::text, 'UTF8')), hash = audit_event_hash(audit_events, previous)`;

test('T49 an untouched log is found sound, and says how much was read', async () => {
  const verdict = await log.verify();
  expect(brief(verdict)).toEqual([]);
  expect(isSound(verdict)).toBe(true);
  expect(verdict).toMatchObject({ events: 20, entities: 4, hidden: 0, notAnchored: 0, journalFault: null });
  expect(verdict.journal?.last.events).toBe(20);
});

test.each([
  [
    'a reason that was changed and sealed anew without the key',
    [`UPDATE audit_events SET reason = '{"code":"spam"}', ${resealed} WHERE entity_id = 'b' AND position = 3`],
    ['changed b 3'],
  ],
  [
    'an event deleted in the middle, the later ones numbered anew',
    [
      "DELETE FROM audit_events WHERE entity_id = 'b' AND position = 3",
      `UPDATE audit_events SET position = 3, ${resealed} WHERE entity_id = 'b' AND position = 4`,
      `UPDATE audit_events SET position = 4, ${resealed} WHERE entity_id = 'b' AND position = 5`,
    ],
    ['deleted b 3', 'changed b 4', 'changed b 5'],
  ],
  [
    'an event deleted in the middle and nothing else',
    ["DELETE FROM audit_events WHERE entity_id = 'c' AND position = 2"],
    ['deleted c 2'],
  ],
  [
    'events cut off at the end',
    ["DELETE FROM audit_events WHERE entity_id = 'c' AND position > 3"],
    ['cutOff c 4', 'cutOff c 5'],
  ],
  [
    'everything about one record deleted',
    ["DELETE FROM audit_events WHERE entity_id = 'd'"],
    ['gone d 1', 'gone d 2', 'gone d 3', 'gone d 4', 'gone d 5'],
  ],
  [
    'the whole table emptied',
    ['TRUNCATE audit_events'],
    [1, 2, 3, 4, 5].flatMap((position) => ids.map((id) => `gone ${id} ${position}`)),
  ],
  [
    'an event that never happened',
    [
      `INSERT INTO audit_events (id, entity_type, entity_id, position, number, entity_label, actor_type, actor_id, actor_name, event, key_id, previous, mac)
       SELECT gen_random_uuid(), entity_type, entity_id, 6, 1000, entity_label, actor_type, 'other', 'Other', 'approve', key_id, mac, mac
       FROM audit_events WHERE entity_id = 'a' AND position = 5`,
    ],
    ['forged a 6'],
  ],
  [
    'the histories of two records exchanged',
    [
      "UPDATE audit_events SET entity_id = 'x' WHERE entity_id = 'a' AND position = 1",
      "UPDATE audit_events SET entity_id = 'a' WHERE entity_id = 'b' AND position = 1",
      "UPDATE audit_events SET entity_id = 'b' WHERE entity_id = 'x'",
    ],
    ['changed a 1', 'changed b 1'],
  ],
  [
    'two events of one record exchanged',
    [
      "UPDATE audit_events SET position = 99 WHERE entity_id = 'a' AND position = 1",
      "UPDATE audit_events SET position = 1 WHERE entity_id = 'a' AND position = 2",
      "UPDATE audit_events SET position = 2 WHERE entity_id = 'a' AND position = 99",
    ],
    ['changed a 1', 'changed a 2'],
  ],
])('T49 the owner of the database cannot hide %s', async (_, statements, expected) => {
  const verdict = await log.attacked(...statements);
  expect(brief(verdict).sort()).toEqual([...expected].sort());
  expect(isSound(verdict)).toBe(false);
  expect(verdict.faults).toBe(expected.length);
});

test('T49 what was deleted is named with its place, its time, and who acted before and after', async () => {
  const { findings } = await log.attacked("DELETE FROM audit_events WHERE entity_id = 'c' AND position IN (2, 5)");
  expect(findings.map(nameFinding)).toEqual([
    expect.stringMatching(
      /^deleted {2}skills c, event 2 of 20\S+Z: between edit 1 by نورة \(\S+\) at 20\S+Z and edit 3 by نورة \(\S+\) at 20\S+Z$/,
    ),
    expect.stringMatching(/^cut off {2}skills c, event 5 of 20\S+Z: after edit 4 by نورة \(\S+\) at 20\S+Z$/),
  ]);
});

test('T49 an event that was kept from the journal or changed before it is named as soon as the journal meets it', async () => {
  const own = await createTestLog();
  await own.write('a', 'seen');
  await own.anchor();
  await own.write('a', 'kept away');
  await own.write('a', 'newest');
  await own.owner.pool.query('ALTER TABLE audit_events DISABLE TRIGGER append_only');
  await own.owner.pool.query("UPDATE audit_events SET number = 1 WHERE event = 'kept away'");
  await own.owner.pool.query("UPDATE audit_events SET actor_name = 'Nobody' WHERE event = 'newest'");
  const { added, forged } = await own.anchor();
  expect(added).toBe(1);
  expect(forged).toMatchObject([{ entityId: 'a', position: 3 }]);
  expect(brief(await own.verify())).toEqual(['forged a 3', 'forged a 2']);
  await own.close();
});

test('T49 a database that is older than its journal is noticed before anything is missed', async () => {
  const own = await createTestLog();
  await own.write('a', 'one');
  await own.write('a', 'two');
  await own.anchor();
  await own.owner.pool.query("SELECT setval('audit_number', 1)");
  await expect(own.anchor()).rejects.toThrow('The database is older than its audit journal');
  await own.write('a', 'three');
  const verdict = await own.verify();
  expect(verdict.hidden).toBe(1);
  expect(isSound(verdict)).toBe(false);
  await own.close();
});

test('T49 a journal that was changed is no evidence any more, and says where', async () => {
  const own = await createTestLog();
  await own.write('a', 'one');
  await own.anchor();
  await own.write('a', 'two');
  await own.anchor();
  const [path] = await listJournals(journalFolder(own.deps.config));
  const text = await readFile(path!, 'utf8');
  await writeFile(path!, text.replace('"a",1,', '"b",1,'));
  expect((await own.verify()).journalFault).toMatch(/was changed at or before line 4/);
  await writeFile(path!, text);
  expect(isSound(await own.verify())).toBe(true);
  await own.close();
});

test('T49 a crash in the middle of writing the journal looks like no tampering, and loses nothing', async () => {
  const own = await createTestLog();
  await own.write('a', 'one');
  await own.anchor();
  await own.write('a', 'two');
  const [path] = await listJournals(journalFolder(own.deps.config));
  await appendFile(path!, '["event","0198');
  expect(isSound(await own.verify())).toBe(true);
  expect((await own.anchor()).added).toBe(1);
  const verdict = await own.verify();
  expect(isSound(verdict)).toBe(true);
  expect(verdict.journal?.last.events).toBe(2);
  await own.close();
});

test('T49 an event of a slow transaction comes into the journal after faster ones that began later', async () => {
  const own = await createTestLog();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: written, resolve: tell } = Promise.withResolvers<void>();
  const slow = own.deps.database.transaction(async (tx) => {
    await own.write('slow', 'one', tx);
    tell();
    await held;
  });
  await written;
  await own.write('fast', 'one');
  await own.anchor();
  release();
  await slow;
  await own.anchor();
  const verdict = await own.verify();
  expect(isSound(verdict)).toBe(true);
  expect(verdict.journal?.last.events).toBe(2);
  await own.close();
});

test('T49 a process that looked before another one anchored does not take its database for an older one', async () => {
  const own = await createTestLog();
  const first = await own.owner.pool.connect();
  await first.query('SELECT pg_advisory_lock(1)');
  // Whoever asks first gets its answer late.
  await own.owner.pool.query(`
    CREATE SEQUENCE asked;
    GRANT ALL ON SEQUENCE asked TO PUBLIC;
    ALTER FUNCTION audit_horizon RENAME TO audit_horizon_now;
    CREATE FUNCTION audit_horizon(OUT horizon bigint, OUT newest bigint) LANGUAGE plpgsql AS $$
    BEGIN
      SELECT * INTO horizon, newest FROM audit_horizon_now();
      IF nextval('asked') = 1 THEN PERFORM pg_advisory_xact_lock_shared(1); END IF;
    END
    $$;
    GRANT EXECUTE ON FUNCTION audit_horizon TO PUBLIC;`);
  const late = own.anchor();
  await expect
    .poll(async () => (await own.owner.pool.query('SELECT is_called FROM asked')).rows)
    .toEqual([{ is_called: true }]);
  await own.write('a', 'one');
  await own.anchor();
  await first.query('SELECT pg_advisory_unlock(1)');
  first.release();
  await expect(late).resolves.toMatchObject({ forged: [] });
  await own.anchor();
  expect((await own.verify()).journal?.last.events).toBe(1);
  await own.close();
});

test('T49 several processes write and anchor at the same time, and everything is in the journal once', async () => {
  const own = await createTestLog();
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let event = 0; event < 15; event++) await own.write(`of ${(writer + event) % 5}`, `edit ${event}`);
  });
  const anchors = Array.from({ length: 3 }, async () => {
    for (let round = 0; round < 8; round++) await own.anchor();
  });
  await Promise.all([...writers, ...anchors]);
  await own.anchor();
  const verdict = await own.verify();
  expect(brief(verdict)).toEqual([]);
  expect(verdict).toMatchObject({ events: 120, hidden: 0, notAnchored: 0, journalFault: null });
  expect(verdict.journal?.last.events).toBe(120);
  await own.close();
});

test('T49 a log of two keys is verified by both, and not by one of them', async () => {
  const [old, current] = [makeKey(), makeKey()];
  let keys = [old];
  const own = await createTestLog(keyRing(() => keys));
  await own.write('a', 'one');
  await own.anchor();
  keys = [current, old];
  await own.write('a', 'two');
  await own.anchor();
  expect(isSound(await own.verify())).toBe(true);
  const { rows } = await own.owner.pool.query('SELECT key_id FROM audit_events ORDER BY position');
  expect(rows).toEqual([{ key_id: old.id }, { key_id: current.id }]);
  await expect(own.verify(keyRing(() => [current]))).rejects.toThrow(`The key ${old.id} is not here.`);
  await own.close();
});
