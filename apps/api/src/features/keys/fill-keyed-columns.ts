import { isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AnyResource, AnyResources } from '#crud/definition.ts';
import type { Database, Tx } from '#db/database.ts';
import { keyMark, type Sealing } from '#keys/sealing.ts';

const batchSize = 1_000;

/** Rows whose keyed columns are empty, or also those that another key than the current one has filled. */
export type Unkeyed = 'empty' | 'ofAnotherKey';

/**
 * Fills the keyed columns of every resource; answers for how many rows.
 * A thousand at a time: it may be stopped and begun again.
 */
export async function fillKeyedColumns(
  database: Database,
  resources: AnyResources,
  sealing: Sealing,
  which: Unkeyed = 'empty',
): Promise<number> {
  const isStale = (column: AnyPgColumn): SQL =>
    which === 'empty'
      ? isNull(column)
      : sql`substring(${column} from 1 for 4) is distinct from ${keyMark(sealing.ring.current)}`;
  let filled = 0;
  for (const { keyed } of Object.values<AnyResource>(resources))
    if (keyed) filled += await repeat(database, (tx) => keyed.fill(tx, sealing, isStale, batchSize));
  return filled;
}

async function repeat(database: Database, fill: (tx: Tx) => Promise<number>): Promise<number> {
  let filled = 0;
  let last: number;
  do {
    last = await database.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = '60s'`);
      return fill(tx);
    });
    filled += last;
  } while (last === batchSize);
  return filled;
}
