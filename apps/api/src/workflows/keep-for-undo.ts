import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AnyResource, Writer } from '#crud/definition.ts';
import { type AnyRow, findRow } from '#crud/lists/repository.ts';
import { undoableEvents as undoable } from '#db/schema/platform.ts';

/** What every write changes; to undo an event is one more write. */
const ofEveryWrite = new Set(['version', 'updatedAt', 'updatedBy']);

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
