import type { Tx } from '#db/database.ts';
import type { AnyResource } from '../definition.ts';
import { type AnyRow, findRow } from '../lists/repository.ts';
import { keptId, keptIds } from './redirects.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The row at an address; of a record that was merged, the one that is left. */
export async function findKept(resource: AnyResource, tx: Tx, id: string): Promise<AnyRow | undefined> {
  const row = await findRow(resource.table, tx, id);
  if (row && row.state !== 'merged') return row;
  const kept = await keptId(resource, tx, id);
  return kept === id ? row : findRow(resource.table, tx, kept);
}

/** A list's query in which no filter names what was merged: a link from before the merge finds the same records. */
export async function withKeptFilters<Q extends object>(query: Q, tx: Tx): Promise<Q> {
  const listed = Object.entries(query).filter((entry): entry is [string, string[]] => isListOfIds(entry[1]));
  if (listed.length === 0) return query;
  const kept = await keptIds(
    tx,
    listed.flatMap(([, ids]) => ids),
  );
  if (kept.size === 0) return query;
  return { ...query, ...Object.fromEntries(listed.map(([name, ids]) => [name, ids.map((id) => kept.get(id) ?? id)])) };
}

const isListOfIds = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string' && uuid.test(id));
