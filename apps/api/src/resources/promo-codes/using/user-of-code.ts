import type { PromoUse } from '@diwan/api-contract/promo/may-use';
import type { PromoUserType } from '@diwan/api-contract/values/records/promo';
import { addDays, isAfter } from '@diwan/machines/workflows/rules';
import { and, eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { employersTable } from '#resources/employers/table.ts';
import { providersTable } from '#resources/providers/table.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { talentListEntriesTable as entries } from '#resources/talent-list-entries/table.ts';
import type { promoCodesTable } from '../table.ts';

const tableOf = { seeker: seekersTable, employer: employersTable, provider: providersTable };

/** For so many days after the registration somebody is new. */
const newForDays = 30;

/** What a code asks of the one who uses it, besides what is bought. */
export async function aboutUser(
  { type, id }: { type: PromoUserType; id: string },
  { audience, talentListId }: Pick<Row<typeof promoCodesTable>, 'audience' | 'talentListId'>,
  { tx, now }: Writer,
): Promise<Pick<PromoUse, 'isNewUser' | 'isListed'>> {
  const table = tableOf[type];
  const [user] = await tx.select({ createdAt: table.createdAt }).from(table).where(eq(table.id, id));
  const isNewUser = user !== undefined && isAfter(addDays(user.createdAt, newForDays), now);
  if (audience !== 'list' || talentListId === null || type !== 'seeker') return { isNewUser, isListed: false };
  const found = await tx.$count(entries, and(eq(entries.listId, talentListId), eq(entries.seekerId, id)));
  return { isNewUser, isListed: found > 0 };
}
