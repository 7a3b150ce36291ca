import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Task, VerdictOf } from '../judge/task.ts';

const mebibyte = 1024 * 1024;

export interface JudgeLimits {
  /** How many files are judged at once; the others wait. */
  atOnce: number;
  milliseconds: number;
  /** Of everything that a judge's process holds. */
  memoryBytes: number;
  /** How long a process without work is kept. */
  idleMilliseconds: number;
}
export const judgeLimits: JudgeLimits = {
  atOnce: 2,
  milliseconds: 10_000,
  memoryBytes: 768 * mebibyte,
  idleMilliseconds: 30_000,
};
const mostTasks = 100;
const startMilliseconds = 60_000;
/** The one place that knows where the judge's code is: a source beside this one, or its bundle beside ours. */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? '../judge/judge.entry.ts' : './judge.entry.js',
  import.meta.url,
);

interface Judge {
  process: ChildProcess;
  tasks: number;
  memory: number;
}

/** Why no verdict came: the file made its judge exceed a limit, or crash. */
export class NoVerdict extends Error {}

/** Processes that judge files: few, bounded in time and memory, replaced when one is lost together with the file that it had. */
export class Judges {
  readonly #limits: JudgeLimits;
  readonly #inTurn: LimitFunction;
  readonly #idle: Judge[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: JudgeLimits = judgeLimits) {
    this.#limits = limits;
    this.#inTurn = pLimit(limits.atOnce);
  }

  judge<T extends Task>(task: T): Promise<VerdictOf<T>> {
    return this.#inTurn(async () => {
      clearTimeout(this.#timer);
      const judge = await this.#free();
      hold(judge.process);
      const verdict = await this.#ask(judge, task);
      if (judge.tasks >= mostTasks || judge.memory > this.#limits.memoryBytes / 3) judge.process.kill('SIGKILL');
      else this.#release(judge);
      return verdict;
    });
  }

  async #free(): Promise<Judge> {
    for (let judge = this.#idle.pop(); judge; judge = this.#idle.pop()) if (judge.process.connected) return judge;
    return this.#start();
  }

  async #start(): Promise<Judge> {
    const { memoryBytes } = this.#limits;
    const child = fork(entry, [String(memoryBytes)], {
      execArgv: [`--max-old-space-size=${Math.round(memoryBytes / mebibyte / 2)}`],
      // Nothing of the server's settings and secrets; Windows doesn't start a process without this one.
      env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Whoever waits for an answer learns of the end from `exit`.
    child.on('error', () => {});
    const signal = AbortSignal.timeout(startMilliseconds);
    const started = await Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })]).catch(
      () => [],
    );
    if (started[0] === 'ready') return { process: child, tasks: 0, memory: 0 };
    child.kill('SIGKILL');
    throw new Error('No process to judge files could be started.');
  }

  async #ask<T extends Task>(judge: Judge, task: T): Promise<VerdictOf<T>> {
    const { process: child } = judge;
    const answer = new Promise<{ verdict: VerdictOf<T>; memory: number }>((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), this.#limits.milliseconds);
      const lost = () => {
        clearTimeout(timer);
        reject(new NoVerdict());
      };
      child.once('exit', lost);
      child.once('message', (message) => {
        clearTimeout(timer);
        child.off('exit', lost);
        resolve(message as { verdict: VerdictOf<T>; memory: number });
      });
      child.send(task, (error) => error && child.kill('SIGKILL'));
    });
    const { verdict, memory } = await answer;
    judge.tasks += 1;
    judge.memory = memory;
    return verdict;
  }

  #release(judge: Judge): void {
    release(judge.process);
    this.#idle.push(judge);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      for (const { process: child } of this.#idle.splice(0)) child.kill('SIGKILL');
    }, this.#limits.idleMilliseconds).unref();
  }
}

/** A judge at work keeps the server running, one without work doesn't. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}
function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
