import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { type BackgroundWork, keepWorking, type Worker } from '#background/keep-working.ts';
import { newId } from '#db/id.ts';
import { type ImportRunRow, importsTable as imports, importRowsTable as rows } from '#db/schema/imports.ts';
import { problemOfDatabase } from '#http/problems/database-problems.ts';
import { theSystem } from '#workflows/apply-event.ts';
import { lockImport } from '../import-runs.ts';
import { moveImport, tellProgress } from '../move.ts';
import { checkRows } from './check-rows.ts';
import { type Step, type Stepped, step, toDo, type WorkerDeps, type WorkState } from './step.ts';
import { undoRows } from './undo-rows.ts';
import { writeRows } from './write-rows.ts';

interface Work {
  /** Rows of one transaction. */
  atOnce: number;
  carryOut(step: Step): Promise<void>;
  /** What ends it when no row is left. */
  end: 'import.check' | 'import.finish' | 'import.finishUndo';
}

const works: Record<WorkState, Work> = {
  mapped: { atOnce: 200, carryOut: checkRows, end: 'import.check' },
  running: { atOnce: 100, carryOut: writeRows, end: 'import.finish' },
  undoing: { atOnce: 100, carryOut: undoRows, end: 'import.finishUndo' },
};
const workStates = ['mapped', 'running', 'undoing'] as const;
const isWork = (state: string): state is WorkState => Object.hasOwn(works, state);

/** How long it works on one import before it looks at what else waits. */
const turnMilliseconds = 2_000;
/** After this time without a sign of life, another worker takes over. */
const leaseSeconds = 10;
const mostTries = 4;
const tellEvery = 500;
const pauseAfterTurn = 20;
const pauseWhenIdle = 500;

export interface ImportWorker {
  /** Works on some rows of whichever import has waited longest; false when there was nothing to do. */
  work(): Promise<boolean>;
  close(): void;
}

/** Works in turns on the imports that have something to do: beside others in other processes, and on after any crash. */
export function createImportWorker(deps: WorkerDeps): ImportWorker {
  const { database, clock } = deps;
  const { orm, transaction } = database;
  const id = newId();
  const toldAt = new Map<string, number>();
  let isClosed = false;

  async function lease(): Promise<ImportRunRow | undefined> {
    const waiting = orm
      .select({ id: imports.id })
      .from(imports)
      .where(and(inArray(imports.state, [...workStates]), lt(imports.leasedUntil, sql`now()`)))
      .orderBy(imports.leasedUntil, imports.id)
      .limit(1)
      .for('update', { skipLocked: true });
    const [leased] = await orm
      .update(imports)
      .set({ leasedBy: id, leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
      .where(eq(imports.id, waiting))
      .returning();
    return leased;
  }

  async function release({ id: importId }: ImportRunRow): Promise<void> {
    await orm
      .update(imports)
      .set({ leasedUntil: sql`clock_timestamp()` })
      .where(and(eq(imports.id, importId), eq(imports.leasedBy, id)));
  }

  async function runTurn(run: ImportRunRow): Promise<void> {
    if (!isWork(run.state)) return;
    const began = performance.now();
    let after = 0;
    while (!isClosed && performance.now() - began < turnMilliseconds) {
      const stepped = await stepPatiently({ id: run.id, state: run.state, after });
      if (stepped.kind === 'stop') return end(run, 'import.stop', stepped.reason);
      if (stepped.kind === 'halted') return;
      if (stepped.last === null && after === 0) return end(run, works[run.state].end);
      // Of those before there may be some that another worker had in its hands.
      after = stepped.last ?? 0;
    }
    await tell(run);
  }

  /** What goes wrong for several rows is tried again row by row, a few times where the database hinders it; a row that never succeeds is left. */
  async function stepPatiently(wanted: { id: string; state: WorkState; after: number }): Promise<Stepped> {
    const { atOnce, carryOut } = works[wanted.state];
    for (let tries = 1; ; tries++) {
      try {
        return await step(deps, { ...wanted, limit: tries === 1 ? atOnce : 1 }, carryOut);
      } catch (error) {
        const isPassing = problemOfDatabase(error)?.code === 'unavailable';
        if (tries >= mostTries || (tries > 1 && !isPassing)) return step(deps, { ...wanted, limit: 1 }, giveUp);
        await sleep(20 * 2 ** tries * (0.5 + Math.random()));
      }
    }
  }

  async function giveUp({ tx, run, found }: Step): Promise<void> {
    const left = { errors: [{ path: '', code: 'internal' }], at: clock().toISOString() };
    const outcome = run.state === 'undoing' ? 'kept' : 'failed';
    await tx
      .update(rows)
      .set(run.state === 'mapped' ? { ...left, verdict: 'wrong' } : { ...left, outcome, reason: 'internal' })
      .where(and(eq(rows.importId, run.id), eq(rows.line, found[0]!.line)));
  }

  /** Whoever was faster has ended it already. */
  async function end({ id: importId, state }: ImportRunRow, type: Work['end'] | 'import.stop', reason?: string) {
    await transaction(async (tx) => {
      const row = await lockImport(tx, importId);
      if (row?.state !== state || !isWork(state)) return;
      const left = await tx.$count(rows, and(eq(rows.importId, importId), toDo[state]));
      if (type !== 'import.stop' && left > 0) return;
      await moveImport(tx, row, { event: { type }, actor: theSystem, now: clock().toISOString(), reason });
    });
    toldAt.delete(importId);
  }

  async function tell(run: ImportRunRow): Promise<void> {
    const now = performance.now();
    if (now - (toldAt.get(run.id) ?? -tellEvery) < tellEvery) return;
    toldAt.set(run.id, now);
    await tellProgress(orm, run);
  }

  return {
    async work() {
      const run = await lease();
      if (!run) return false;
      try {
        await runTurn(run);
      } finally {
        await release(run);
      }
      return true;
    },
    close() {
      isClosed = true;
    },
  };
}

/** Starts a worker that lasts as long as the process. */
export function startImportWorker(deps: WorkerDeps, say?: BackgroundWork['say']): Worker {
  const worker = createImportWorker(deps);
  const { work } = worker;
  const kept = keepWorking({ name: 'Imports', work, pauseAfterWork: pauseAfterTurn, pauseWhenIdle, say });
  return {
    close() {
      worker.close();
      return kept.close();
    },
  };
}

const forgottenAtOnce = 10;

/** Forgets imports whose time is over, and with them all that their files held; what they wrote stays. */
export async function forgetOldImports({ database: { orm }, clock }: WorkerDeps): Promise<void> {
  const old = orm
    .select({ id: imports.id })
    .from(imports)
    .where(and(lt(imports.forgottenAt, clock().toISOString()), notInArray(imports.state, ['running', 'undoing'])))
    .orderBy(asc(imports.forgottenAt))
    .limit(forgottenAtOnce);
  await orm.delete(imports).where(inArray(imports.id, old));
}
