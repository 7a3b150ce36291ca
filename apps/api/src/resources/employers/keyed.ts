import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Keyed } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import type { Sealing } from '#keys/sealing.ts';
import { keyOf } from '#keys/whole-values.ts';
import { employersTable as employers } from './table.ts';

const hex = (bytes: Buffer) => bytes.toString('hex');

export const employerKeys = (sealing: Sealing, { mobile }: { mobile: string }) => ({
  mobileIndex: keyOf(sealing, 'mobile', mobile),
});

async function fill(tx: Tx, sealing: Sealing, isStale: (column: AnyPgColumn) => SQL, limit: number): Promise<number> {
  const { id, mobile, mobileIndex } = employers;
  const rows = await tx
    .select({ id, mobile })
    .from(employers)
    .where(isStale(mobileIndex))
    .limit(limit)
    .for('no key update');
  const made = rows.map((row) => ({ id: row.id, mobile: hex(employerKeys(sealing, row).mobileIndex) }));
  await tx.execute(sql`
    update ${employers} set mobile_index = decode(made.mobile, 'hex')
    from json_to_recordset(${JSON.stringify(made)}::json) as made (id uuid, mobile text) where ${id} = made.id`);
  return rows.length;
}

export const employerKeyed: Keyed = { columns: { mobile: employers.mobileIndex }, fill };
