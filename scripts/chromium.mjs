import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Without a window: it takes a quarter less of the processor. */
const shell = 'chromium-headless-shell';
const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The path of a Chromium: one that is on the machine, else from the distribution, else playwright's own; `isWhole` asks for
 * what people have.
 */
export function findChromium({ isWhole = false } = {}) {
  const names = isWhole ? whole : [shell, ...whole];
  const found = process.env.CHROMIUM_PATH ?? onMachine(names) ?? bundled();
  if (found) return found;
  console.log('No Chromium on this machine: installing one for the browser tests.');
  return fromDistribution(isWhole ? ['chromium'] : [shell, 'chromium']) ?? fromPlaywright() ?? fail();
}

/** What the browser at this path says of itself, so that results of another one are not taken for its own. */
export function chromiumVersion(path) {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return stdout?.trim() || path;
}

function onMachine(names) {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return existsSync(mac) ? mac : undefined;
}

function bundled() {
  const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The first of these that the distribution has. */
function fromDistribution(names) {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return undefined;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  const install = (name) => spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  const installed = names.find((name) => install(name).status === 0);
  return installed && onMachine([installed]);
}

function fromPlaywright() {
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  } catch {
    return undefined;
  }
  return bundled();
}

function fail() {
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
}
