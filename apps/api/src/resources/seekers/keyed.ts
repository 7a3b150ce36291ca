import { or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Keyed } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { keyMark, type Sealing } from '#keys/sealing.ts';
import { keyOf } from '#keys/whole-values.ts';
import { sealNationalId } from './national-id.ts';
import { seekerSearchKey } from './search-key.ts';
import { seekersTable as seekers } from './table.ts';

const hex = (bytes: Buffer) => bytes.toString('hex');

export const seekerKeys = (sealing: Sealing, { email, mobile }: { email: string; mobile: string }) => ({
  emailIndex: keyOf(sealing, 'email', email),
  mobileIndex: keyOf(sealing, 'mobile', mobile),
});

/** Takes e-mails and mobiles out of the text that is searched by pieces, too. */
async function fill(tx: Tx, sealing: Sealing, isStale: (column: AnyPgColumn) => SQL, limit: number): Promise<number> {
  const { id, number, name, headline, tags, email, mobile, emailIndex, mobileIndex } = seekers;
  const rows = await tx
    .select({ id, number, name, headline, tags, email, mobile })
    .from(seekers)
    .where(or(isStale(emailIndex), isStale(mobileIndex)))
    .limit(limit)
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

async function reseal(tx: Tx, sealing: Sealing, after: string | null, limit: number): Promise<string[]> {
  const mark = keyMark(sealing.ring.current);
  const { rows } = await tx.execute<{ id: string; sealed: Buffer }>(sql`
    select id, national_id_sealed as sealed from seekers
    where substring(national_id_sealed from 1 for 4) <> ${mark} and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit} for no key update`);
  for (const { id, sealed } of rows) {
    const { nationalIdSealed, nationalIdIndex } = sealNationalId(sealing, sealing.open(sealed));
    await tx.execute(
      sql`update seekers set national_id_sealed = ${nationalIdSealed}, national_id_index = ${nationalIdIndex} where id = ${id}`,
    );
  }
  return rows.map(({ id }) => id);
}

export const seekerKeyed: Keyed = {
  columns: { nationalId: seekers.nationalIdIndex, email: seekers.emailIndex, mobile: seekers.mobileIndex },
  fill,
  reseal,
};
