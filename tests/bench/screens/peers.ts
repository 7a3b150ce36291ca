import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../peers');
const stamp = join(folder, 'node_modules/.installed');

/** Installs the peers from their own lock file, unless that was done; they are no part of the product. */
export function installPeers(): void {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing the peers …');
  run('npm', ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, lock);
}

/** Builds a peer; gives the folder of its files. */
export function buildPeer(key: string): string {
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { PEER: key });
  return join(folder, 'dist', key);
}

function run(command: string, args: string[], env: Record<string, string> = {}): void {
  execFileSync(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}
