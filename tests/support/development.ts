import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@diwan/api/db/free-port.ts';
import { type Product, startProduct } from './product.ts';

const repository = join(import.meta.dirname, '../..');

/** The product as its developers run it: every module as it was written, beside the server at one address. */
export async function startDevelopment(dataDir: string): Promise<Pick<Product, 'url' | 'stop'>> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = await startProduct(dataDir, { PUBLIC_URL: url, STATIC_DIR: 'none', RATE_LIMIT_FACTOR: '100' });
  const screens = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'apps/admin', '--port', `${port}`, '--strictPort'],
    {
      cwd: repository,
      env: { ...process.env, NODE_ENV: 'development', API_URL: server.url },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const stop = async () => {
    const ended = screens.exitCode === null ? once(screens, 'exit') : null;
    screens.kill('SIGTERM');
    await ended;
    await server.stop();
  };
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (screens.exitCode !== null) throw new Error('The screens ended while they were starting.');
    await wait(100);
  }
  return { url, stop };
}
