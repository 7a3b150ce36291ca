import type { Duplicate } from '@diwan/api-contract/resources/seeker-merging';
import { duplicateSigns, mostDuplicates } from '@diwan/api-contract/values/records/seeker';
import { sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { seekersTable as table } from '../table.ts';

const isSame = {
  email: sql`other.email_key = ${table.emailKey}`,
  name: sql`(other.name_key = ${table.nameKey} and other.birth_date = ${table.birthDate})`,
};
const isOther = sql`other.id <> ${table.id}`;

/** Whether somebody else has the same e-mail but for its spelling, or the same name and date of birth. */
export const hasDouble = sql`(exists (select from ${table} as other where ${isSame.email} and ${isOther})
  or exists (select from ${table} as other where ${isSame.name} and ${isOther}))`;

/** Who may be the same person as somebody, the oldest record first. */
export async function findDuplicates(tx: Tx, id: string): Promise<Duplicate[]> {
  const { rows } = await tx.execute<Omit<Duplicate, 'label' | 'signs'> & Record<'ar' | 'en' | 'email' | 'name', never>>(
    sql`select other.id, other.number, other.state, other.name_ar as ar, other.name_en as en,
      coalesce(${isSame.email}, false) as email, coalesce(${isSame.name}, false) as name
    from ${table} join ${table} as other on ${isOther} and (${isSame.email} or ${isSame.name})
    where ${table.id} = ${id} order by other.created_at, other.id limit ${mostDuplicates}`,
  );
  return rows.map(({ ar, en, email, name, ...row }) => ({
    ...row,
    label: { ar, ...(en ? { en } : {}) },
    signs: duplicateSigns.filter((sign) => ({ email, name })[sign]),
  }));
}
