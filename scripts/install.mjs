import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed';
const ownNode = 'node_modules/.bin/node';

/** Installs exactly what the lockfile says, unless that is what is there already. */
export function installIfNeeded() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=optional', '--include=dev'];
  execFileSync('npm', options, { stdio: 'inherit', shell: process.platform === 'win32' });
  takeOwnNode();
  writeFileSync(stamp, wanted);
}

/** npm brings Node 24 for Linux and Windows; elsewhere it is the one that runs this. */
function takeOwnNode() {
  if (process.platform === 'win32' || existsSync(ownNode)) return;
  if (Number.parseInt(process.versions.node, 10) < 24)
    throw new Error(
      `npm has no Node 24 for ${process.platform}. Install Node 24 from https://nodejs.org and try again.`,
    );
  symlinkSync(process.execPath, ownNode);
}
