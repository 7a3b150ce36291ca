import { channels } from '@diwan/api-contract/endpoints/realtime';
import type { bulkOperationMachine } from '@diwan/machines/workflows/bulk-operation/bulk-operation.machine';
import {
  type AnyBulkEvent,
  bulkOperationWorkflow,
} from '@diwan/machines/workflows/bulk-operation/bulk-operation.workflow';
import { type EffectsOf, evaluate } from '@diwan/machines/workflows/workflow';
import { and, eq } from 'drizzle-orm';
import type { Author } from '#crud/definition.ts';
import { tell } from '#crud/notices.ts';
import type { Tx } from '#db/database.ts';
import { type BulkOperationRow, bulkItemsTable as items, bulkOperationsTable as operations } from '#db/schema/bulk.ts';
import { problemOf } from '#http/problems/problems.ts';
import { publish } from '#realtime/publish.ts';
import { type AuditOrigin, auditOperation } from './audit-operation.ts';
import { recallMails } from './mailing/mailing.ts';
import { bulkNotices, endedOperation } from './notices.ts';
import { inputOf } from './operations.ts';

interface Move {
  event: AnyBulkEvent['type'];
  actor: Author;
  now: string;
  request?: AuditOrigin;
  /** Why the server stops it. */
  reason?: string;
}

const ended = new Set<BulkOperationRow['state']>(['completed', 'cancelled', 'stopped']);

type BulkEffects = EffectsOf<typeof bulkOperationMachine>;

/** What the bulk workflow names, carried out on the rows of an operation. */
export const bulkEffects: { [Type in keyof BulkEffects]: (tx: Tx, id: string, move: Move) => Promise<unknown> } = {
  skipPending: (tx, id, { reason, now }) =>
    tx
      .update(items)
      .set({ outcome: 'skipped', reason: reason ?? 'cancelled', at: now })
      .where(and(eq(items.operationId, id), eq(items.outcome, 'pending'))),
  renewFailed: (tx, id) =>
    tx
      .update(items)
      .set({ outcome: 'pending', reason: null, state: null, at: null })
      .where(and(eq(items.operationId, id), eq(items.outcome, 'failed'))),
  recallMails: (tx, id, { now }) => recallMails(tx, id, now),
};

/** Sends an event to the workflow of an operation whose row is locked; rows left out say why. */
export async function moveOperation(tx: Tx, row: BulkOperationRow, move: Move): Promise<BulkOperationRow> {
  const { event, actor, now, request, reason } = move;
  const subject = {
    state: row.state,
    input: await inputOf(tx, row.id),
    can: actor.can,
    isSystem: actor.type === 'system',
  };
  const verdict = evaluate(bulkOperationWorkflow, subject, { type: event });
  if (verdict.kind === 'refused') throw problemOf('refused', { reason: verdict.reason });

  const state = verdict.state as BulkOperationRow['state'];
  for (const { type } of verdict.effects) await bulkEffects[type as keyof BulkEffects](tx, row.id, move);
  const columns = {
    state,
    version: row.version + 1,
    stopReason: state === 'stopped' ? (reason ?? row.stopReason) : null,
    finishedAt: ended.has(state) ? (row.finishedAt ?? now) : null,
  };
  const [moved] = await tx.update(operations).set(columns).where(eq(operations.id, row.id)).returning();
  await auditOperation(tx, moved!, { actor, request, event, fromState: row.state, toState: state });
  await tellProgress(tx, moved!);
  await tell(bulkNotices[event], await endedOperation(tx, moved!), { tx, now, actor });
  return moved!;
}

/** Tells its author, wherever they are signed in, that the operation has come further. */
export function tellProgress(tx: Tx, { id, authorId }: Pick<BulkOperationRow, 'id' | 'authorId'>): Promise<void> {
  return publish(tx, channels.person(authorId), 'bulk.progress', { id });
}
