import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isAlive, prepareCluster } from './embedded/cluster.ts';
import { prepareHome } from './embedded/home.ts';
import { prepareServingRole } from './embedded/serving-role.ts';
import { freePort } from './free-port.ts';

export interface EmbeddedPostgres {
  /** As the owner of everything: for migrations. */
  url: string;
  /** As the role that serves. */
  servingUrl: string;
  /** One line for the person, when something is not where it would be expected. */
  note: string | null;
  stop(): Promise<void>;
}

/** Another process uses the directory; its message is one line that says what to do. */
export class DataDirInUse extends Error {}

/** Held for as long as a process uses the cluster; freed by the server itself when that process dies, however it dies. */
const ownerLock = 7_214_880_002;

/**
 * Starts the PostgreSQL of `dataDir`, or takes over the one that a killed process left running there.
 * Only tests may give up durability.
 */
export async function startEmbeddedPostgres(dataDir: string, { isDurable = true } = {}): Promise<EmbeddedPostgres> {
  const home = await prepareHome(dataDir);
  const { data, password } = await prepareCluster(home);
  const urlOf = (port: number) => `postgresql://diwan:${password}@127.0.0.1:${port}/postgres`;

  const output = (await readRunning(data))
    ? []
    : startServer(join(home.binaries, 'bin/postgres'), data, await freePort(), home.owner, isDurable);
  const running = await waitUntilReady(data, urlOf, output);
  const url = urlOf(running.port);
  const lock = await takeLock(url, dataDir);
  const { pid } = running;
  return {
    url,
    servingUrl: await prepareServingRole(url, data),
    note: home.note,
    async stop() {
      await lock.end().catch(() => {});
      if (isAlive(pid)) process.kill(pid, 'SIGINT');
      for (let waited = 0; waited < 1000 && (await readRunning(data)); waited++) await sleep(20);
    },
  };
}

interface Running {
  pid: number;
  port: number;
}

/** What `postmaster.pid` says, if the process that it names is alive and is the server of this directory. */
export async function readRunning(data: string): Promise<Running | null> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !port || !isAlive(pid)) return null;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return command === null || command.includes('postgres') ? { pid, port } : null;
}

function startServer(
  program: string,
  data: string,
  port: number,
  owner: { uid: number; gid: number } | null,
  isDurable: boolean,
): string[] {
  const fast = isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400'];
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    ...fast,
  ];
  const output: string[] = [];
  const server = spawn(program, ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
    ...owner,
    cwd: '/',
    // In a group of its own, so that Ctrl-C reaches it only through us, when everything else is done.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH },
  });
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.push(text);
    if (output.length > 100) output.shift();
  });
  server.on('error', (error) => output.push(error.message, 'FATAL'));
  server.unref();
  (server.stderr as unknown as { unref(): void }).unref();
  return output;
}

/** A server that was taken over may still be starting or recovering, and one that lost a race to start says that the lock file exists. */
async function waitUntilReady(data: string, urlOf: (port: number) => string, output: string[]): Promise<Running> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const running = await readRunning(data);
    if (running && (await canConnect(urlOf(running.port)))) return running;
    const said = output.join('');
    if (!running && said.includes('FATAL') && !/the database system is|already exists/.test(said))
      throw new Error(`PostgreSQL does not start: ${said.trim()}`);
    await sleep(20);
  }
  throw new Error(`PostgreSQL does not start: ${output.join('').trim()}`);
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function takeLock(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'diwan owner', keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [ownerLock]);
    if (rows[0]?.taken) return client;
    await sleep(100);
  }
  await client.end();
  throw new DataDirInUse(`Another process is using ${dataDir}. Stop it, or set DATA_DIR to another directory.`);
}
