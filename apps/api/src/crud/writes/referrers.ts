import { eq, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { AnyContract, AnyResource, AnyResources } from '../definition.ts';

interface Referrer {
  contract: AnyContract;
  table: PgTable;
  where(id: string): SQL;
}

/** What keeps a record of a resource from being deleted: the foreign keys of all tables that name it, and what resources add to them. */
export function referrersOf({ table }: AnyResource, resources: AnyResources): Referrer[] {
  return Object.values<AnyResource>(resources).flatMap(({ contract, table: other, refersTo = [] }) => [
    ...getTableConfig(other as PgTable)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === table)
      .map(({ columns }) => ({ contract, table: other, where: (id: string) => eq(columns[0]!, id) })),
    ...refersTo
      .filter((reference) => reference.table === table)
      .map(({ where }) => ({ contract, table: other, where })),
  ]);
}
