import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestReport } from './count.mjs';

/** Takes away what an earlier run has left, so that a runner that breaks down leaves no counts. */
export function clearReport(path: string): void {
  rmSync(path, { force: true });
}

export function writeReport(path: string, report: TestReport): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(report, null, 1)}\n`);
}
