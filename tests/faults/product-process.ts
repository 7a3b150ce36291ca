import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@diwan/api/db/free-port.ts';
import { signInThroughPage, TestBrowser } from '@diwan/api/identity/sign-in/test-sign-in.ts';

/** The product as a person starts it, in a process of its own with the embedded PostgreSQL. */
export interface ProductProcess {
  address: string;
  dataDir: string;
  /** Null for as long as it runs. */
  exitCode(): number | null;
  said(): string;
  isReady(): Promise<boolean>;
  /** The processes of PostgreSQL, the first of which has started the others. */
  postgres(): [postmaster: number, ...children: number[]];
  /** Those of them that serve a connection. */
  connections(): number[];
  /** Headers of a person who has just signed in. */
  signIn(): Promise<Record<string, string>>;
  /** Bytes of memory that the server holds now; its judges and PostgreSQL hold their own. */
  memory(): number;
  /** Ends the server as a crash does; another one may be started with the same data. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}
export async function startProduct(dataDir: string, wrap: readonly string[] = []): Promise<ProductProcess> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const output: string[] = [];
  const command = [...wrap, join(process.cwd(), 'node_modules/.bin/node'), 'apps/api/src/main.ts'];
  const child: ChildProcess = spawn(command[0]!, command.slice(1), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      REALTIME_PORT: '0',
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      STATIC_DIR: 'none',
      RATE_LIMIT_FACTOR: '1000',
    },
  });
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => output.push(String(text)));
  const said = () => output.join('');
  while (!said().includes('is ready')) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${said()}`);
    await sleep(50);
  }
  // Seen from outside, also where the process has disks of its own.
  const inside = join('/proc', String(child.pid), 'root', dataDir);
  const postgres = (): [number, ...number[]] => {
    const postmaster = Number(readFileSync(join(inside, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    return [postmaster, ...childrenOf(postmaster)];
  };
  return {
    address,
    dataDir: inside,
    exitCode: () => child.exitCode,
    said,
    isReady: () =>
      fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    postgres,
    connections: () => postgres().filter((pid) => /127\.0\.0\.1\(/.test(readOf(pid, 'cmdline'))),
    async signIn() {
      const browser = new TestBrowser(address);
      const who = { email: 'admin@example.com', password: 'demo-password' };
      const { adminToken } = await signInThroughPage(browser, address, who);
      const cookie = browser.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      return { authorization: `Bearer ${adminToken}`, cookie };
    },
    memory: () => Number(/^VmRSS:\s+(\d+) kB/m.exec(readOf(child.pid!, 'status'))?.[1] ?? 0) * 1024,
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

/** The name in front may hold anything, and ends with the last bracket. */
const parentOf = (pid: number) =>
  Number(
    readOf(pid, 'stat')
      .replace(/^.*\) /s, '')
      .split(' ')[1],
  );

/** What the system tells of a process; nothing of one that is gone. */
function readOf(pid: number, what: 'stat' | 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}
