/** Runs a workspace's tests from the top of the repository: `node vitest.mjs <report> <what vitest is told …>`. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { clearReport } from './report.ts';

const root = join(import.meta.dirname, '../..');
const [name, ...told] = process.argv.slice(2);
const report = resolve('test-results', `${name}.json`);
const reporters = ['--reporter=dot', `--reporter=${join(import.meta.dirname, 'vitest-reporter.ts')}`];

clearReport(report);
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...told, ...reporters],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_REPORT: report } },
);
process.exit(status ?? 1);
