import type { AddressInfo } from 'node:net';
import { buildApp } from '#app.ts';
import { steadyClock } from '#clock.ts';
import { type Config, readConfig } from '#config.ts';
import { type Database, openDatabase } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { serverResources } from '#resources/index.ts';
import { openStore } from '#storage/open-store.ts';
import { createTestDatabase } from '#test/databases/test-database.ts';
import { withPeople } from '#test/people/with-people.ts';
import { testKeys } from '#test/test-keys.ts';

export const demoPassword = 'the-demo-password';

/** The whole server on a port of its own, with its own database and a clock that a test moves. */
export interface TestServer {
  /** Where it listens; its public address is `config.publicUrl`. */
  base: string;
  deps: AppDeps;
  database: Database;
  config: Config;
  advance(seconds: number): void;
  /** A second process on the same database. */
  again(): Promise<TestServer>;
  close(): Promise<void>;
}

export async function startTestServer(change: Partial<Config> = {}): Promise<TestServer> {
  const hasOwnPeople = change.staffFile || change.oidc;
  const { url, servingUrl, drop } = await createTestDatabase(hasOwnPeople ? undefined : withPeople(demoPassword));
  const config = readConfig({
    NODE_ENV: 'test',
    DEMO_PASSWORD: demoPassword,
    STATIC_DIR: 'none',
    RATE_LIMIT_FACTOR: '100000',
  });
  const server = await listen(url, servingUrl, { ...config, ...change });
  return {
    ...server,
    async close() {
      await server.close();
      await drop();
    },
  };
}

async function listen(ownerUrl: string, databaseUrl: string, config: Config): Promise<TestServer> {
  const { audit: auditKeys } = testKeys;
  const serving = openDatabase(databaseUrl, { auditKeys });
  const database = openDatabase(ownerUrl, { auditKeys });
  const time = steadyClock();
  let offset = 0;
  const clock = () => new Date(time().getTime() + offset);
  const store = await openStore(config);
  const deps: AppDeps = { resources: serverResources, config, database: serving, keys: testKeys, store, clock };
  const app = await buildApp(deps);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    deps,
    database,
    config,
    advance: (seconds) => {
      offset += seconds * 1000;
    },
    again: () => listen(ownerUrl, databaseUrl, config),
    async close() {
      await app.close();
      await serving.close();
      await database.close();
    },
  };
}

/** How many sessions were ever opened. */
export async function countSessions({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*) AS count FROM sessions');
  return rows[0]?.count ?? -1;
}

/** The names of what the audit log holds, oldest first. */
export async function auditedEvents({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ event: string }>(
    "SELECT event FROM audit_events WHERE entity_type = 'staff' ORDER BY at",
  );
  return rows.map(({ event }) => event);
}
