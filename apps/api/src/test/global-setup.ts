import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { sealOldEvents } from '../audit/seal-old-events.ts';
import { openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { signingKey } from '../identity/provider/provider-keys.ts';
import { testKeys } from './test-keys.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    /** As the role that serves. */
    servingServer: string;
  }
}

/** One PostgreSQL a run, with a template from which each test takes a database of its own: migrated, and with a key, which takes long to make. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'diwan-test-'));
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres(folder, { isDurable: false });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('CREATE DATABASE template_diwan');
  await client.end();
  const template = server.url.replace(/\/postgres$/, '/template_diwan');
  await migrate(template, new URL(server.servingUrl).username);
  const database = openDatabase(template);
  await sealOldEvents(database, testKeys.audit);
  await signingKey(database);
  await database.close();
  project.provide('databaseServer', server.url);
  project.provide('servingServer', server.servingUrl);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
