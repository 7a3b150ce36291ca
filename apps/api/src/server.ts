import { buildApp } from './app.ts';
import { forgetOldOperations, startBulkWorker } from './bulk/worker.ts';
import { type Config, ConfigError } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { unsafeSettings } from './db/durability.ts';
import { startEmbeddedPostgres } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { hasRecords, seedDemoData } from './db/seed/seed.ts';
import type { AppDeps } from './deps.ts';
import { sweepFiles } from './files/sweep.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import { sweepInterviewAlerts } from './interviews/alerts.ts';
import { sweepJobPosts } from './jobs/sweep.ts';
import { type Keys, loadKeys } from './keys/load-keys.ts';
import { startRealtimeServer } from './realtime/server.ts';
import { fillKeyedColumns } from './resources/fill-keyed-columns.ts';

export interface RunningServer {
  close(): Promise<void>;
}

/** Starts everything that the configuration asks for, in order; when one part fails, those before it are closed again. */
export async function startServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse())
      await closer().catch((error: Error) => say(`While stopping: ${error.message}`));
  };
  try {
    const url = config.databaseUrl ?? (await openEmbedded(config, closers, say));
    const applied = await migrate(url);
    if (applied.length > 0) say(`Database: ${applied.length} migrations applied.`);
    const database = openDatabase(url, { onError: (error) => say(`Database connection lost: ${error.message}`) });
    closers.push(() => database.close());
    await refuseUnsafe(config, database);

    const keys = await loadKeys(config, database);
    await fillKeyedColumns(database, keys.sealing);
    const deps: AppDeps = { config, database, keys, clock: () => new Date() };
    const app = await buildApp(deps);
    closers.push(() => app.close());
    if (config.hasDemoData) await fillIfEmpty(database, keys, say);
    const realtime = await startRealtimeServer(deps);
    closers.push(() => realtime.close());
    closers.push(every(3_600_000, () => forgetOldKeys(deps)));
    closers.push(every(60_000, () => sweepJobPosts(deps)));
    closers.push(every(60_000, () => sweepInterviewAlerts(deps)));
    closers.push(every(3_600_000, () => forgetOldOperations(deps)));
    closers.push(every(3_600_000, () => sweepFiles(deps)));
    closers.push(startBulkWorker(deps).close);
    await app.listen({ port: config.port, host: config.host });
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openEmbedded(
  config: Config,
  closers: (() => Promise<unknown>)[],
  say: (line: string) => void,
): Promise<string> {
  const server = await startEmbeddedPostgres(config.dataDir);
  closers.push(() => server.stop());
  if (server.note) say(server.note);
  return server.url;
}

async function fillIfEmpty(database: Database, keys: Keys, say: (line: string) => void): Promise<void> {
  if (await hasRecords(database)) return;
  say('Filling the empty database with demo data …');
  await seedDemoData(database, keys);
}

async function refuseUnsafe(config: Config, { pool }: Database): Promise<void> {
  if (config.mode !== 'production') return;
  const unsafe = await unsafeSettings(pool);
  if (unsafe.length > 0)
    throw new ConfigError(`NODE_ENV=production: the database may lose confirmed writes. Turn on ${unsafe.join(', ')}.`);
}

/** Repeats work that may fail now and then: the next round comes anyway. */
function every(milliseconds: number, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = work().catch(() => {});
  }, milliseconds);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
