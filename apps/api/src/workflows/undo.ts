import { undoSeconds } from '@diwan/api-contract/undo';
import { and, eq } from 'drizzle-orm';
import type { AnyResource, Writer } from '#crud/definition.ts';
import { findRow } from '#crud/lists/repository.ts';
import { versionOf } from '#crud/notices.ts';
import { announce } from '#crud/writes/announce.ts';
import { lockExpected, updateRow } from '#crud/writes/write.ts';
import type { Database } from '#db/database.ts';
import { undoableEvents as undoable } from '#db/schema/platform.ts';
import { problemOf } from '#http/problems/problems.ts';
import { withdrawNotifications } from '#notify/notify.ts';
import { withdrawMails } from './withdraw-mails.ts';

const placeOf = ({ contract }: AnyResource, id: string) =>
  and(eq(undoable.entityType, contract.path), eq(undoable.entityId, id));

/**
 * Takes back the last event of a record, for whoever sent it and for ten seconds: its columns and the counters of others are as
 * they were, no mail leaves, and nobody is told. What happened since keeps it from being undone.
 */
export async function undoEvent(
  resource: AnyResource,
  { id, version }: { id: string; version: number },
  writer: Writer,
): Promise<void> {
  const { workflowBinding } = resource;
  const { tx, actor, now } = writer;
  const seen = await findRow(resource.table, tx, id);
  if (!seen) throw problemOf('notFound');
  await workflowBinding!.lockFirst?.(seen, writer);
  const row = await lockExpected(resource, id, version, writer);
  const [kept] = await tx.delete(undoable).where(placeOf(resource, id)).returning();
  if (!kept || kept.version !== row.version) throw problemOf('refused', { reason: 'notUndoable' });
  if (kept.actorId !== actor.id) throw problemOf('refused', { reason: 'decidedByAnother' });
  if (Date.parse(now) > Date.parse(kept.at) + undoSeconds * 1_000)
    throw problemOf('refused', { reason: 'undoTooLate' });

  const restored = { ...row, ...kept.before };
  await workflowBinding!.onChange?.(row, restored, writer);
  const updated = await updateRow(resource, row, kept.before, writer);
  await withdrawMails({ recordId: id, madeAt: kept.madeAt }, writer);
  await withdrawNotifications(tx, versionOf({ id, version: row.version }));
  await announce(resource, updated, `${kept.event.split('.')[0]}.undone`, writer, {
    fromState: row.state,
    toState: updated.state,
    workflowVersion: workflowBinding!.workflow.version,
  });
}

/** Forgets what is too old to be undone. */
export async function forgetOldUndo({ database }: { database: Database }): Promise<void> {
  await database.pool.query(`DELETE FROM undoable_events WHERE made_at < now() - interval '1 hour'`);
}
