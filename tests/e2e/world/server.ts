import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { startEmbeddedPostgres } from '@diwan/api/db/embedded.ts';
import { addresses } from './addresses.ts';
import { createDatabase, dataDirectory, dropOldDatabases } from './databases.ts';

// The product's own entry point, on an empty database of this run; the cluster below it stays for the next run.
const cluster = await startEmbeddedPostgres(addresses.directory, { isDurable: false });
await dropOldDatabases(cluster.url);
const url = await createDatabase(cluster.url);
await mkdir(addresses.directory, { recursive: true });
await writeFile(addresses.databaseFile, url);
process.env.DATABASE_URL = url;
process.env.DATA_DIR = addresses.dataDir;
await rm(process.env.DATA_DIR, { recursive: true, force: true });
const pidFile = `${await dataDirectory(cluster.url)}/postmaster.pid`;
// Nothing that takes time runs any more when a process exits.
process.on('exit', () => process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGINT'));
await import('@diwan/api/main.ts');
