import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addresses } from './addresses.ts';
import { createDatabase } from './databases.ts';
import { openWorld, type World } from './world.ts';

/** A server that a test may stop and start again, with a database of its own. */
export interface OwnServer {
  address: string;
  world: World;
  start(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

export async function startOwnServer(number: number): Promise<OwnServer> {
  const port = addresses.port + 10 + 2 * number;
  const databaseUrl = await createDatabase(await readFile(addresses.databaseFile, 'utf8'));
  const address = `http://localhost:${port}`;
  const settings = {
    PORT: String(port),
    REALTIME_PORT: String(port + 1),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(addresses.directory, new URL(databaseUrl).pathname),
    DEMO_DATA: 'off',
  };
  let running: ChildProcess;

  const start = async () => {
    running = spawn('node_modules/.bin/node', ['apps/api/src/main.ts'], {
      env: { ...process.env, ...settings },
      stdio: 'ignore',
    });
    while (running.exitCode === null && !(await isReady(address))) await new Promise((retry) => setTimeout(retry, 100));
    if (running.exitCode !== null) throw new Error(`The server ended with ${running.exitCode}.`);
  };
  const stop = async () => {
    if (running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGTERM');
    await ended;
  };

  await start();
  const world = await openWorld(databaseUrl);
  return {
    address,
    world,
    start,
    stop,
    async close() {
      await stop();
      await world.close();
      await rm(settings.DATA_DIR, { recursive: true, force: true });
    },
  };
}

const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
