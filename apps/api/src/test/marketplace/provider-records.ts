import { randomInt } from 'node:crypto';
import { nextNumber } from '#crud/number.ts';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { providerKeys } from '#resources/providers/keyed.ts';
import { providerSearchKey } from '#resources/providers/search-key.ts';
import { providersTable } from '#resources/providers/table.ts';
import { testKeys } from '../test-keys.ts';

const someone = { type: 'system' as const, id: 'test', name: 'Test' };
const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');

/** Puts a whole provider into a test's database, with whatever the test cares about given. */
export async function addProvider(
  { orm }: Pick<Database, 'orm'>,
  row: Partial<typeof providersTable.$inferInsert> = {},
) {
  const number = await nextNumber(orm, 'PRV', 'providers_number');
  const provider = {
    id: newId(),
    createdBy: someone,
    updatedBy: someone,
    number,
    state: 'active' as const,
    tradeName: { ar: 'مؤسسة الإتقان للترجمة', en: 'Itqan Translation' },
    legalName: { ar: 'مؤسسة الإتقان للترجمة', en: 'Itqan Translation Est.' },
    type: 'establishment' as const,
    ownerName: { ar: 'خالد العمري', en: 'Khalid Alamri' },
    crNumber: digits(10),
    isVatRegistered: false,
    email: `p${digits(12)}@services.example`,
    mobile: `+9665${digits(8)}`,
    writesIn: 'ar' as const,
    cityId: 'riyadh' as const,
    iban: 'SA0380000000608010167519',
    ibanHolderName: 'خالد العمري',
    commissionBps: 1250,
    ...row,
  };
  const [added] = await orm
    .insert(providersTable)
    .values({
      ...provider,
      ...providerKeys(testKeys.sealing, provider),
      searchKey: providerSearchKey({ ...provider, crNumber: provider.crNumber ?? null }),
    })
    .returning();
  return added!;
}
