import { serverResources } from '#resources/index.ts';
import { buildApp } from './app.ts';
import { keepAnchoring, prepareJournal } from './audit/journal/anchor.ts';
import { sealOldEvents } from './audit/seal-old-events.ts';
import { type BackgroundWork, keepWorking } from './background/keep-working.ts';
import { steadyClock } from './clock.ts';
import { type Config, ConfigError } from './config.ts';
import { type Database, openDatabase, patient } from './db/database.ts';
import { unsafeSettings } from './db/durability.ts';
import { startEmbeddedPostgres } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { mayChangeAudit } from './db/serving-role.ts';
import type { AppDeps } from './deps.ts';
import { forgetOldOperations, startBulkWorker } from './features/bulk/worker/worker.ts';
import { startCampaignWorker } from './features/campaigns/worker.ts';
import { finishFilms } from './features/files/films/keep-film.ts';
import { sweepFiles } from './features/files/sweep.ts';
import { forgetOldImports, startImportWorker } from './features/imports/worker/worker.ts';
import { sweepInterviewAlerts } from './features/interviews/alerts.ts';
import { sweepResources } from './features/jobs/sweep.ts';
import { fillKeyedColumns } from './features/keys/fill-keyed-columns.ts';
import { forgetSentTexts, startMailWorker } from './features/mail/worker.ts';
import { sweepDigests } from './features/notifications/digests.ts';
import { forgetOldNotifications } from './features/notifications/forget.ts';
import { startPromoBatchWorker } from './features/promo-batches/worker.ts';
import { startPushWorker } from './features/push/worker.ts';
import { startScanWorker } from './features/scanning/worker.ts';
import { hasRecords, seedDemoData } from './features/seed/seed.ts';
import { forgetOldKeys } from './http/requests/idempotency.ts';
import { type Keys, loadKeys } from './keys/load-keys.ts';
import { startRealtimeServer } from './realtime/server.ts';
import { explainOldMatches } from './resources/applications/match/rematch.ts';
import { registerTemplates } from './resources/email-templates/register.ts';
import { registerIsic } from './resources/industries/isic/register.ts';
import { openStore } from './storage/open-store.ts';
import type { FileStore } from './storage/store.ts';
import { forgetOldUndo } from './workflows/undo.ts';

const minute = 60_000;
const hour = 60 * minute;

export interface ServerOptions {
  say: (line: string) => void;
  /** Something that nothing can replace is gone for good: the process should end. */
  onGivenUp: (error: Error) => void;
}

export interface RunningServer {
  close(): Promise<void>;
}

