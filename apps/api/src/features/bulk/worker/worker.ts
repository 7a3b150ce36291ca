import { and, eq, lt, sql } from 'drizzle-orm';
import { type BackgroundWork, keepWorking, type Worker } from '#background/keep-working.ts';
import { newId } from '#db/id.ts';
import { type BulkOperationRow, bulkItemsTable as items, bulkOperationsTable as operations } from '#db/schema/bulk.ts';
import type { AppDeps } from '#deps.ts';
import { settingIn } from '#settings/read-settings.ts';
import { theSystem } from '#workflows/apply-event.ts';
import { moveOperation, tellProgress } from '../move.ts';
import { lockOperation } from '../operations.ts';
import { runItem } from './run-item.ts';

type Deps = Pick<AppDeps, 'database' | 'clock' | 'resources' | 'keys'>;

/** Rows between two looks at what else waits, and how long these may take. */
const batch = 25;
const batchMilliseconds = 2_000;
/** After this time without a sign of life, another worker takes over. */
const leaseSeconds = 10;
const tellEvery = 500;
const pauseAfterBatch = 20;
const pauseWhenIdle = 500;

export interface BulkWorker {
  /** Carries out some rows of whichever operation has waited longest; false when there was nothing to do. */
  work(): Promise<boolean>;
  /** Finishes the row that it is at; whoever comes next goes on from there. */
  close(): Promise<void>;
}

/** Works in turns on the operations that run: beside others in other processes, and on after any crash. */
export function createBulkWorker(deps: Deps): BulkWorker {
  const { database, clock } = deps;
  const { orm, transaction } = database;
  const id = newId();
  const toldAt = new Map<string, number>();
  let isClosed = false;

  async function lease(): Promise<BulkOperationRow | undefined> {
    const waiting = orm
      .select({ id: operations.id })
      .from(operations)
      .where(and(eq(operations.state, 'running'), lt(operations.leasedUntil, sql`now()`)))
      .orderBy(operations.leasedUntil, operations.id)
      .limit(1)
      .for('update', { skipLocked: true });
    const [leased] = await orm
      .update(operations)
      .set({ leasedBy: id, leasedUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
      .where(eq(operations.id, waiting))
      .returning();
    return leased;
  }

  async function release({ id: operationId }: BulkOperationRow): Promise<void> {
    await orm
      .update(operations)
      .set({ leasedUntil: sql`clock_timestamp()` })
      .where(and(eq(operations.id, operationId), eq(operations.leasedBy, id)));
  }

  async function runBatch(operation: BulkOperationRow): Promise<void> {
    const rows = await orm
      .select({ ordinal: items.ordinal })
      .from(items)
      .where(isPendingOf(operation.id))
      .orderBy(items.ordinal)
      .limit(batch);
    if (rows.length === 0) return end(operation, 'bulk.finish');
    const began = performance.now();
    for (const { ordinal } of rows) {
      const ran = await runItem(deps, { operationId: operation.id, ordinal });
      if (ran.kind === 'stop') return end(operation, 'bulk.stop', ran.reason);
      if (ran.kind === 'halted' || isClosed || performance.now() - began > batchMilliseconds) break;
    }
    await tell(operation);
  }

  /** Whoever was faster has ended it already. */
  async function end({ id: operationId }: BulkOperationRow, event: 'bulk.finish' | 'bulk.stop', reason?: string) {
    await transaction(async (tx) => {
      const row = await lockOperation(tx, operationId);
      if (row?.state !== 'running') return;
      if (event === 'bulk.finish' && (await tx.$count(items, isPendingOf(operationId))) > 0) return;
      await moveOperation(tx, row, { event, actor: theSystem, now: clock().toISOString(), reason });
    });
    toldAt.delete(operationId);
  }

  async function tell(operation: BulkOperationRow): Promise<void> {
    const now = performance.now();
    if (now - (toldAt.get(operation.id) ?? -tellEvery) < tellEvery) return;
    toldAt.set(operation.id, now);
    await tellProgress(orm, operation);
  }

  return {
    async work() {
      const operation = await lease();
      if (!operation) return false;
      try {
        await runBatch(operation);
      } finally {
        await release(operation);
      }
      return true;
    },
    async close() {
      isClosed = true;
    },
  };
}

const isPendingOf = (operationId: string) => and(eq(items.operationId, operationId), eq(items.outcome, 'pending'));

/** Starts a worker that lasts as long as the process. */
export function startBulkWorker(deps: Deps, say?: BackgroundWork['say']): Worker {
  const worker = createBulkWorker(deps);
  const { work } = worker;
  const kept = keepWorking({ name: 'Bulk operations', work, pauseAfterWork: pauseAfterBatch, pauseWhenIdle, say });
  return {
    async close() {
      await Promise.all([worker.close(), kept.close()]);
    },
  };
}

/** Forgets operations that ended long ago; what they did stays in the history of each record. */
export async function forgetOldOperations({
  database: { orm },
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const days = settingIn('bulkOperationDays', clock().toISOString());
  await orm.delete(operations).where(lt(operations.finishedAt, sql`now() - make_interval(days => ${days})`));
}
