import { and, desc, ne, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#db/database.ts';
import { advisoryLocks } from '#db/locks/advisory-locks.ts';
import { isChildOf, type TermTable } from '../term-table.ts';

/** So far apart that a term finds its place between two others many times before all are counted anew. */
export const gap = 1024;

/** Two who move terms wait for each other: each alone makes no circle, both together might. Taken after the term's row. */
export async function lockTree(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.movingTerms})`);
}

/** A term and all that it stands below, up to the top. */
export async function lineOf(table: TermTable, tx: Tx, id: string): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive line (id, parent_id) as (
      select id, parent_id from ${table} where id = ${id}
      union select above.id, above.parent_id from ${table} above join line on above.id = line.parent_id
    ) select id from line`);
  return new Set(rows.map((row) => row.id));
}

/** The order of what is put below a term, before one of its siblings or at their end. */
export async function orderAt(
  table: TermTable,
  tx: Tx,
  { id, parent, before }: { id: string | null; parent: string | null; before: string | null },
): Promise<number> {
  const isSibling = and(
    isChildOf(table, parent),
    ne(table.state, 'merged'),
    id === null ? undefined : ne(table.id, id),
  );
  const read = tx
    .select({ id: table.id, order: table.order })
    .from(table as PgTable)
    .where(isSibling);
  // Files add tens of thousands at the end: only the last one is read for each.
  const siblings = (await (before === null
    ? read.orderBy(desc(table.order), desc(table.id)).limit(1)
    : read.orderBy(table.order, table.id))) as { id: string; order: number }[];
  const index = siblings.findIndex((sibling) => sibling.id === before);
  if (index < 0) return (siblings.at(-1)?.order ?? 0) + gap;
  const [least, most] = [siblings[index - 1]?.order ?? 0, siblings[index]!.order];
  if (most - least > 1) return least + Math.floor((most - least) / 2);
  await tx.execute(sql`
    update ${table} set sort_order = counted.place * ${gap}
    from (select id, row_number() over (order by sort_order, id) as place from ${table} where ${isChildOf(table, parent)}) as counted
    where ${table.id} = counted.id`);
  return orderAt(table, tx, { id, parent, before });
}