/** Starts everything that the configuration asks for, in order; when one part fails, those before it are closed again. */
export async function startServer(config: Config, options: ServerOptions): Promise<RunningServer> {
  const { say } = options;
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse())
      await closer().catch((error: Error) => say(`While stopping: ${error.message}`));
  };
  try {
    const { url, ownerUrl } = await reachDatabase(config, closers, options);
    const applied = await migrate(ownerUrl, ownerUrl === url ? undefined : new URL(url).username);
    if (applied.length > 0) say(`Database: ${applied.length} migrations applied.`);
    const keys = await prepareAsOwner(config, ownerUrl, say);
    const database = openDatabase(url, {
      auditKeys: keys.audit,
      onError: (error) => say(`Database connection lost: ${error.message}`),
    });
    closers.push(() => database.close());
    await refuseUnsafe(config, database);

    await fillKeyedColumns(database, serverResources, keys.sealing);
    await explainOldMatches(database);
    const store = await openStore(config);
    await expectRoom(store, config);
    const deps: AppDeps = { resources: serverResources, config, database, keys, store, clock: steadyClock({ say }) };
    await prepareJournal(deps);
    closers.push(keepAnchoring(deps, say).close);
    const app = await buildApp(deps);
    closers.push(() => app.close());
    if (config.hasDemoData) await fillIfEmpty(ownerUrl, keys, store, say);
    await registerTemplates(database);
    await registerIsic(deps);
    const realtime = await startRealtimeServer(deps);
    closers.push(() => realtime.close());
    const rounds = [
      inRounds('Keys of requests that are over', hour, () => forgetOldKeys(deps)),
      inRounds('What can be undone no more', hour, () => forgetOldUndo(deps)),
      inRounds('What happens at its time', minute, (stop) => sweepResources(deps, { stop })),
      inRounds('Alerts of interviews', minute, () => sweepInterviewAlerts(deps)),
      inRounds('Digests', minute / 4, () => sweepDigests(deps)),
      inRounds('Old bulk operations', hour, () => forgetOldOperations(deps)),
      inRounds('Old imports', hour, () => forgetOldImports(deps)),
      inRounds('Files that nothing names', hour, () => sweepFiles(deps)),
      inRounds('Films', minute, () => finishFilms(deps)),
      inRounds('Texts of old mails', hour, () => forgetSentTexts(deps)),
      inRounds('Old notifications', hour, () => forgetOldNotifications(deps)),
    ];
    for (const round of rounds) closers.push(keepWorking({ ...round, say }).close);
    closers.push(startBulkWorker(deps, say).close);
    closers.push(startImportWorker(deps, say).close);
    closers.push(startPromoBatchWorker(deps, say).close);
    closers.push(startCampaignWorker(deps, say).close);
    closers.push(startPushWorker(deps, config.push, say).close);
    closers.push(startScanWorker(deps, config.clamd, options).close);
    closers.push(startMailWorker(deps, config.mail, { say }).close);
    await app.listen({ port: config.port, host: config.host });
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** As whom to serve and as whom to change the tables: one and the same only where one address is all there is. */
async function reachDatabase(
  config: Config,
  closers: (() => Promise<unknown>)[],
  options: ServerOptions,
): Promise<{ url: string; ownerUrl: string }> {
  if (config.databaseUrl) return { url: config.databaseUrl, ownerUrl: config.databaseOwnerUrl ?? config.databaseUrl };
  const server = await startEmbeddedPostgres(config.dataDir, options);
  closers.push(() => server.stop());
  if (server.note) options.say(server.note);
  return { url: server.servingUrl, ownerUrl: server.url };
}

/** What the role that serves may not do. */
async function prepareAsOwner(config: Config, ownerUrl: string, say: (line: string) => void): Promise<Keys> {
  const owner = openDatabase(ownerUrl, { ...patient, maxConnections: 1 });
  try {
    const keys = await loadKeys(config, owner);
    const { sealed, suspicious } = await sealOldEvents(owner, keys.audit);
    if (sealed > 0)
      say(`Audit log: ${sealed} events sealed, ${suspicious} of them did not follow from the one before.`);
    return keys;
  } finally {
    await owner.close();
  }
}

async function fillIfEmpty(ownerUrl: string, keys: Keys, store: FileStore, say: (line: string) => void): Promise<void> {
  const owner = openDatabase(ownerUrl, { ...patient, auditKeys: keys.audit, maxConnections: 2 });
  try {
    if (await hasRecords(owner)) return;
    say('Filling the empty database with demo data …');
    await seedDemoData(owner, keys, { store });
  } finally {
    await owner.close();
  }
}

async function refuseUnsafe(config: Config, { pool }: Database): Promise<void> {
  if (config.mode !== 'production') return;
  const unsafe = await unsafeSettings(pool);
  if (unsafe.length > 0)
    throw new ConfigError(`NODE_ENV=production: the database may lose confirmed writes. Turn on ${unsafe.join(', ')}.`);
  if (!config.mayOwnerServe && (await mayChangeAudit(pool)))
    throw new ConfigError(
      'NODE_ENV=production: the role of DATABASE_URL could change the audit log. Give DATABASE_URL a role of its own that owns nothing and DATABASE_OWNER_URL the one that migrates, or set ALLOW_OWNER_TO_SERVE=yes.',
    );
}

/** A service elsewhere that can't be written now is most likely not the one that was meant. */
async function expectRoom(store: FileStore, { s3 }: Config): Promise<void> {
  if (!s3) return;
  await store.canWrite().catch((error: Error) => {
    const { name, message } = error.cause instanceof Error ? error.cause : error;
    throw new ConfigError(`S3_URL: the bucket ${s3.bucket} at ${s3.endpoint} can't be written (${name}: ${message}).`);
  });
}

/** Repeats something that is done in rounds, and begins after a tenth of the time, for what came due while no server ran. */
const inRounds = (
  name: string,
  milliseconds: number,
  round: (stop: AbortSignal) => Promise<unknown>,
): Omit<BackgroundWork, 'say'> => ({
  name,
  pauseAtFirst: milliseconds / 10,
  pauseWhenIdle: milliseconds,
  async work(stop) {
    await round(stop);
    return false;
  },
});
