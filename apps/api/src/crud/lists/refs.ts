import type { Ref } from '@diwan/api-contract/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#db/database.ts';
import { idIn } from './clauses.ts';

/** The rows of another table that some rows name, by id, in one query. */
export async function findNamed<Fields extends Record<string, AnyPgColumn | SQL>>(
  tx: Tx,
  table: PgTable & { id: AnyPgColumn },
  fields: Fields,
  ids: Iterable<string | null>,
): Promise<Map<string, { [K in keyof Fields]: Fields[K] extends AnyPgColumn ? Fields[K]['_']['data'] : unknown }>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const columns = Object.entries({ ...fields, key: table.id }).map(
    ([name, field]) => sql`${field} as ${sql.identifier(name)}`,
  );
  const { rows } = await tx.execute(
    sql`select ${sql.join(columns, sql`, `)} from ${table} where ${idIn(table.id, wanted)}`,
  );
  return new Map(rows.map(({ key, ...row }) => [key as string, row as never]));
}

/** Terms by id, as links. */
export async function findRefs(
  tx: Tx,
  table: PgTable & { id: AnyPgColumn; name: AnyPgColumn },
  ids: Iterable<string | null>,
): Promise<Map<string, Ref>> {
  const rows = await findNamed(tx, table, { name: table.name }, ids);
  return new Map([...rows].map(([id, { name }]) => [id, { id, label: name as Ref['label'] }]));
}

/** The links of some ids, in their order; a record that is gone is left out. */
export function pick(refs: Map<string, Ref>, ids: string[]): Ref[] {
  return ids.map((id) => refs.get(id)).filter((ref) => ref !== undefined);
}
