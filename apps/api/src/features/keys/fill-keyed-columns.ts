import { isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '#db/database.ts';
import { employersTable as employers, seekersTable as seekers } from '#db/schema/resources.ts';
import { keyMark, type Sealing } from '#keys/sealing.ts';
import { employerKeys, seekerKeys } from '#resources/keyed-columns.ts';
import { seekerSearchKey } from '#resources/search-texts.ts';

const batchSize = 1_000;
const hex = (bytes: Buffer) => bytes.toString('hex');

/** Rows whose keyed columns are empty, or also those that another key than the current one has filled. */
export type Unkeyed = 'empty' | 'ofAnotherKey';

/**
 * Fills the keyed columns of e-mails and mobiles, and takes both out of the text that is searched by pieces; answers for how many rows.
 * A thousand at a time: it may be stopped and begun again.
 */
export async function fillKeyedColumns(
  database: Database,
  sealing: Sealing,
  which: Unkeyed = 'empty',
): Promise<number> {
  const isStale = (column: AnyPgColumn): SQL =>
    which === 'empty'
      ? isNull(column)
      : sql`substring(${column} from 1 for 4) is distinct from ${keyMark(sealing.ring.current)}`;
  return (
    (await repeat(database, (tx) => fillSeekers(tx, sealing, isStale))) +
    (await repeat(database, (tx) => fillEmployers(tx, sealing, isStale)))
  );
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

type Stale = (column: AnyPgColumn) => SQL;

async function fillSeekers(tx: Tx, sealing: Sealing, isStale: Stale): Promise<number> {
  const { id, number, name, headline, email, mobile, emailIndex, mobileIndex } = seekers;
  const rows = await tx
    .select({ id, number, name, headline, email, mobile })
    .from(seekers)
    .where(or(isStale(emailIndex), isStale(mobileIndex)))
    .limit(batchSize)
    .for('no key update');
  const made = rows.map((row) => {
    const keys = seekerKeys(sealing, row);
    return { id: row.id, email: hex(keys.emailIndex), mobile: hex(keys.mobileIndex), text: seekerSearchKey(row) };
  });
  await tx.execute(sql`
    update ${seekers} set email_index = decode(made.email, 'hex'), mobile_index = decode(made.mobile, 'hex'), search_key = made.text
    from json_to_recordset(${JSON.stringify(made)}::json) as made (id uuid, email text, mobile text, text text) where ${id} = made.id`);
  return rows.length;
}

async function fillEmployers(tx: Tx, sealing: Sealing, isStale: Stale): Promise<number> {
  const { id, mobile, mobileIndex } = employers;
  const rows = await tx
    .select({ id, mobile })
    .from(employers)
    .where(isStale(mobileIndex))
    .limit(batchSize)
    .for('no key update');
  const made = rows.map((row) => ({ id: row.id, mobile: hex(employerKeys(sealing, row).mobileIndex) }));
  await tx.execute(sql`
    update ${employers} set mobile_index = decode(made.mobile, 'hex')
    from json_to_recordset(${JSON.stringify(made)}::json) as made (id uuid, mobile text) where ${id} = made.id`);
  return rows.length;
}
