import type { Row, Writer } from '#crud/definition.ts';
import type { seekersTable } from '../table.ts';

/** What names somebody wherever it stands; not parts of names, which belong to many. */
export function wordsOf(
  { name, nameAr, nameEn, email, mobile, nationalIdSealed }: Row<typeof seekersTable>,
  { sealing }: Pick<Writer, 'sealing'>,
): string[] {
  const short = Object.values(name).map(({ first, family }) => `${first} ${family}`);
  const nationalId = nationalIdSealed && sealing.open(nationalIdSealed);
  const local = mobile.replace(/^\+966/, '0');
  return [...new Set([nameAr, nameEn, ...short, email, mobile, local, nationalId])].filter((word) => word !== null);
}
