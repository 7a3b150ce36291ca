import type { RevealWish } from '@diwan/api-contract/reveal';
import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { employersTable, seekersTable } from '#db/schema/resources.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { Sealing } from '#keys/sealing.ts';

/** A field of a record in full, and the name of the record for the log. */
export async function readInFull(
  tx: Tx,
  sealing: Sealing,
  wish: RevealWish,
): Promise<{ value: string | null; label: LocalizedText }> {
  if (wish.resource === 'employers') {
    const [employer] = await tx.select().from(employersTable).where(eq(employersTable.id, wish.id));
    if (!employer) throw problemOf('notFound');
    return { value: employer[wish.field], label: employer.name };
  }
  const [seeker] = await tx.select().from(seekersTable).where(eq(seekersTable.id, wish.id));
  if (!seeker) throw problemOf('notFound');
  const { nameAr, nameEn, nationalIdSealed: sealed } = seeker;
  const label = { ar: nameAr, ...(nameEn ? { en: nameEn } : {}) };
  if (wish.field !== 'nationalId') return { value: seeker[wish.field], label };
  return { value: sealed && sealing.open(sealed), label };
}
