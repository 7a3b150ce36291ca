import type { BulkOutcome } from '@diwan/api-contract/values/bulk';
import { and, eq, sql } from 'drizzle-orm';
import type { AnyResource, Writer } from '#crud/definition.ts';
import { findRow } from '#crud/lists/repository.ts';
import { removeRow } from '#crud/writes/write.ts';
import type { Tx } from '#db/database.ts';
import { type BulkItemRow, bulkItemsTable as items, bulkOperationsTable as operations } from '#db/schema/bulk.ts';
import { staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { problemOfDatabase } from '#http/problems/database-problems.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { resourceAt } from '#resources/index.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { removal } from '../action.ts';
import { alreadyChosen, isRepeat } from '../once-per.ts';
import { blockOf } from '../preflight.ts';
import { authorOf } from './author.ts';

type Outcome = Pick<BulkItemRow, 'reason' | 'state' | 'label'> & { outcome: Exclude<BulkOutcome, 'pending'> };

/** What became of the wish to carry out a row: somebody else has it, the operation is not running, or must be stopped. */
export type Ran = { kind: 'settled' | 'taken' | 'halted' } | { kind: 'stop'; reason: string };

type Deps = Pick<AppDeps, 'database' | 'clock' | 'resources' | 'keys'>;
interface Place {
  operationId: string;
  ordinal: number;
}

const mostTries = 4;
const done: Outcome = { outcome: 'done', reason: null, state: null, label: null };
const isAt = ({ operationId, ordinal }: Place) =>
  and(eq(items.operationId, operationId), eq(items.ordinal, ordinal), eq(items.outcome, 'pending'));

/** Carries out one row; when the database is in the way (a deadlock, a lock held too long) it is tried again a few times. */
export async function runItem(deps: Deps, place: Place): Promise<Ran> {
  for (let tries = 1; ; tries++) {
    try {
      return await runOnce(deps, place, tries);
    } catch (error) {
      const isPassing = problemOfDatabase(error)?.code === 'unavailable';
      if (!isPassing || tries >= mostTries) return giveUp(deps, place, isPassing ? 'unavailable' : 'internal', tries);
      await new Promise((later) => setTimeout(later, 20 * 2 ** tries * (0.5 + Math.random())));
    }
  }
}

/** The effect and its outcome are one transaction, so there is never one without the other, whoever dies when. */
function runOnce({ database, clock, resources, keys }: Deps, place: Place, tries: number): Promise<Ran> {
  return database.transaction(async (tx) => {
    const [found] = await tx
      .select({ operation: operations, member: staff })
      .from(operations)
      .innerJoin(staff, eq(staff.id, operations.authorId))
      .where(eq(operations.id, place.operationId))
      .for('share', { of: operations });
    if (found?.operation.state !== 'running') return { kind: 'halted' };
    const { operation, member } = found;
    const [item] = await tx.select().from(items).where(isAt(place)).for('update', { skipLocked: true });
    if (!item) return { kind: 'taken' };
    const resource = resourceAt(operation.resource);
    const author = authorOf(operation, member, resource);
    if (typeof author === 'string') return { kind: 'stop', reason: author };

    const now = clock().toISOString();
    const { ip, userAgent } = operation.origin;
    const request = { id: operation.id, ip, headers: userAgent === null ? {} : { 'user-agent': userAgent } };
    const writer = {
      now,
      actor: author,
      can: author.can,
      operationId: operation.id,
      turnOf: () => item.ordinal - 1,
      request,
      followUps: [],
      resources,
      sealing: keys.sealing,
    };
    if (await isRepeat(resource, item, operation.action, tx)) {
      await settle(tx, place, { ...done, outcome: 'blocked', reason: alreadyChosen }, now, tries);
      return { kind: 'settled' };
    }
    const outcome = await tx
      .transaction((step) =>
        carryOut(resource, item.recordId, operation.action, {
          ...writer,
          tx: Object.assign(step, { auditKeys: tx.auditKeys }),
        }),
      )
      .catch((error: unknown) => explain(error, resource, item.recordId, tx));
    await settle(tx, place, outcome, now, tries);
    return { kind: 'settled' };
  });
}

async function carryOut(resource: AnyResource, id: string, action: { type: string }, writer: Writer): Promise<Outcome> {
  if (action.type !== removal) {
    await applyEvent(resource, { id, version: null, event: action }, writer);
    return done;
  }
  const row = await findRow(resource.table, writer.tx, id);
  await removeRow(resource, id, null, writer);
  return { ...done, label: row ? resource.label(row) : null };
}

/** What the rules refuse is blocked; what nobody foresaw has failed. */
async function explain(error: unknown, resource: AnyResource, id: string, tx: Tx): Promise<Outcome> {
  const problem = error instanceof ProblemError ? error : problemOfDatabase(error);
  if (problem?.code === 'unavailable') throw error;
  if (!problem) return { outcome: 'failed', reason: 'internal', state: null, label: null };
  const reason = problem.extra.reason ?? problem.code;
  const row = reason === 'wrongState' ? await findRow(resource.table, tx, id) : undefined;
  return { outcome: 'blocked', ...blockOf(reason, row?.state ?? null), label: null };
}

async function settle(tx: Tx, place: Place, outcome: Outcome, now: string, tries: number): Promise<void> {
  await tx
    .update(items)
    .set({ ...outcome, at: now, attempts: sql`${items.attempts} + ${tries}` })
    .where(isAt(place));
}

function giveUp({ database, clock }: Deps, place: Place, reason: string, tries: number): Promise<Ran> {
  return database.transaction(async (tx) => {
    const [item] = await tx.select().from(items).where(isAt(place)).for('update', { skipLocked: true });
    if (!item) return { kind: 'taken' };
    const failed: Outcome = { outcome: 'failed', reason, state: null, label: null };
    await settle(tx, place, failed, clock().toISOString(), tries);
    return { kind: 'settled' };
  });
}
