import { afterAll, beforeAll, expect, test } from 'vitest';
import { readActivity } from '../activity.ts';
import { createTestLog, type TestLog } from '../test-log.ts';
import { isSound, nameFinding } from '../verdict.ts';
import { erasePersonal } from './erase.ts';

const actor = { type: 'system', id: 'system', name: 'system' } as const;
const layla = { id: 'layla', alias: { ar: 'SKR-1' } };

let log: TestLog;
beforeAll(async () => {
  log = await createTestLog();
  await log.writeOf('layla', 'layla', 'record.changed');
  await log.writeOf('layla', 'her application', 'application.reject');
  await log.writeOf('other', 'other', 'record.changed');
  await log.write('skill', 'edit');
  await log.anchor();
});
afterAll(() => log.close());

const logText = async () => {
  const { rows } = await log.owner.pool.query<{ text: string }>('SELECT e::text AS text FROM audit_events e');
  return rows.map(({ text }) => text).join('\n');
};
const brief = async (...statements: string[]) =>
  (await log.attacked(...statements)).findings.map(({ kind, entityId }) => `${kind} ${entityId}`);
const eventOf = (entity: string) => `event_id = (SELECT id FROM audit_events WHERE entity_id = '${entity}')`;

test('T49 the log itself holds no word and no value of a person, and their history shows them', async () => {
  expect(await logText()).not.toMatch(/ليلى|Engineer|her own wish/);
  const { items } = await readActivity(log.owner.orm, 'seekers', 'layla');
  expect(items).toMatchObject([
    {
      reason: { code: 'other', note: 'on her own wish' },
      diff: [{ path: 'headline', before: null, after: 'Engineer' }],
      isErased: false,
    },
  ]);
});

test.each([
  ['a value that was changed', `UPDATE audit_personal SET content = '{}' WHERE ${eventOf('other')}`, 'changed other'],
  ['whose a value is', `UPDATE audit_personal SET person_id = 'x' WHERE ${eventOf('other')}`, 'changed other'],
  ['a value that was taken away', `DELETE FROM audit_personal WHERE ${eventOf('other')}`, 'deleted other'],
  [
    'a value put beside an event that had none',
    "INSERT INTO audit_personal SELECT id, 'x', '\\x00', '{}' FROM audit_events WHERE entity_id = 'skill'",
    'forged skill',
  ],
  ['that an event has values', `UPDATE audit_events SET personal = NULL WHERE entity_id = 'other'`, 'changed other'],
])('T49 the owner of the database cannot hide %s', async (_, statement, expected) => {
  expect(await brief(statement)).toContain(expected);
});

test('what is said of a person is erased without a trace of it, the log stays sound, and a value taken away beside that is still found', async () => {
  const erased = await log.deps.database.transaction((tx) => erasePersonal(tx, { person: layla, words: [], actor }));
  expect(erased).toBe(2);
  await log.anchor();
  const verdict = await log.verify();
  expect(verdict.findings.map(nameFinding)).toEqual([]);
  expect(isSound(verdict)).toBe(true);
  const { items } = await readActivity(log.owner.orm, 'seekers', 'layla');
  expect(items).toMatchObject([
    { event: 'record.changed', reason: { code: 'other' }, diff: [{ path: 'headline', after: null }], isErased: true },
  ]);
  expect(items[0]!.reason).not.toHaveProperty('note');
  const { rows } = await log.owner.pool.query('SELECT person_id FROM audit_personal');
  expect(rows).toEqual([{ person_id: 'other' }]);
  expect(await brief(`DELETE FROM audit_personal WHERE ${eventOf('other')}`)).toEqual(['deleted other']);
  expect(await brief(`DELETE FROM audit_events WHERE entity_type = 'erasures'`)).toContain('deleted her application');
});
