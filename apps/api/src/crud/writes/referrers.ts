import { eq, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { AnyContract, AnyResource, AnyResources } from '../definition.ts';

interface Referrer {
  contract: AnyContract;
  table: PgTable;
  where(id: string): SQL;
}

/** What keeps a record of a resource from being deleted: the foreign keys of all tables that name it, and what resources add to them. */
export function referrersOf({ table }: AnyResource, resources: AnyResources): Referrer[] {
  return Object.values<AnyResource>(resources).flatMap(({ contract, table: other, refersTo = [], goesWith = [] }) => [
    ...keysOf(other, table)
      .filter((column) => !goesWith.some((name) => other[name] === column))
      .map((column) => ({ contract, table: other, where: (id: string) => eq(column, id) })),
    ...refersTo
      .filter((reference) => reference.table === table)
      .map(({ where }) => ({ contract, table: other, where })),
  ]);
}

/** The columns of a table whose foreign keys lead to another one. */
const keysOf = (table: PgTable, to: PgTable): AnyPgColumn[] =>
  getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === to)
    .map(({ columns }) => columns[0]!);

/** What is deleted with a record of a resource, by the column that names it. */
export const partsOf = (
  { table }: AnyResource,
  resources: AnyResources,
): { part: AnyResource; column: AnyPgColumn }[] =>
  Object.values<AnyResource>(resources).flatMap((part) =>
    keysOf(part.table, table)
      .filter((column) => part.goesWith?.some((name) => part.table[name] === column))
      .map((column) => ({ part, column })),
  );
