import { sql } from 'drizzle-orm';
import type { Database, Tx } from '#db/database.ts';
import { keyMark, type Sealing } from '#keys/sealing.ts';
import { sealNationalId } from './national-id.ts';

const batch = 200;

/** Seals anew what another key sealed, a few rows at a time, while others read and write; what was done stays done when it is stopped. */
export async function renewNationalIds(database: Database, sealing: Sealing): Promise<number> {
  let renewed = 0;
  // Until a whole round finds nothing: somebody may have written with the old key meanwhile.
  for (let before = -1; before !== renewed; ) {
    before = renewed;
    for (let after: string | null = null; ; ) {
      const ids: string[] = await database.transaction((tx) => renewBatch(tx, sealing, after));
      renewed += ids.length;
      if (ids.length < batch) break;
      after = ids.at(-1)!;
    }
  }
  return renewed;
}

async function renewBatch(tx: Tx, sealing: Sealing, after: string | null): Promise<string[]> {
  const mark = keyMark(sealing.ring.current);
  const { rows } = await tx.execute<{ id: string; sealed: Buffer }>(sql`
    select id, national_id_sealed as sealed from seekers
    where substring(national_id_sealed from 1 for 4) <> ${mark} and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${batch} for no key update`);
  for (const { id, sealed } of rows) {
    const { nationalIdSealed, nationalIdIndex } = sealNationalId(sealing, sealing.open(sealed));
    await tx.execute(
      sql`update seekers set national_id_sealed = ${nationalIdSealed}, national_id_index = ${nationalIdIndex} where id = ${id}`,
    );
  }
  return rows.map(({ id }) => id);
}
