/** Proves the product: installs what is missing, has turbo run every check and test that anything has changed for, and counts them in one line. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded } from './install.mjs';
import { compileCache } from './run-node.mjs';
import {
  closingLines,
  countTask,
  describeTask,
  failuresOf,
  hasRun,
  isTest,
  reportPath,
  sum,
  wasCutShort,
} from './testing/count.mjs';

process.chdir(join(import.meta.dirname, '..'));
const isLong = process.argv.includes('--long');
const summaries = '.turbo/runs';
const workspaces = foldersOf(readJson('package.json').workspaces);
// What an earlier run has left is no result of this one.
for (const folder of ['.', ...workspaces]) rmSync(join(folder, 'test-results'), { recursive: true, force: true });

installIfNeeded();
const { chromiumVersion, findChromium } = await import('./chromium.mjs');
const chromium = findChromium();
const env = {
  ...compileCache,
  ...process.env,
  CHROMIUM_PATH: chromium,
  CHROMIUM_VERSION: chromiumVersion(chromium),
  TURBO_TELEMETRY_DISABLED: '1',
  ...(isLong ? { TEST_LONG: '1' } : {}),
};

const checks = ['check:types', 'check:lint', 'check:boundaries', 'check:unused', '@diwan/admin#build'];
/** These use both cores themselves, one after the other. */
const heavy = ['@diwan/api#test', '@diwan/tests#test', '@diwan/storybook#test', '@diwan/tests#test:e2e'];
const longOnly = ['@diwan/tests#test:storybook', '@diwan/tests#test:development'];
const light = workspaces
  .map((folder) => readJson(join(folder, 'package.json')))
  .flatMap(({ name, scripts = {} }) => Object.keys(scripts).map((task) => ({ id: `${name}#${task}`, task })))
  .filter((each) => isTest(each) && ![...heavy, ...longOnly].includes(each.id))
  .map(({ id }) => id);
/** What is counted already: the browser tests ask for the build again, and find it. */
const known = new Set();
const counts = [];
/** What failed or needed a second try, said once more at the end: of a long run little but its end is kept. */
const failures = [];

// Two at a time, a process each: two cores are busy, and no more is asked of them.
run('checks, and tests of packages', [...checks, ...light], {
  options: ['--concurrency=2', '--output-logs=errors-only', '--log-order=grouped'],
  more: { TEST_WORKERS: '1' },
});
for (const task of isLong ? [...heavy, ...longOnly] : heavy)
  run(task, [task], {
    options: ['--concurrency=1', '--output-logs=new-only', '--log-order=stream', '--log-prefix=none'],
  });

const total = sum(counts);
console.log(['', ...failures, ...closingLines(total)].join('\n'));
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** Has turbo run these, whatever of them fails, and adds what it says of each. */
function run(title, tasks, { options, more = {} }) {
  console.log(`\n── ${title}`);
  rmSync(summaries, { recursive: true, force: true });
  const turbo = ['node_modules/turbo/bin/turbo', 'run', ...tasks];
  const { status } = spawnSync(
    process.execPath,
    [...turbo, ...options, '--continue=dependencies-successful', '--summarize'],
    { stdio: 'inherit', env: { ...env, ...more } },
  );
  const summary = summarized();
  const done = (summary?.tasks ?? []).filter((task) => hasRun(task) && !known.has(task.taskId));
  for (const task of done) {
    known.add(task.taskId);
    const report = isTest(task) ? reportOf(task) : undefined;
    counts.push(countTask(task, report));
    failures.push(...failuresOf(task, report));
    console.log(describeTask(task, report));
  }
  const isTold = done.some((task) => task.execution.exitCode !== 0);
  if (status === 0 ? done.length > 0 && !wasCutShort(summary) : isTold) return;
  console.log(`── ${title}: could not be run`);
  counts.push({ passed: 0, failed: 1, skipped: 0, cached: 0 });
  failures.push(title);
}

function summarized() {
  const [file] = existsSync(summaries) ? readdirSync(summaries).filter((name) => name.endsWith('.json')) : [];
  return file ? readJson(join(summaries, file)) : undefined;
}

function reportOf(task) {
  try {
    return readJson(reportPath(task));
  } catch {
    return undefined;
  }
}

/** The workspaces that patterns such as `packages/*` name. */
function foldersOf(patterns) {
  const inside = (folder) => readdirSync(folder).map((name) => `${folder}/${name}`);
  return patterns
    .flatMap((pattern) => (pattern.endsWith('/*') ? inside(pattern.slice(0, -2)) : [pattern]))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
