import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { ClamdConfig } from './config.ts';
import { findClamd } from './test-clamd-program.ts';

/** What the test's clamd takes for harmful; it knows nothing else. */
export const harmful = 'what the scanner of this test looks for';

/** A real clamd that knows one signature, on a socket of its own. */
export async function startClamd({ longest = '25M' } = {}): Promise<{ clamd: ClamdConfig; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'diwan-clamd-'));
  const path = join(folder, 'clamd.ctl');
  await mkdir(join(folder, 'signatures'));
  // Name, any kind of file, anywhere in it, the bytes in hexadecimal.
  await writeFile(join(folder, 'signatures/test.ndb'), `Diwan.Test:0:*:${Buffer.from(harmful).toString('hex')}\n`);
  const settings = [
    `LocalSocket ${path}`,
    `DatabaseDirectory ${folder}/signatures`,
    `StreamMaxLength ${longest}`,
    'Foreground yes',
    'ExitOnOOM yes',
  ];
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
  const { program, env } = findClamd();
  const running = spawn(program, [`--config-file=${folder}/clamd.conf`], { env, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  await vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect({ path }, () => resolve(void socket.destroy()));
        socket.once('error', reject);
      }),
    { timeout: 60_000, interval: 100 },
  );
  return {
    clamd: { path },
    stop: async () => {
      running.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
