import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@diwan/api/app.ts';
import { readConfig } from '@diwan/api/config.ts';
import { type Database, openDatabase } from '@diwan/api/db/database.ts';
import { startEmbeddedPostgres } from '@diwan/api/db/embedded.ts';
import { migrate } from '@diwan/api/db/migrate.ts';
import type { AppDeps } from '@diwan/api/deps.ts';
import { sessionCookie } from '@diwan/api/http/requests/cookies.ts';
import { createSession } from '@diwan/api/identity/sessions/sessions.ts';
import { hashPassword } from '@diwan/api/identity/staff/password.ts';
import { loadKeys } from '@diwan/api/keys/load-keys.ts';
import { serverResources } from '@diwan/api/resources/index.ts';
import { openStore } from '@diwan/api/storage/open-store.ts';
import { startProduct } from '#support/product.ts';
import { quantile } from '../report/figures.ts';
import type { BareAnswer, BareWork } from './bare-server.ts';
import { fillApplications } from './fill.ts';
import { type AskedList, lists, pathsOf, queriesDuring } from './list-requests.ts';
import { load, type Target } from './load.ts';

export interface ListFigures {
  title: string;
  /** Which page was asked for as page 10,000; less where the list is shorter. */
  deepPage: number;
  /** Milliseconds, of 99 in 100 requests, with four callers. */
  firstP99: number;
  deepP99: number;
  /** Requests a second, with sixteen callers. */
  ours: number;
  bare: number;
}

export interface ServerResults {
  applications: number;
  lists: ListFigures[];
}

const farPage = 10_000;
const seconds = 8;
const email = 'bench@example.com';
const settings = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost:8080',
  ALLOW_EMBEDDED_PROVIDER: 'yes',
  ALLOW_GENERATED_KEYS: 'yes',
  RATE_LIMIT_FACTOR: '1000000',
  STATIC_DIR: 'none',
};

interface Asked {
  applications: number;
  /** Where the filled database is kept, and found again by the next run; a temporary place unless given. */
  folder?: string | undefined;
}

/** Lists of so many applications on a PostgreSQL of its own, beside the least that could answer them. */
export async function measureServer({ applications, folder }: Asked): Promise<ServerResults> {
  if (folder) return measureIn(folder, applications);
  const temporary = await mkdtemp(join(tmpdir(), 'diwan-bench-server-'));
  try {
    return await measureIn(temporary, applications);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function measureIn(folder: string, applications: number): Promise<ServerResults> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const filled = join(folder, `filled-with-${applications}`);
  if (!existsSync(filled)) {
    await fill(folder, applications);
    await writeFile(filled, '');
  }
  const server = await startEmbeddedPostgres(folder);
  try {
    return { applications, lists: await measureLists(folder, server.url) };
  } finally {
    await server.stop();
  }
}

/** Without the disk's confirmations, which only writing waits for; what is measured reads. */
async function fill(folder: string, applications: number): Promise<void> {
  const server = await startEmbeddedPostgres(folder, { isDurable: false });
  try {
    await migrate(server.url);
    await fillApplications(readConfig(settingsOf(folder, server.url)), server.url, applications, (line) =>
      console.log(line),
    );
  } finally {
    await server.stop();
  }
}

const settingsOf = (folder: string, url: string) => ({
  ...settings,
  STAFF_FILE: join(folder, 'staff.json'),
  DATABASE_URL: url,
  DATA_DIR: folder,
});

async function measureLists(folder: string, url: string): Promise<ListFigures[]> {
  const all = settingsOf(folder, url);
  const admin = { email, name: 'Bench', role: 'admin', password: await hashPassword('bench-password') };
  await writeFile(all.STAFF_FILE, JSON.stringify([admin]));
  const product = await startProduct(folder, all);
  const database = openDatabase(url, { statementSeconds: 120 });
  try {
    const config = readConfig(all);
    const deps: AppDeps = {
      resources: serverResources,
      config,
      database,
      keys: await loadKeys(config, database),
      store: await openStore(config),
      clock: () => new Date(),
    };
    const figures: ListFigures[] = [];
    for (const list of lists) figures.push(await measureList(list, deps, product.url, url));
    return figures;
  } finally {
    await database.close();
    await product.stop();
  }
}

async function measureList(list: AskedList, deps: AppDeps, base: string, databaseUrl: string): Promise<ListFigures> {
  const { first, deep, deepest } = await pathsOf(list, farPage, deps.database);
  const { adminToken, cookie } = await createSession(deps, await staffIdOf(deps));
  const headers = { authorization: `Bearer ${adminToken}`, cookie: `${sessionCookie}=${cookie}` };
  const target = (paths: string[]): Target => ({ base, paths, headers });
  const p99 = async (paths: string[]) => {
    await load(target(paths), 4, 2);
    return quantile((await load(target(paths), 4, seconds)).latencies, 0.99);
  };
  const firstP99 = await p99(first);
  const deepP99 = await p99(deep);
  const both = [...first, ...deep];
  const bare = await withBareServer(
    { url: databaseUrl, maxConnections: 20, answers: await answersTo(both, headers, deps) },
    async (bareBase) => {
      await load({ base: bareBase, paths: both }, 16, 2);
      return load({ base: bareBase, paths: both }, 16, seconds);
    },
  );
  await load(target(both), 16, 2);
  const ours = await load(target(both), 16, seconds);
  const rate = { ours: ours.requestsPerSecond, bare: bare.requestsPerSecond };
  return { title: list.title, deepPage: deepest, firstP99, deepP99, ...rate };
}

/** What our own server asks the database and answers, for each of these addresses. */
async function answersTo(paths: string[], headers: Record<string, string>, deps: AppDeps) {
  const app = await buildApp(deps);
  const answers: Record<string, BareAnswer> = {};
  for (const url of paths) {
    let body: unknown;
    const queries = await queriesDuring((deps.database as Database).pool, async () => {
      const response = await app.inject({ url, headers });
      if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}: ${response.body}`);
      body = response.json();
    });
    answers[url] = {
      queries: queries.filter(({ text }) => /applications|job_posts|seekers|skills|interviews|notes/.test(text)),
      body,
    };
  }
  await app.close();
  return answers;
}

async function withBareServer<T>(work: BareWork, use: (base: string) => Promise<T>): Promise<T> {
  const child: ChildProcess = fork(join(import.meta.dirname, 'bare-server.ts'));
  try {
    child.send(work);
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    child.kill();
  }
}

async function staffIdOf({ database }: AppDeps): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM staff WHERE email = $1', [email]);
  return rows[0]!.id;
}
