import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import type { TestReport } from './count.mjs';
import { clearReport, writeReport } from './report.ts';

/** Writes how many browser tests there were and which failed to the file that its options name. */
export default class CountingReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly path: string;

  constructor({ file }: { file: string }) {
    this.path = file;
    clearReport(file);
  }

  onBegin(_: FullConfig, suite: Suite) {
    this.suite = suite;
  }

  onEnd() {
    writeReport(this.path, reportOf(this.suite?.allTests() ?? []));
  }

  printsToStdio() {
    return false;
  }
}

function reportOf(tests: readonly TestCase[]): TestReport {
  const report: TestReport = { passed: 0, failed: 0, skipped: 0, flaky: 0, failures: [], seconds: {} };
  for (const test of tests) {
    const file = relative(process.cwd(), test.location.file).replaceAll('\\', '/');
    const spent = test.results.reduce((sum, { duration }) => sum + duration, 0);
    report.seconds[file] = Math.round((report.seconds[file] ?? 0) * 10 + spent / 100) / 10;
    const outcome = test.outcome();
    if (outcome === 'skipped') report.skipped++;
    else if (outcome === 'unexpected') report.failed++;
    else report.passed++;
    if (outcome === 'flaky') report.flaky++;
    if (outcome === 'unexpected' || outcome === 'flaky')
      report.failures.push(`${file} › ${test.title}${outcome === 'flaky' ? ' (passed when tried again)' : ''}`);
  }
  return report;
}
