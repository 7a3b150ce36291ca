import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#test/databases/test-database.ts';

const root = join(import.meta.dirname, '../../..');
let folder: string;
let database: { url: string; drop(): Promise<void> };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diwan-main-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>) {
  const child = spawn(join(root, 'node_modules/.bin/node'), [join(root, 'apps/api/src/main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: database.url,
      DEMO_DATA: 'off',
      STATIC_DIR: 'none',
      PORT: '0',
      REALTIME_PORT: '0',
      ...env,
    },
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output.text += text));
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, output, exited };
}

async function refusal(env: Record<string, string>): Promise<string> {
  const { output, exited } = start(env);
  expect(await exited).toBe(1);
  const lines = output.text.trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0]!;
}

/** A free port that no outgoing connection is given before it is used: those get higher ones. */
async function quietPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const probe = await listening(port).catch(() => null);
    if (!probe) continue;
    await probe.close();
    return port;
  }
}

async function listening(at = 0): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer().listen(at, '0.0.0.0');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => void (await once(server.close(), 'close')),
  };
}

test('a busy port, of the screens or of the realtime channel, is one line that says what to do', async () => {
  const busy = await listening();
  expect(await refusal({ PORT: String(busy.port) })).toContain(`Port ${busy.port} is busy`);
  expect(await refusal({ REALTIME_PORT: String(busy.port) })).toContain(`Port ${busy.port} is busy`);
  await busy.close();
});

test('a wrong setting, an unusable DATA_DIR and a database that is not there are one line each', async () => {
  await writeFile(join(folder, 'file'), '');
  expect(await refusal({ PORT: 'x' })).toContain('The setting PORT is wrong');
  expect(await refusal({ DATABASE_URL: '', DATA_DIR: join(folder, 'file') })).toContain('DATA_DIR cannot be used');
  expect(await refusal({ DATABASE_URL: 'postgresql://127.0.0.1:1/none' })).toContain('Check DATABASE_URL');
});

test('T54 production refuses a database that may lose confirmed writes', async () => {
  const line = await refusal({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:8080',
    ALLOW_EMBEDDED_PROVIDER: 'yes',
    ALLOW_GENERATED_KEYS: 'yes',
    STAFF_FILE: 'staff.json',
  });
  expect(line).toContain('Turn on fsync, full_page_writes, synchronous_commit');
});

test('T143 a weak secret ends the start in production with one line', async () => {
  const line = await refusal({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:8080',
    ALLOW_EMBEDDED_PROVIDER: 'yes',
    ALLOW_GENERATED_KEYS: 'yes',
    STAFF_FILE: 'staff.json',
    REALTIME_SECRET: 'changeme-changeme-changeme',
  });
  expect(line).toContain('REALTIME_SECRET is short or easy to guess');
});

test('T143 whoever opens a start of the demo to others is warned of its published password', async () => {
  const { child, output, exited } = start({ HOST: '0.0.0.0' });
  while (!output.text.includes('Warning') && child.exitCode === null) await sleep(20);
  expect(output.text).toContain('can sign in with a published password');
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

test('T59 it says where it is, serves, and ends on SIGTERM without an error', async () => {
  const port = await quietPort();
  const { child, output, exited } = start({ PORT: String(port) });
  while (!output.text.includes('Only this computer') && child.exitCode === null) await sleep(20);
  expect(output.text).toContain(`Diwan is ready at http://localhost:${port}\n`);
  expect(output.text).toContain('admin@example.com or editor@example.com with the password demo-password');
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  expect(output.text).toContain('Only this computer can open it; HOST=0.0.0.0 lets others in.');
  const elsewhere = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  for (const { address } of elsewhere.filter(({ internal, family }) => !internal && family === 'IPv4'))
    await expect(fetch(`http://${address}:${port}/readyz`)).rejects.toThrow('fetch failed');
  const began = Date.now();
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(Date.now() - began).toBeLessThan(10_000);
});
