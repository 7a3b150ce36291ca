import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AnyResource } from '#crud/definition.ts';
import { findRow } from '#crud/lists/repository.ts';
import type { Tx } from '#db/database.ts';
import { type BulkItemRow, bulkItemsTable as items } from '#db/schema/bulk.ts';

/** Why a record is left out whose like stands in the selection, too. */
export const alreadyChosen = 'alreadyChosen';

/** The column of which an action takes each value once. */
export const oncePer = ({ workflowBinding }: AnyResource, { type }: { type: string }): string | undefined =>
  workflowBinding?.oncePer?.[type];

/** Whether the operation has sent the action to a record before this one that agrees with it in that column, or still will. */
export async function isRepeat(
  resource: AnyResource,
  { operationId, ordinal, recordId }: Pick<BulkItemRow, 'operationId' | 'ordinal' | 'recordId'>,
  action: { type: string },
  tx: Tx,
): Promise<boolean> {
  const per = oncePer(resource, action);
  if (!per) return false;
  const { table } = resource;
  const row = await findRow(table, tx, recordId);
  const before = await tx
    .select({ ordinal: items.ordinal })
    .from(items)
    .innerJoin(table as PgTable, eq(table.id, items.recordId))
    .where(
      and(
        eq(items.operationId, operationId),
        lt(items.ordinal, ordinal),
        inArray(items.outcome, ['done', 'pending']),
        sql`${(table as unknown as Record<string, typeof table.id>)[per]} = ${row?.[per]}`,
      ),
    )
    .limit(1);
  return before.length > 0;
}
