import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed';
const quietly = ['--no-audit', '--no-fund', '--loglevel=error', '--include=optional', '--include=dev'];

/** Installs what the lockfile says, unless that is what is there already. */
export function installIfNeeded() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  try {
    npm('ci', ...quietly);
  } catch {
    // A mirror that lacks other platforms' optional packages makes `npm ci` refuse the lockfile; the versions stay the lockfile's.
    npm('install', '--no-save', ...quietly);
  }
  writeFileSync(stamp, wanted);
}

function npm(...args) {
  execFileSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
}
