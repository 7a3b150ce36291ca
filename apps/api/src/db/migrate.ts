import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { openClient } from './client.ts';
import { advisoryLocks } from './locks/advisory-locks.ts';
import { grantToServer } from './serving-role.ts';

const folder = join(import.meta.dirname, 'migrations');

interface Migration {
  name: string;
  text: string;
  hash: string;
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Applies what is missing, each file in a transaction of its own, and gives the role that serves its rights; several
 * starters wait for one another.
 */
export async function migrate(url: string, servingRole?: string): Promise<string[]> {
  const migrations = await readMigrations();
  const client = await openClient(url, { application_name: 'diwan migrations', silenceSeconds: 0 });
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLocks.migrations]);
    await client.query("SET lock_timeout = '2s'; SET timezone = 'UTC'");
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM migrations');
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    const fresh: string[] = [];
    for (const migration of migrations) {
      const hash = applied.get(migration.name);
      if (hash === migration.hash) continue;
      if (hash !== undefined)
        throw new Error(`Migration ${migration.name} was changed after it had been applied; add a new one instead.`);
      await apply(client, migration);
      fresh.push(migration.name);
    }
    if (servingRole !== undefined) await grantToServer(client, servingRole);
    return fresh;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, { name, text, hash }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(text);
    await client.query('INSERT INTO migrations (name, hash) VALUES ($1, $2)', [name, hash]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/** Whether every migration of this version has been applied. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const names = (await readMigrations()).map(({ name }) => name);
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*) AS count FROM migrations WHERE name = ANY($1)',
    [names],
  );
  return rows[0]?.count === names.length;
}
