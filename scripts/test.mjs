/** Proves the product: installs what is missing, then runs every check and every test, and counts them in one line. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';

process.chdir(join(import.meta.dirname, '..'));
const isLong = process.argv.includes('--long');
const reports = 'test-results/reports';

installIfNeeded();
rmSync('test-results', { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const { findChromium } = await import('./chromium.mjs');

const env = {
  ...process.env,
  CHROMIUM_PATH: findChromium(),
  CI: process.env.CI ?? '',
  TURBO_TELEMETRY_DISABLED: '1',
  ...(isLong ? { TEST_LONG: '1' } : {}),
};
const total = { passed: 0, failed: 0, skipped: 0 };

const steps = [['check:types'], ['build'], ['check:lint'], ['check:boundaries'], ['check:unused']];
await Promise.all([takeSteps(), takeSteps()]);
await vitest('code', ['--project', 'unit', '--project', 'ui', '--project', 'api']);
await vitest('stories', ['--project', 'stories-*']);
for (const project of isLong ? ['storybook', 'development'] : []) await vitest(project, ['--project', project]);
await playwright();

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

function add({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

async function takeSteps() {
  for (let step = steps.shift(); step; step = steps.shift()) {
    const [name, ...options] = step;
    const isSound = await run(name, 'npm', ['run', '--silent', name, ...options], { isHeld: true });
    add(isSound ? { passed: 1 } : { failed: 1 });
  }
}

/** What a step prints is shown at once, or held until it ends where another one prints beside it. */
function run(title, command, args, { isHeld = false, more = {} } = {}) {
  const began = Date.now();
  const held = [];
  if (!isHeld) console.log(`\n── ${title}`);
  return new Promise((resolve) => {
    const stdio = isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { stdio, env: { ...env, ...more } });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => held.push(chunk));
    child.on('close', (code) => {
      if (isHeld) process.stdout.write(`\n── ${title}\n${Buffer.concat(held)}`);
      console.log(`── ${title}: ${code === 0 ? 'ok' : 'failed'} (${Math.round((Date.now() - began) / 1000)} s)`);
      resolve(code === 0);
    });
  });
}

async function vitest(title, args) {
  const file = `${reports}/${title}.json`;
  const isSound = await run(title, 'npx', [
    'vitest',
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  count(title, isSound, () => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });
}

async function playwright() {
  const file = `${reports}/e2e.json`;
  const isSound = await run('e2e', 'npx', ['playwright', 'test', '--reporter=line,json'], {
    more: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  count('e2e', isSound, () => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'));
    if (stats.flaky > 0) console.log(`${stats.flaky} browser tests needed a second try: see above.`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  });
}

/** A runner that failed without a failing test (a crash, an error outside a test) counts as one failure. */
function count(title, isSound, read) {
  let counted = { passed: 0, failed: 0, skipped: 0 };
  try {
    counted = read();
  } catch (error) {
    console.error(`${title} left no report: ${error.message}`);
  }
  if (!isSound && counted.failed === 0) counted.failed = 1;
  if (isSound && counted.passed === 0) counted.failed = 1;
  add(counted);
}
