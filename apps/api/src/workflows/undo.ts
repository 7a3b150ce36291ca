import { undoSeconds } from '@diwan/api-contract/undo';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AnyResource, Writer } from '#crud/definition.ts';
import { type AnyRow, findRow } from '#crud/lists/repository.ts';
import { announce } from '#crud/writes/announce.ts';
import { lockExpected, updateRow } from '#crud/writes/write.ts';
import type { Database } from '#db/database.ts';
import { outbox, undoableEvents as undoable } from '#db/schema/platform.ts';
import { problemOf } from '#http/problems/problems.ts';

/** What every write changes; to undo an event is one more write. */
const ofEveryWrite = new Set(['version', 'updatedAt', 'updatedBy']);

const placeOf = ({ contract }: AnyResource, id: string) =>
  and(eq(undoable.entityType, contract.path), eq(undoable.entityId, id));

/** Keeps the record as it was before an event, for whoever sent it. */
export async function keepForUndo(
  resource: AnyResource,
  before: AnyRow,
  event: string,
  { tx, actor, now }: Writer,
): Promise<void> {
  const after = (await findRow(resource.table, tx, before.id))!;
  const columns: [string, PgColumn][] = Object.entries(getTableColumns(resource.table));
  const changed = columns.filter(
    ([name, { generated }]) =>
      !generated && !ofEveryWrite.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const kept = {
    version: after.version,
    event,
    actorId: actor.id,
    at: now,
    before: Object.fromEntries(changed.map(([name]) => [name, before[name]])),
    madeAt: sql`now()`,
  };
  await tx
    .insert(undoable)
    .values({ entityType: resource.contract.path, entityId: before.id, ...kept })
    .onConflictDoUpdate({ target: [undoable.entityType, undoable.entityId], set: kept });
}

/**
 * Takes back the last event of a record, for whoever sent it and for ten seconds: its columns and the counters of others are as
 * they were, and no mail leaves. What happened since keeps it from being undone.
 */
export async function undoEvent(
  resource: AnyResource,
  { id, version }: { id: string; version: number },
  writer: Writer,
): Promise<void> {
  const { workflowBinding, contract } = resource;
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
  if (row.state !== restored.state) await workflowBinding!.onStateChange?.(restored, row.state, restored.state, writer);
  const updated = await updateRow(resource, row, kept.before, writer);
  const isAboutIt = sql`${outbox.payload} @> ${JSON.stringify({ resource: contract.path, id })}::jsonb`;
  await tx
    .delete(outbox)
    .where(and(eq(outbox.topic, 'mail'), isNull(outbox.delivered_at), eq(outbox.created_at, kept.madeAt), isAboutIt));
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
