import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '#test/databases/test-database.ts';
import { openDatabase } from './database.ts';
import { isMigrated, migrate, readMigrations } from './migrate.ts';

async function emptyDatabase(name: string): Promise<string> {
  const server = inject('testServer').url;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return server.replace(/\/postgres$/, `/${name}`);
}

test('T61 of five that start at once, one migrates', async () => {
  const url = await emptyDatabase('five_starters');
  const applied = await Promise.all([1, 2, 3, 4, 5].map(() => migrate(url)));
  const names = (await readMigrations()).map(({ name }) => name);
  expect(applied.filter((list) => list.length > 0)).toEqual([names]);
  const database = openDatabase(url);
  expect(await isMigrated(database.pool)).toBe(true);
  await database.close();
});

test('a migration that was changed after it had been applied is refused', async () => {
  const { url, drop } = await createTestDatabase();
  const database = openDatabase(url);
  await database.pool.query("UPDATE migrations SET hash = 'other' WHERE name = '0001-platform.sql'");
  await expect(migrate(url)).rejects.toThrow('0001-platform.sql was changed');
  await database.close();
  await drop();
});

test('no two migrations share a number', async () => {
  const numbers = (await readMigrations()).map(({ name }) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test.each([
  ['calendar', 'calendar', 'gregory', 'islamic-umalqura'],
  ['shortcuts', 'hasShortcuts', true, false],
])('LOOK-02 people from before there was a preference for %s keep their others', async (name, key, usual, chosen) => {
  const { url, drop } = await createTestDatabase();
  const { pool, close } = openDatabase(url);
  const migration = (await readMigrations()).find((each) => each.name.endsWith(`-${name}.sql`));
  await pool.query(
    `INSERT INTO staff (id, email, name, state, preferences, created_at, updated_at) VALUES
      (gen_random_uuid(), 'before@example.com', 'Before', 'active', '{"theme": "dark"}', now(), now()),
      (gen_random_uuid(), 'after@example.com', 'After', 'active', $1, now(), now())`,
    [JSON.stringify({ [key]: chosen })],
  );
  await pool.query(migration?.text ?? '');
  const { rows } = await pool.query('SELECT preferences FROM staff ORDER BY email DESC');
  expect(rows.map(({ preferences }) => preferences)).toEqual([{ theme: 'dark', [key]: usual }, { [key]: chosen }]);
  await close();
  await drop();
});
