import { randomUUID } from 'node:crypto';
import pg from 'pg';

const prefix = 'e2e_';

/** An empty database beside the one that is named; answers its address. */
export async function createDatabase(server: string): Promise<string> {
  const name = prefix + randomUUID().replaceAll('-', '');
  await query(server, `CREATE DATABASE ${name}`);
  return server.replace(/\/[^/]+$/, `/${name}`);
}

export async function dropOldDatabases(server: string): Promise<void> {
  const old = await query(server, `SELECT datname AS name FROM pg_database WHERE datname LIKE '${prefix}%'`);
  for (const { name } of old) await query(server, `DROP DATABASE ${name} WITH (FORCE)`);
}

/** Where the cluster keeps its files. */
export async function dataDirectory(server: string): Promise<string> {
  const [setting] = await query(server, `SELECT setting AS name FROM pg_settings WHERE name = 'data_directory'`);
  return setting!.name;
}

async function query(server: string, statement: string): Promise<{ name: string }[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query<{ name: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}
