import type { Ref } from '@diwan/api-contract/schema';
import type { PromoUserType } from '@diwan/api-contract/values/records/promo';
import type { Reader } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { employersTable } from '../employers/table.ts';
import { providersTable } from '../providers/table.ts';
import { seekersTable } from '../seekers/table.ts';

/** Whoever is no longer kept. */
const gone = { ar: '—' };

/** Whoever used each code, as a link. */
export async function usersBeside(rows: { userType: PromoUserType; userId: string }[], { tx }: Reader): Promise<Ref[]> {
  const idsOf = (type: PromoUserType) => rows.filter(({ userType }) => userType === type).map(({ userId }) => userId);
  const { nameAr, nameEn } = seekersTable;
  const seekers = await findNamed(tx, seekersTable, { ar: nameAr, en: nameEn }, idsOf('seeker'));
  const employers = await findNamed(tx, employersTable, { name: employersTable.name }, idsOf('employer'));
  const providers = await findNamed(tx, providersTable, { name: providersTable.tradeName }, idsOf('provider'));
  const labelOf = {
    seeker(id: string) {
      const name = seekers.get(id);
      return name && { ar: name.ar, ...(name.en ? { en: name.en } : {}) };
    },
    employer: (id: string) => employers.get(id)?.name,
    provider: (id: string) => providers.get(id)?.name,
  };
  return rows.map(({ userType, userId: id }) => ({ id, label: labelOf[userType](id) ?? gone }));
}
