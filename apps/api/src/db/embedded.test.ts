import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { temporaryHome } from '#test/databases/temporary-home.ts';
import { linkLibraries } from './embedded/binaries.ts';
import { canEnter } from './embedded/home.ts';
import { startEmbeddedPostgres } from './embedded.ts';

let folder: string;
beforeAll(async () => {
  folder = await temporaryHome('embedded');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A process that starts PostgreSQL and inserts without pause, saying each number after it was confirmed. */
const writer = `
  import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
  import pg from 'pg';
  const { url } = await startEmbeddedPostgres(process.argv[1]).catch((error) => {
    console.log('refused ' + error.message);
    process.exit(3);
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS written (number bigint GENERATED ALWAYS AS IDENTITY)');
  for (;;) console.log((await client.query('INSERT INTO written DEFAULT VALUES RETURNING number')).rows[0].number);
`;

interface Writer {
  child: ChildProcess;
  lines: string[];
  said(count: number): Promise<void>;
  exited: Promise<number | null>;
}

function startWriter(dataDir: string): Writer {
  const node = join(import.meta.dirname, '../../../../node_modules/.bin/node');
  const child = spawn(node, ['--input-type=module', '--eval', writer, dataDir], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout! }).on('line', (line) => lines.push(line));
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve));
  const said = async (count: number) => {
    while (lines.length < count && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  return { child, lines, said, exited };
}

test('T53 killed ten times under writes, nothing that was confirmed is lost, and the next start takes over', {
  timeout: 120_000,
}, async () => {
  const dataDir = join(folder, 'killed');
  const confirmed: string[] = [];
  for (let kill = 0; kill < 10; kill++) {
    const process = startWriter(dataDir);
    await process.said(20 + kill * 7);
    process.child.kill('SIGKILL');
    await process.exited;
    expect(process.lines.length).toBeGreaterThanOrEqual(20);
    confirmed.push(...process.lines);
  }
  const server = await startEmbeddedPostgres(dataDir);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query<{ number: string }>('SELECT number FROM written');
  await client.end();
  await server.stop();
  const kept = new Set(rows.map(({ number }) => number));
  expect(confirmed.filter((number) => !kept.has(number))).toEqual([]);
  expect(confirmed.length).toBeGreaterThan(400);
});

test('T53 a second start on the same directory is refused with one line, and harms nothing', {
  timeout: 60_000,
}, async () => {
  const dataDir = join(folder, 'twice');
  const first = startWriter(dataDir);
  await first.said(5);
  const second = startWriter(dataDir);
  expect(await second.exited).toBe(3);
  expect(second.lines).toEqual([
    `refused Another process is using ${dataDir}. Stop it, or set DATA_DIR to another directory.`,
  ]);
  const before = first.lines.length;
  await first.said(before + 5);
  expect(first.lines.length).toBeGreaterThan(before);
  first.child.kill('SIGKILL');
  await first.exited;
  await (await startEmbeddedPostgres(dataDir)).stop();
});

/** What a first start has made at six moments, one later than the other: the folder, the files of a cluster, the cluster in its place, the server. */
const stages: ((pid: number) => string)[] = [
  (pid) => `postgres.new-${pid}`,
  (pid) => `postgres.new-${pid}/PG_VERSION`,
  (pid) => `postgres.new-${pid}/global/pg_control`,
  (pid) => `postgres.new-${pid}/base/5`,
  () => 'postgres/PG_VERSION',
  () => 'postgres/postmaster.pid',
];

test('T53 a first start that is killed half-way leaves a directory that starts', { timeout: 60_000 }, async () => {
  const dataDir = join(folder, 'interrupted');
  for (const stage of stages) {
    const interrupted = startWriter(dataDir);
    const reached = join(dataDir, stage(interrupted.child.pid!));
    await vi.waitUntil(() => existsSync(reached), { timeout: 30_000, interval: 1 });
    interrupted.child.kill('SIGKILL');
    await interrupted.exited;
  }
  const server = await startEmbeddedPostgres(dataDir);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query(
    "SELECT current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync, datcollate FROM pg_database WHERE datname = current_database()",
  );
  expect(rows).toEqual([{ encoding: 'UTF8', fsync: 'on', datcollate: 'C' }]);
  await client.end();
  await server.stop();
});

test('the libraries are linked where the install script was not allowed to run', async () => {
  const native = join(folder, 'package/native');
  await mkdir(join(native, 'lib'), { recursive: true });
  await writeFile(join(native, 'lib/a.so.1.2'), 'library');
  await writeFile(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/a.so.1.2', target: 'native/lib/a.so.1' }]),
  );
  await linkLibraries(native);
  await linkLibraries(native);
  await unlink(join(native, 'lib/a.so.1'));
  await symlink('a.so.1.2', join(native, 'lib/a.so.1'));
});

test('a folder that the user of PostgreSQL may not enter is noticed', async () => {
  const closed = join(folder, 'closed');
  await mkdir(join(closed, 'inner'), { recursive: true });
  const stranger = { uid: 54_321, gid: 54_321 };
  expect(await canEnter(join(closed, 'inner'), stranger)).toBe(true);
  await chmod(closed, 0o700);
  expect(await canEnter(join(closed, 'inner'), stranger)).toBe(false);
});
