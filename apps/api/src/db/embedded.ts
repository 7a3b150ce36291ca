import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openClient } from './client.ts';
import { isAlive, prepareCluster } from './embedded/cluster.ts';
import { prepareHome } from './embedded/home.ts';
import { keepAlive } from './embedded/keep-alive.ts';
import { prepareServingRole } from './embedded/serving-role.ts';
import { freePort } from './free-port.ts';
import { advisoryLocks } from './locks/advisory-locks.ts';

export interface EmbeddedPostgres {
  /** As the owner of everything: for migrations. */
  url: string;
  /** As the role that serves. */
  servingUrl: string;
  /** One line for the person, when something is not where it would be expected. */
  note: string | null;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Only tests may give up durability. */
  isDurable?: boolean;
  say?: (line: string) => void;
  /** It ended and could not be started again: nothing that needs it can go on. */
  onGivenUp?: (error: Error) => void;
}

/** Another process uses the directory; its message is one line that says what to do. */
export class DataDirInUse extends Error {}

/**
 * Starts the PostgreSQL of `dataDir`, or takes over the one that a killed process left running there; and starts it again,
 * on the same port, when it ends.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { isDurable = true, say = () => {}, onGivenUp = () => {} }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const home = await prepareHome(dataDir);
  const { data, password } = await prepareCluster(home);
  const urlOf = (port: number) => `postgresql://diwan:${password}@127.0.0.1:${port}/postgres`;

  async function take(wanted?: number, signal?: AbortSignal): Promise<{ port: number; lock: Lock }> {
    const launched = (await readRunning(data))
      ? undefined
      : launch(join(home.binaries, 'bin/postgres'), data, wanted ?? (await freePort()), home.owner, isDurable);
    const { port } = await waitUntilReady(data, urlOf, launched, signal);
    if (wanted !== undefined && port !== wanted) throw inUse(dataDir);
    return { port, lock: await takeLock(urlOf(port), dataDir) };
  }

  const taken = await take();
  const { port } = taken;
  let { lock } = taken;
  const url = urlOf(port);
  const kept = keepAlive({
    lost: () => lock.lost,
    again: async (signal) => {
      ({ lock } = await take(port, signal));
    },
    isFatal: (error) => error instanceof DataDirInUse,
    say,
    onGivenUp,
  });
  return {
    url,
    servingUrl: await prepareServingRole(url, data),
    note: home.note,
    async stop() {
      await kept.stop();
      await lock.client.end().catch(() => {});
      const running = await readRunning(data);
      if (running) process.kill(running.pid, 'SIGINT');
      for (let waited = 0; waited < 1000 && (await readRunning(data)); waited++) await sleep(20);
    },
  };
}

interface Running {
  pid: number;
  port: number;
}

/** A server that we started: what it said last, and whether it is gone. */
interface Launched {
  output: string[];
  hasEnded: boolean;
}

interface Lock {
  client: pg.Client;
  lost: Promise<void>;
}

const inUse = (dataDir: string) =>
  new DataDirInUse(`Another process is using ${dataDir}. Stop it, or set DATA_DIR to another directory.`);

/** What `postmaster.pid` says, if the process that it names is alive and is the server of this directory. */
export async function readRunning(data: string): Promise<Running | null> {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !port || !isAlive(pid)) return null;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return command === null || command.includes('postgres') ? { pid, port } : null;
}

function launch(
  program: string,
  data: string,
  port: number,
  owner: { uid: number; gid: number } | null,
  isDurable: boolean,
): Launched {
  const fast = isDurable
    ? []
    : [
        'fsync=off',
        'synchronous_commit=off',
        'full_page_writes=off',
        'wal_level=minimal',
        'max_wal_senders=0',
        'autovacuum=off',
        'max_connections=400',
      ];
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    ...fast,
  ];
  const launched: Launched = { output: [], hasEnded: false };
  const { output } = launched;
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
  server.on('error', (error) => output.push(error.message));
  server.on('close', () => {
    launched.hasEnded = true;
  });
  server.unref();
  (server.stderr as unknown as { unref(): void }).unref();
  return launched;
}

/** A server that was taken over may still be starting or recovering, and one that lost a race to start says that the lock file exists. */
async function waitUntilReady(
  data: string,
  urlOf: (port: number) => string,
  launched: Launched = { output: [], hasEnded: false },
  signal?: AbortSignal,
): Promise<Running> {
  const said = () => launched.output.join('').trim();
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const running = await readRunning(data);
    if (running && (await canConnect(urlOf(running.port)))) return running;
    if (!running && launched.hasEnded && !said().includes('already exists')) break;
    await sleep(20, undefined, { signal });
  }
  throw new Error(`PostgreSQL does not start: ${said()}`);
}

async function canConnect(url: string): Promise<boolean> {
  try {
    const client = await openClient(url);
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function takeLock(url: string, dataDir: string): Promise<Lock> {
  const client = await openClient(url, { application_name: 'diwan owner' });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      advisoryLocks.cluster,
    ]);
    if (rows[0]?.taken) return { client, lost };
    await sleep(100);
  }
  await client.end();
  throw inUse(dataDir);
}
