import { afterAll, beforeAll, expect, test } from 'vitest';
import { columnsOfRow } from '#crud/records.ts';
import { type Database, openDatabase } from '#db/database.ts';
import { copyLists, growingLists } from '#features/seed/copies/copy-lists.ts';
import { seedDemoData } from '#features/seed/seed.ts';
import { serverResources } from '#resources/index.ts';
import { createTestDatabase } from '#test/databases/test-database.ts';
import { planOf } from '#test/lists/plan.ts';
import { questionsOf } from '#test/lists/questions.ts';
import { testKeys } from '#test/test-keys.ts';
import { pageQuery } from './repository.ts';

/** So many that a filter without an index shows itself. */
const rows = process.env.TEST_LONG ? 50_000 : 3_000;
/** Each looks at what other columns or tables have to say of a row, which no index of this one knows. */
const looksFurther = new Set([
  'docsExpiring',
  'duplicates',
  'reached',
  'isOverdue',
  'hasPassedExam',
  'promoCodeUsers.type',
  'promoCodeUsers.scope',
]);

const now = new Date('2026-06-15T09:00:00.000Z');

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = openDatabase(made.url, { statementSeconds: 600, auditKeys: testKeys.audit });
  await seedDemoData(database, testKeys, { scale: 0.03, now });
  await copyLists(database, rows);
  await database.pool.query('VACUUM ANALYZE');
}, 600_000);
afterAll(async () => {
  await database.close();
  await drop();
});

test.each(growingLists)(
  'a page of %s by any filter looks at a part of the list, however few it finds',
  async (key, resource) => {
    const { filters, sorts } = resource.contract;
    const questions = await questionsOf(resource, serverResources, database.orm);
    expect(new Set(questions.map(({ name }) => name))).toEqual(new Set([...Object.keys(filters), 'q']));
    const slow: string[] = [];
    for (const { name, text, value } of questions.filter(
      (each) => !looksFurther.has(each.name) && !looksFurther.has(`${key}.${each.name}`),
    )) {
      const query = { sort: `-${sorts[0]}`, [name]: value };
      // So few rows would be read whole by whoever wants a thousand of them.
      const asked = pageQuery(resource, query, now.toISOString(), columnsOfRow(resource), 0);
      const plan = await planOf(database, asked);
      if (plan.rows > rows * 0.7) slow.push(`${name}=${text}: ${plan.rows} rows, ${plan.steps}`);
    }
    expect(slow).toEqual([]);
  },
);
