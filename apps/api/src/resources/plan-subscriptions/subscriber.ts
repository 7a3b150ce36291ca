import { seekers as seekersContract } from '@diwan/api-contract/resources/seekers';
import type { PicturedRef } from '@diwan/api-contract/schema';
import type { Reader, Row } from '#crud/definition.ts';
import { pictureColumn } from '#crud/lists/pictures/pictures.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { employersTable as employers } from '../employers/table.ts';
import { providersTable as providers } from '../providers/table.ts';
import { seekersTable as seekers } from '../seekers/table.ts';
import type { planSubscriptionsTable } from './table.ts';

/** Who subscribes: one of the three. */
export type Subscribed = Pick<Row<typeof planSubscriptionsTable>, 'employerId' | 'providerId' | 'seekerId'>;

/** Whose subscription each is, as a link with their picture. */
export async function subscribersOf(rows: readonly Subscribed[], { tx }: Reader): Promise<PicturedRef[]> {
  const idsIn = (field: keyof Subscribed) => rows.map((row) => row[field]);
  const { nameAr, nameEn } = seekers;
  const image = pictureColumn(seekersContract, seekers);
  const companies = await findNamed(tx, employers, { name: employers.name, logo: employers.logo }, idsIn('employerId'));
  const shops = await findNamed(
    tx,
    providers,
    { name: providers.tradeName, logo: providers.logo },
    idsIn('providerId'),
  );
  const people = await findNamed(tx, seekers, { nameAr, nameEn, image }, idsIn('seekerId'));
  return rows.map(({ employerId, providerId, seekerId }) => {
    const company = employerId === null ? shops.get(providerId ?? '') : companies.get(employerId);
    if (company) return { id: (employerId ?? providerId)!, label: company.name, image: company.logo };
    const { nameAr: ar, nameEn: en, image: portrait } = people.get(seekerId!)!;
    return { id: seekerId!, label: { ar, ...(en ? { en } : {}) }, image: portrait };
  });
}
