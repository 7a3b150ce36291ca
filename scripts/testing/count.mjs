/** Whether turbo has run it or found it in its cache: what has no command or was never reached has not. */
export const hasRun = ({ command, execution }) => command !== '<NONEXISTENT>' && Boolean(execution);

export const isTest = ({ task }) => /^test(:|$)/.test(task);

/** Where the runner of a task leaves its counts; `turbo.json` names the same file as its output. */
export const reportPath = ({ directory, task }) => `${directory}/test-results/${task.replace(/^test:/, '')}.json`;

/** Turbo ends well, too, when somebody has stopped it. */
export const wasCutShort = ({ execution: { success, failed, cached, attempted } }) =>
  success + failed + cached < attempted;

const isSound = ({ execution }) => execution?.exitCode === 0;
const isCached = ({ cache }) => cache?.status === 'HIT';

/** A check counts as one. So does a runner that failed without a failing test, or that ended well and left nothing that passed. */
export function countTask(task, report) {
  const ofCheck = { passed: isSound(task) ? 1 : 0, failed: 0, skipped: 0 };
  const { passed, failed, skipped } = isTest(task) ? (report ?? { passed: 0, failed: 0, skipped: 0 }) : ofCheck;
  const isBroken = failed === 0 && (!isSound(task) || passed === 0);
  const counts = { passed, failed: isBroken ? 1 : failed, skipped };
  return { ...counts, cached: isCached(task) ? counts.passed + counts.failed + counts.skipped : 0 };
}

/** One line for a task, and one for each of its tests that failed or needed a second try. */
export function describeTask(task, report) {
  const { passed, failed, skipped } = countTask(task, report);
  const seconds = Math.round((task.execution.endTime - task.execution.startTime) / 1000);
  const counted = [
    [passed, 'passed'],
    [failed, 'failed'],
    [skipped, 'skipped'],
  ].filter(([count]) => count > 0);
  const said = counted.map(([count, word]) => `${count} ${word}`).join(', ');
  const result = isTest(task) ? said : isSound(task) ? 'ok' : 'failed';
  const why = isTest(task) && !report ? ', no report' : '';
  const lines = [`── ${task.taskId}: ${result}${why} (${isCached(task) ? 'from the cache' : `${seconds} s`})`];
  return [...lines, ...(report?.failures ?? []).map((failure) => `   ${failure}`)].join('\n');
}

/** What of a task to read first: its tests that failed or needed a second try, or the task where it has none to name. */
export const failuresOf = (task, report) =>
  report?.failures.length ? report.failures : countTask(task, report).failed > 0 || !isSound(task) ? [task.taskId] : [];

export const sum = (counts) =>
  counts.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
      cached: total.cached + each.cached,
    }),
    { passed: 0, failed: 0, skipped: 0, cached: 0 },
  );

export const closingLines = ({ passed, failed, skipped, cached }) => [
  `${cached} of ${passed + failed + skipped} come from the cache: nothing that they depend on has changed.`,
  `${passed} passed, ${failed} failed, ${skipped} skipped`,
];
