import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type {} from './global-setup.ts';

/** A migrated, empty database of a test's own, as its owner and as the role that serves, and how to be rid of it. */
export async function createTestDatabase(): Promise<{ url: string; servingUrl: string; drop(): Promise<void> }> {
  const server = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE template_diwan`);
  return {
    url: server.replace(/\/postgres$/, `/${name}`),
    servingUrl: inject('servingServer').replace(/\/postgres$/, `/${name}`),
    drop: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
