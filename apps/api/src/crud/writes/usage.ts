import { getTableName, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { problemOf } from '#http/problems/problems.ts';
import type { Writer } from '../definition.ts';

/** Terms (skills, job titles, …) that a record uses; their usage is counted, and they can't be deleted meanwhile. */
export interface Use {
  table: PgTable & Record<'id' | 'usageCount' | 'lastUsedAt', AnyPgColumn>;
  ids: (string | null)[];
  /** Field to blame for the id at an index that doesn't exist. */
  pathOf(index: number): string;
}

/**
 * Keeps the usage counts of terms right when a record that uses them is added (`before` is empty), edited or removed (`after` is empty).
 * Terms are locked in the order of their ids, so two writers never wait for each other.
 */
export async function countUses(before: Use[], after: Use[], { tx, now }: Writer): Promise<void> {
  const tables = [...new Set([...before, ...after].map(({ table }) => table))];
  for (const table of tables.sort((one, other) => getTableName(one).localeCompare(getTableName(other)))) {
    const deltas = new Map<string, number>();
    for (const id of idsOf(before, table)) deltas.set(id, (deltas.get(id) ?? 0) - 1);
    for (const id of idsOf(after, table)) deltas.set(id, (deltas.get(id) ?? 0) + 1);
    const changed = [...deltas].filter(([, delta]) => delta !== 0);
    if (changed.length === 0) continue;

    const ids = changed.map(([id]) => id);
    const locked = await tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(table.id)
      .for('no key update');
    refuseUnknown(after, table, new Set(ids), new Set(locked.map(({ id }) => id as string)));
    await tx.execute(sql`
      update ${table} set usage_count = usage_count + change.delta,
        last_used_at = case when change.delta > 0 then ${now}::timestamptz else last_used_at end
      from (select * from jsonb_to_recordset(${JSON.stringify(changed.map(([id, delta]) => ({ id, delta })))}::jsonb) as c(id uuid, delta int)) as change
      where ${table.id} = change.id`);
  }
}

function idsOf(uses: Use[], table: Use['table']): Set<string> {
  return new Set(uses.filter((use) => use.table === table).flatMap(({ ids }) => ids.filter((id) => id !== null)));
}

function refuseUnknown(uses: Use[], table: Use['table'], ids: Set<string>, found: Set<string>): void {
  const errors = uses
    .filter((use) => use.table === table)
    .flatMap(({ ids, pathOf }) => ids.map((id, index) => ({ id, path: pathOf(index) })))
    .filter(({ id }) => id !== null && ids.has(id) && !found.has(id))
    .map(({ path }) => ({ path, code: 'invalidChoice' }));
  if (errors.length > 0) throw problemOf('invalid', { errors });
}
