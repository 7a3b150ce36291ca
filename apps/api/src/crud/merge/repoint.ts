import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#db/database.ts';
import { recordFilesTable } from '#db/schema/files.ts';
import { recordNotesTable } from '#db/schema/notes.ts';
import type { AnyResource, AnyResources, Reader, Writer } from '../definition.ts';
import { isUniqueViolation } from '../writes/constraints.ts';
import { removeRow } from '../writes/write.ts';
import { isKey } from './kept-references.ts';
import { names, type Place, placesOf, type Referring } from './places.ts';

/** How many records of a resource name one that is to be merged. */
export interface ReferringCount {
  resource: string;
  count: number;
}

/** The records of a resource that name another one now; `left` are those that could not: one like it was there, and they may not be deleted. */
export interface Moved {
  resource: string;
  ids: string[];
  left: string[];
}

export interface Merge {
  from: string;
  to: string;
}

/** What a merge would move, by resource; nothing is written. */
export async function countReferring(
  named: AnyResource,
  id: string,
  { tx, resources }: Pick<Reader, 'tx' | 'resources'>,
): Promise<ReferringCount[]> {
  const counts: ReferringCount[] = [];
  for (const { resource, places } of placesOf(named, resources)) {
    const count = await tx.$count(resource.table as PgTable, or(...places.map((place) => names(place, id))));
    if (count > 0) counts.push({ resource: resource.contract.path, count });
  }
  return counts;
}

/**
 * Moves every reference from one record to another of its resource, with its notes and documents. Versions stay: what the records
 * say is the same, under another name. The caller holds `lockForMerge`.
 */
export async function repoint(named: AnyResource, merge: Merge, writer: Writer): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const referring of placesOf(named, writer.resources)) {
    const { ids, left } = await repointIn(referring, merge, writer);
    if (ids.length + left.length === 0) continue;
    await referring.resource.writing?.repointed?.(ids, writer);
    moved.push({ resource: referring.resource.contract.path, ids, left });
  }
  for (const table of [recordNotesTable, recordFilesTable])
    await writer.tx
      .update(table)
      .set({ recordId: merge.to })
      .where(sql`${table.resource} = ${named.contract.path} and ${table.recordId} = ${merge.from}`);
  return moved;
}

/** How many records use one by a field of their form, each counted once; children of its own kind don't. */
export async function countUsing(
  named: AnyResource,
  id: string,
  { tx, resources }: { tx: Tx; resources: AnyResources },
): Promise<number> {
  let count = 0;
  for (const { resource, places } of placesOf(named, resources)) {
    const fields = places.filter(({ isField }) => isField);
    if (resource === named || fields.length === 0) continue;
    count += await tx.$count(resource.table as PgTable, or(...fields.map((place) => names(place, id))));
  }
  return count;
}

async function repointIn({ resource, places }: Referring, merge: Merge, writer: Writer) {
  const ids = new Set<string>();
  const left: string[] = [];
  for (const place of places) {
    if (place.part !== null) for (const id of await repointRows(resource, place, merge, writer.tx)) ids.add(id);
    else {
      const column = await repointColumn(resource, place, merge, writer);
      for (const id of column.ids) ids.add(id);
      left.push(...column.left);
    }
  }
  return { ids: [...ids], left };
}

/** All at once; where one like it is there already, one by one. */
async function repointColumn(resource: AnyResource, place: Place, { from, to }: Merge, writer: Writer) {
  const { table } = resource;
  const { tx } = writer;
  const set = (where: SQL) =>
    tx.transaction((own) =>
      own.execute<{ id: string }>(
        sql`update ${table} set ${sql.identifier(place.column.name)} = ${to} where ${where} returning ${table.id} as id`,
      ),
    );
  try {
    return { ids: (await set(names(place, from))).rows.map(({ id }) => id), left: [] };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  const ids: string[] = [];
  const left: string[] = [];
  const naming = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(names(place, from))
    .orderBy(table.id);
  for (const { id } of naming as { id: string }[]) {
    try {
      await set(eq(table.id as AnyPgColumn, id));
      ids.push(id);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      left.push(id);
    }
  }
  if (!resource.contract.verbs.includes('remove') || left.length === 0) return { ids, left };
  for (const id of left) await removeRow(resource, id, null, writer);
  return { ids, left: [] };
}

/** A row that would be there twice is the one that named the kept record already. */
async function repointRows(
  { table }: AnyResource,
  { column, part }: Place,
  { from, to }: Merge,
  tx: Tx,
): Promise<string[]> {
  const isMoved = sql`item ->> ${part}::text = ${from}::text`;
  const isDoubled = isKey(part!) ? sql`(${isMoved} and ${names({ column, part }, to)})` : sql`false`;
  const named = sql`jsonb_build_object(${part}::text, ${to}::text)`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    update ${table} set ${sql.identifier(column.name)} = (
      select coalesce(jsonb_agg(case when ${isMoved} then item || ${named} else item end order by place), '[]')
      from jsonb_array_elements(${column}) with ordinality as each (item, place)
      where not ${isDoubled}
    )
    where ${names({ column, part }, from)} returning ${table.id} as id`);
  return rows.map(({ id }) => id);
}
