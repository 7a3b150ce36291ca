import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@diwan/api/db/free-port.ts';

const repository = join(import.meta.dirname, '../..');
const patience = 300_000;

export interface Product {
  url: string;
  /** From the command to the first request that is answered as ready. */
  startSeconds: number;
  stop(): Promise<void>;
}

/** The product as people start it, on free ports and a directory of its own. */
export async function startProduct(dataDir: string, settings: Record<string, string> = {}): Promise<Product> {
  const [port, realtimePort] = await Promise.all([freePort(), freePort()]);
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: repository,
    env: { ...process.env, PORT: `${port}`, REALTIME_PORT: `${realtimePort}`, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error('The product ended while it was starting.');
    if (performance.now() - began > patience) {
      await stop();
      throw new Error(`The product was not ready after ${patience / 1000} s.`);
    }
    await wait(50);
  }
  return { url, startSeconds: (performance.now() - began) / 1000, stop };
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  return answer?.ok ?? false;
}
