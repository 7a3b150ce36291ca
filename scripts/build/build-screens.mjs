import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stamp = 'node_modules/.screens-built';
const sources = ['packages', 'apps/admin', 'package-lock.json'];
const ignored = /(^|\/)(node_modules|dist|\.[^/]+)$|\.(test|stories)\.tsx?$/;

/** Builds the screens, unless they were built from exactly these sources. */
export function buildScreensIfNeeded() {
  const wanted = fingerprint();
  if (existsSync('apps/admin/dist/index.html') && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the screens …');
  execFileSync('npm', ['run', '--silent', 'build:screens'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(stamp, wanted);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of sources) add(hash, path);
  return hash.digest('hex');
}

function add(hash, path) {
  if (ignored.test(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) add(hash, join(path, name));
  } else {
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
}
