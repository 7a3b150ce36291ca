import { parseArgs } from 'node:util';
import { sealOldEvents } from '#audit/seal-old-events.ts';
import { readConfig } from '#config.ts';
import { openDatabase, patient } from '#db/database.ts';
import { startEmbeddedPostgres } from '#db/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { ensureDemoStaff } from '#identity/staff/demo-staff.ts';
import { loadKeys } from '#keys/load-keys.ts';
import { openStore } from '#storage/open-store.ts';
import { copyLists } from './copies/copy-lists.ts';
import { hasRecords, seedDemoData } from './seed.ts';

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    seed: { type: 'string' },
    /** So many records of each list that grows, to measure with: beyond the demo's they are copies of these. */
    rows: { type: 'string' },
    /** Of which lists, such as `orders,reviews`; of all that grow when absent. */
    only: { type: 'string' },
  },
});
const config = readConfig(process.env);
const server = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
const url = config.databaseOwnerUrl ?? config.databaseUrl ?? server!.url;

await migrate(url, config.databaseOwnerUrl ? new URL(config.databaseUrl!).username : undefined);
const owner = openDatabase(url, patient);
const keys = await loadKeys(config, owner);
await sealOldEvents(owner, keys.audit);
await owner.close();
const database = openDatabase(url, { ...patient, auditKeys: keys.audit });
try {
  if (await hasRecords(database))
    throw new Error(
      'The database holds records already: demo data goes into an empty one (another DATA_DIR or DATABASE_URL).',
    );
  if (config.oidc.kind === 'embedded' && !config.staffFile)
    await ensureDemoStaff(database, () => new Date(), config.oidc.demoPassword);
  const startedAt = performance.now();
  const made = await seedDemoData(database, keys, {
    scale: Number(values.scale),
    store: await openStore(config),
    ...(values.seed ? { seed: Number(values.seed) } : {}),
  });
  console.table(made);
  const say = (name: string, count: number) => console.log(`${name}: ${count}`);
  if (values.rows) await copyLists(database, Number(values.rows), { only: values.only?.split(','), say });
  console.log(`Demo data is ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await database.close();
  await server?.stop();
}
