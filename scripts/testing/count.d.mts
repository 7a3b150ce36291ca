/** What a test runner leaves of a run. */
export interface TestReport {
  passed: number;
  failed: number;
  skipped: number;
  /** Those of the passed that needed a second try. */
  flaky: number;
  failures: string[];
  /** What each file took. */
  seconds: Record<string, number>;
}

/** A task as turbo's summary of a run tells of it. */
export interface SummarizedTask {
  taskId: string;
  task: string;
  command: string;
  directory: string;
  cache?: { status?: string };
  execution?: { startTime: number; endTime: number; exitCode: number } | null;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** How many of all these were not run again, because nothing that they depend on has changed. */
  cached: number;
}

/** Turbo's summary of a run. */
export interface RunSummary {
  tasks: SummarizedTask[];
  execution: { success: number; failed: number; cached: number; attempted: number };
}

export function countTask(task: SummarizedTask, report: TestReport | undefined): Counts;
export function describeTask(task: SummarizedTask, report: TestReport | undefined): string;
export function failuresOf(task: SummarizedTask, report: TestReport | undefined): string[];
export function hasRun(task: SummarizedTask): boolean;
export function isTest(task: SummarizedTask): boolean;
export function reportPath(task: SummarizedTask): string;
export function wasCutShort(summary: Pick<RunSummary, 'execution'>): boolean;
export function sum(counts: readonly Counts[]): Counts;
export function closingLines(total: Counts): string[];
