import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { sealOldEvents } from '#audit/seal-old-events.ts';
import { openDatabase } from '#db/database.ts';
import { startEmbeddedPostgres } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { signingKey } from '#identity/provider/provider-keys.ts';
import { testKeys } from '../test-keys.ts';
import { quickestFolder } from './quickest-folder.ts';
import { temporaryHome } from './temporary-home.ts';

/** Where a database is: for its owner, and for the role that serves. */
export interface DatabaseAddress {
  url: string;
  servingUrl: string;
}

/** Where a server of databases is, and a folder that is there as long as it runs. */
export interface TestServer extends DatabaseAddress {
  folder: string;
}

/** A PostgreSQL that keeps nothing, with a template for databases: migrated, and with a key, which takes long to make. */
export async function startTestServer(): Promise<TestServer & { stop(): Promise<void> }> {
  const folder = await temporaryHome('test', await quickestFolder());
  const { url, servingUrl, stop } = await startEmbeddedPostgres(folder, { isDurable: false });
  await onServer(url, `CREATE DATABASE ${emptyTemplate}`);
  const template = named(url, emptyTemplate);
  await migrate(template, new URL(servingUrl).username);
  const database = openDatabase(template);
  await sealOldEvents(database, testKeys.audit);
  await signingKey(database);
  await database.close();
  return {
    url,
    servingUrl,
    folder,
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a database starts with besides its tables, made once a run by whoever needs it first, and copied for all others. */
export interface Filling {
  name: string;
  fill: (url: string) => Promise<void>;
}

const emptyTemplate = 'template_diwan';

/** A migrated database, empty unless something fills it, and how to be rid of it. */
export async function createDatabase(
  { url, servingUrl }: DatabaseAddress,
  filling?: Filling,
): Promise<DatabaseAddress & { drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = filling ? await filledTemplate(url, filling) : emptyTemplate;
  await onServer(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: named(url, name),
    servingUrl: named(servingUrl, name),
    drop: () => onServer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function filledTemplate(url: string, { name, fill }: Filling): Promise<string> {
  const template = `template_${name}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The other workers wait here for the one that fills it.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount) return template;
    const unfinished = `unfinished_${name}`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished} TEMPLATE ${emptyTemplate}`);
    await fill(named(url, unfinished));
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
    return template;
  } finally {
    await client.end();
  }
}

const named = (url: string, database: string) => url.replace(/\/postgres$/, `/${database}`);

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
