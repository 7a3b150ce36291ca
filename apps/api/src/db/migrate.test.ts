import pg from 'pg';
import { inject, expect, test } from 'vitest';
import { createTestDatabase } from '../test/test-database.ts';
import { openDatabase } from './database.ts';
import { isMigrated, migrate, readMigrations } from './migrate.ts';

async function emptyDatabase(name: string): Promise<string> {
  const server = inject('databaseServer');
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
