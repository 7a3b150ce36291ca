import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Keyed } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { keyMark, type Sealing } from '#keys/sealing.ts';
import { keyOf } from '#keys/whole-values.ts';
import { sealNationalId } from '../seekers/national-id.ts';
import { providersTable as providers } from './table.ts';

export const providerKeys = (sealing: Sealing, { mobile }: { mobile: string }) => ({
  mobileIndex: keyOf(sealing, 'mobile', mobile),
});

async function fill(tx: Tx, sealing: Sealing, isStale: (column: AnyPgColumn) => SQL, limit: number): Promise<number> {
  const { id, mobile, mobileIndex } = providers;
  const rows = await tx
    .select({ id, mobile })
    .from(providers)
    .where(isStale(mobileIndex))
    .limit(limit)
    .for('no key update');
  const made = rows.map((row) => ({ id: row.id, mobile: providerKeys(sealing, row).mobileIndex.toString('hex') }));
  await tx.execute(sql`
    update ${providers} set mobile_index = decode(made.mobile, 'hex')
    from json_to_recordset(${JSON.stringify(made)}::json) as made (id uuid, mobile text) where ${id} = made.id`);
  return rows.length;
}

async function reseal(tx: Tx, sealing: Sealing, after: string | null, limit: number): Promise<string[]> {
  const mark = keyMark(sealing.ring.current);
  const { rows } = await tx.execute<{ id: string; sealed: Buffer }>(sql`
    select id, national_id_sealed as sealed from providers
    where substring(national_id_sealed from 1 for 4) <> ${mark} and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit} for no key update`);
  for (const { id, sealed } of rows) {
    const { nationalIdSealed, nationalIdIndex } = sealNationalId(sealing, sealing.open(sealed));
    await tx.execute(
      sql`update providers set national_id_sealed = ${nationalIdSealed}, national_id_index = ${nationalIdIndex} where id = ${id}`,
    );
  }
  return rows.map(({ id }) => id);
}

export const providerKeyed: Keyed = {
  columns: { mobile: providers.mobileIndex, nationalId: providers.nationalIdIndex },
  fill,
  reseal,
};
