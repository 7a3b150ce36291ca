import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/database.ts';

/** A row as JSON carries it: bytes as PostgreSQL's hexadecimal text. */
type Stored<T extends PgTable> = {
  [K in keyof InferInsertModel<T>]: InferInsertModel<T>[K] extends Buffer | null | undefined
    ? string | null
    : InferInsertModel<T>[K];
};

export const hexadecimal = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;

const batchSize = 1_000;

/**
 * Inserts rows by the thousand, each batch as one JSON value, while the next batch is being made; every row has the keys
 * of the first.
 */
export async function insertRows<T extends PgTable>(tx: Tx, table: T, rows: Iterable<Stored<T>>): Promise<number> {
  let count = 0;
  let batch: Stored<T>[] = [];
  let underway = Promise.resolve();
  for (const row of rows) {
    batch.push(row);
    count += 1;
    if (batch.length < batchSize) continue;
    await underway;
    underway = insertBatch(tx, table, batch);
    // Whoever waits for it is told; until then it must not count as unhandled.
    underway.catch(() => {});
    batch = [];
  }
  await underway;
  if (batch.length > 0) await insertBatch(tx, table, batch);
  return count;
}

async function insertBatch<T extends PgTable>(tx: Tx, table: T, rows: Stored<T>[]): Promise<void> {
  const columns = getTableColumns(table);
  // Not every row says everything: what only a later one says would be lost by asking the first alone.
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const names = keys.map((key) => columns[key]!.name).join(', ');
  const selected = keys.map((key) => `"${key}"`).join(', ');
  const types = keys.map((key) => `"${key}" ${columns[key]!.getSQLType()}`).join(', ');
  await tx.execute(
    sql`${sql.raw(`INSERT INTO ${getTableName(table)} (${names}) SELECT ${selected} FROM json_to_recordset(`)}${JSON.stringify(rows)}::json${sql.raw(`) AS r(${types})`)}`,
  );
}
