import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { TestReport } from './count.mjs';
import { clearReport, writeReport } from './report.ts';

/** Writes how many tests there were and which failed to the file that `TEST_REPORT` names. */
export default class CountingReporter implements Reporter {
  private readonly path = process.env.TEST_REPORT;

  onInit() {
    if (this.path) clearReport(this.path);
  }

  onTestRunEnd(modules: readonly TestModule[]) {
    if (this.path) writeReport(this.path, reportOf(modules));
  }
}

function reportOf(modules: readonly TestModule[]): TestReport {
  const report: TestReport = { passed: 0, failed: 0, skipped: 0, flaky: 0, failures: [], seconds: {} };
  for (const module of modules) {
    const file = relative(process.cwd(), module.moduleId).replaceAll('\\', '/');
    report.seconds[file] = Math.round((report.seconds[file] ?? 0) * 10 + module.diagnostic().duration / 100) / 10;
    const failures: string[] = [];
    const secondTries: string[] = [];
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (test.diagnostic()?.flaky) {
        report.flaky++;
        secondTries.push(`${file} › ${nameOf(test)} (passed when tried again)`);
      }
      if (state === 'passed') report.passed++;
      else if (state === 'failed') failures.push(`${file} › ${nameOf(test)}`);
      else report.skipped++;
    }
    if (module.state() === 'failed' && failures.length === 0) failures.push(`${file} › failed outside of its tests`);
    report.failed += failures.length;
    report.failures.push(...failures, ...secondTries);
  }
  return report;
}

/** Stories run in several looks, each a project of its own. */
const nameOf = ({ fullName, project }: TestCase) =>
  project.name.startsWith('stories-') ? `${fullName} (${project.name})` : fullName;
