import { expect, test } from 'vitest';
import {
  closingLines,
  countTask,
  describeTask,
  failuresOf,
  hasRun,
  reportPath,
  type SummarizedTask,
  sum,
  type TestReport,
  wasCutShort,
} from './count.mjs';

const report = (counts: Partial<TestReport>): TestReport => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  flaky: 0,
  failures: [],
  seconds: {},
  ...counts,
});
const task = (
  name: string,
  {
    exitCode = 0,
    status = 'MISS',
    workspace = '@diwan/ui',
  }: { exitCode?: number; status?: string; workspace?: string } = {},
): SummarizedTask => ({
  taskId: `${workspace}#${name}`,
  task: name,
  command: 'node run.mjs',
  directory: 'packages/ui',
  cache: { status },
  execution: { startTime: 10_000, endTime: 22_400, exitCode },
});
const numbers = ({ passed, failed, skipped, cached }: ReturnType<typeof countTask>) => [
  passed,
  failed,
  skipped,
  cached,
];

test('tests are counted from the report, and once more as cached where they were not run again', () => {
  const counted = report({ passed: 7, skipped: 2 });
  expect(numbers(countTask(task('test'), counted))).toEqual([7, 0, 2, 0]);
  expect(numbers(countTask(task('test', { status: 'HIT' }), counted))).toEqual([7, 0, 2, 9]);
  expect(numbers(countTask(task('test:e2e', { exitCode: 1 }), report({ passed: 7, failed: 3 })))).toEqual([7, 3, 0, 0]);
});

test('a check counts as one', () => {
  expect(numbers(countTask(task('check:types'), undefined))).toEqual([1, 0, 0, 0]);
  expect(numbers(countTask(task('build', { status: 'HIT' }), undefined))).toEqual([1, 0, 0, 1]);
  expect(numbers(countTask(task('check:lint', { exitCode: 1 }), undefined))).toEqual([0, 1, 0, 0]);
});

test('a runner that breaks down, or has nothing to show, counts as one failure', () => {
  expect(numbers(countTask(task('test', { exitCode: 1 }), undefined))).toEqual([0, 1, 0, 0]);
  expect(numbers(countTask(task('test', { exitCode: 139 }), report({ passed: 40 })))).toEqual([40, 1, 0, 0]);
  expect(numbers(countTask(task('test'), undefined))).toEqual([0, 1, 0, 0]);
  expect(numbers(countTask(task('test'), report({ skipped: 5 })))).toEqual([0, 1, 5, 0]);
});

test('what has no command, or was never reached, has not run', () => {
  expect(hasRun(task('test'))).toBe(true);
  expect(hasRun({ ...task('transit'), command: '<NONEXISTENT>' })).toBe(false);
  expect(hasRun({ ...task('test:e2e'), execution: null })).toBe(false);
});

test('each task is one line, with its failures below it', () => {
  const failed = report({ passed: 1, failed: 1, failures: ['a.test.ts › adds'] });
  expect(describeTask(task('test', { exitCode: 1 }), failed)).toBe(
    '── @diwan/ui#test: 1 passed, 1 failed (12 s)\n   a.test.ts › adds',
  );
  expect(describeTask(task('test', { exitCode: 1 }), undefined)).toBe('── @diwan/ui#test: 1 failed, no report (12 s)');
  expect(describeTask(task('check:lint', { workspace: '//', status: 'HIT' }), undefined)).toBe(
    '── //#check:lint: ok (from the cache)',
  );
});

test('what failed is named, a check or a broken runner by its task', () => {
  const named = report({ passed: 3, failed: 1, failures: ['a.test.ts › adds'] });
  expect(failuresOf(task('test', { exitCode: 1 }), named)).toEqual(['a.test.ts › adds']);
  expect(failuresOf(task('test', { exitCode: 139 }), report({ passed: 40 }))).toEqual(['@diwan/ui#test']);
  expect(failuresOf(task('check:lint', { exitCode: 1 }), undefined)).toEqual(['@diwan/ui#check:lint']);
  expect(failuresOf(task('check:lint'), undefined)).toEqual([]);
  expect(failuresOf(task('test'), report({ passed: 3 }))).toEqual([]);
});

test('the last line adds all up, the one before says how many are from the cache', () => {
  const counts = [task('test', { status: 'HIT' }), task('test', { exitCode: 1 })].map((each, index) =>
    countTask(each, report({ passed: 5, failed: index, skipped: 1 })),
  );
  expect(closingLines(sum(counts))).toEqual([
    '6 of 13 come from the cache: nothing that they depend on has changed.',
    '10 passed, 1 failed, 2 skipped',
  ]);
});

test('each test task leaves its counts in a file of its own', () => {
  expect(reportPath(task('test'))).toBe('packages/ui/test-results/test.json');
  expect(reportPath(task('test:e2e'))).toBe('packages/ui/test-results/e2e.json');
});

test('a run of which some was not finished is none, however well it ended', () => {
  const cutShort = (counts: { success: number; failed: number; cached: number }) =>
    wasCutShort({ execution: { ...counts, attempted: 7 } });
  expect(cutShort({ success: 3, failed: 0, cached: 0 })).toBe(true);
  expect(cutShort({ success: 3, failed: 1, cached: 3 })).toBe(false);
});
