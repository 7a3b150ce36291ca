import { getTableColumns, getTableName } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMigrations } from '#db/migrate.ts';
import { serverResources } from '#resources/index.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import type { AnyResource } from './definition.ts';

let api: TestApp;
let migrations: Awaited<ReturnType<typeof readMigrations>>;
beforeAll(async () => {
  api = await createTestApp();
  migrations = await readMigrations();
});
afterAll(() => api.close());

const rowsOf = async (statement: string, table: string): Promise<Record<string, string>[]> =>
  (await api.database.pool.query(statement, [table])).rows;

describe.each(
  Object.values<AnyResource>(serverResources).map((resource) => [resource.contract.path, resource] as const),
)('the table of %s', (path, { table, contract, sorts, unique = {} }) => {
  const name = getTableName(table);
  const columns = Object.values<AnyPgColumn>(getTableColumns(table));
  const files = () => {
    const made = migrations.find(({ text }) => text.includes(`CREATE TABLE ${name} (`));
    return `apps/api/src/resources/${path}/table.ts and apps/api/src/db/migrations/${made?.name}`;
  };

  test('has in the database the columns that the server knows, empty or filled by themselves alike', async () => {
    const found = await rowsOf(
      `SELECT column_name AS name, is_nullable = 'YES' OR is_generated = 'ALWAYS' AS "mayBeEmpty",
         column_default IS NOT NULL AS "hasDefault", is_generated = 'ALWAYS' AS "isGenerated"
       FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
      name,
    );
    const known = columns.map(({ name: column, notNull, hasDefault, generated }) => ({
      name: column,
      mayBeEmpty: !notNull || generated !== undefined,
      // The database may fill more than the server leaves to it.
      hasDefault: generated === undefined && hasDefault ? true : expect.any(Boolean),
      isGenerated: generated !== undefined,
    }));
    expect(found.map((column) => column.name).sort(), files()).toEqual(known.map((column) => column.name).sort());
    for (const column of known) expect(found, `${files()}: ${column.name}`).toContainEqual(column);
  });

  test('has its key, the check of its states, and an index for search, state and each sort', async () => {
    const constraints = await rowsOf(
      `SELECT contype AS type, pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conrelid = $1::regclass`,
      name,
    );
    const texts = constraints.map(({ text }) => text);
    expect(texts, files()).toContain('PRIMARY KEY (id)');
    expect(texts, files()).toContainEqual(expect.stringMatching(/^CHECK .*\bstate\b/));
    const indexes = (await rowsOf(`SELECT indexdef AS text FROM pg_indexes WHERE tablename = $1`, name)).map(
      ({ text }) => text!,
    );
    const expectIndex = (begins: string) => expect(indexes, files()).toContainEqual(expect.stringContaining(begins));
    expectIndex('(search_key gin_trgm_ops');
    expectIndex('(state,');
    for (const { name: column } of Object.values(sorts)) expectIndex(`(${column}`);
    if (contract.work) expectIndex('(state, state_changed_at, id)');
    for (const { column } of Object.values(unique)) expectIndex(`UNIQUE INDEX ${name}_${column.name} `);
  });

  test('takes its notes and its documents with it', async () => {
    const triggers = await rowsOf(
      `SELECT pg_get_triggerdef(oid) AS text FROM pg_trigger WHERE tgrelid = $1::regclass AND NOT tgisinternal`,
      name,
    );
    for (const what of ['notes', 'files'])
      expect(
        triggers.map(({ text }) => text),
        files(),
      ).toContainEqual(expect.stringMatching(new RegExp(`AFTER DELETE .*remove_${what}_of_record\\('${path}'\\)`)));
  });
});
