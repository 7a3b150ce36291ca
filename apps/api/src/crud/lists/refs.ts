import type { Ref } from '@diwan/api-contract/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#db/database.ts';
import { type Computed, computed, type Row } from '../definition.ts';
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

type Terms = PgTable & { id: AnyPgColumn; name: AnyPgColumn };

/** Terms by id, as links. */
async function findRefs(tx: Tx, table: Terms, ids: Iterable<string | null>): Promise<Map<string, Ref>> {
  const rows = await findNamed(tx, table, { name: table.name }, ids);
  return new Map([...rows].map(([id, { name }]) => [id, { id, label: name as Ref['label'] }]));
}

/** The link of each id; null where there is none. */
export async function refsOf(tx: Tx, table: Terms, ids: (string | null)[]): Promise<(Ref | null)[]> {
  const refs = await findRefs(tx, table, ids);
  return ids.map((id) => refs.get(id ?? '') ?? null);
}

/** The link beside an id that a column holds. */
export const refBeside = <T extends PgTable, const C extends keyof Row<T> & string>(
  table: T,
  column: C,
  terms: Terms,
): Computed<Ref | null> =>
  computed(table, [column], (rows, { tx }) =>
    refsOf(
      tx,
      terms,
      rows.map((row) => row[column] as string | null),
    ),
  );

/** The links of each list of ids, in their order; a record that is gone is left out. */
export async function refsOfEach(tx: Tx, table: Terms, lists: string[][]): Promise<Ref[][]> {
  const refs = await findRefs(tx, table, lists.flat());
  return lists.map((ids) => ids.map((id) => refs.get(id)).filter((ref) => ref !== undefined));
}
