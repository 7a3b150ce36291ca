import type { Review } from '@diwan/api-contract/resources/reviews';
import type { Ref } from '@diwan/api-contract/schema';
import { type Reader, type Row } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { employersTable as employers } from '../employers/table.ts';
import { eventsTable as events } from '../events/table.ts';
import { productsTable as products } from '../products/table.ts';
import { providersTable as providers } from '../providers/table.ts';
import { seekersTable as seekers } from '../seekers/table.ts';
import type { reviewsTable } from './table.ts';

type Targeted = Pick<Row<typeof reviewsTable>, 'productId' | 'providerId' | 'employerId' | 'eventId'>;
type Authored = Pick<Row<typeof reviewsTable>, 'authorSeekerId' | 'authorEmployerId'>;

/** Which record a review is of. */
export const targetIdOf = ({ productId, providerId, employerId, eventId }: Targeted): string =>
  (productId ?? providerId ?? employerId ?? eventId)!;

/** What each review is of, as a link. */
export async function targetsOf(rows: Targeted[], { tx }: Pick<Reader, 'tx'>): Promise<Ref[]> {
  const labels = new Map<string, Ref['label']>();
  const kinds = [
    [products, products.title, rows.map(({ productId }) => productId)],
    [providers, providers.tradeName, rows.map(({ providerId }) => providerId)],
    [employers, employers.name, rows.map(({ employerId }) => employerId)],
    [events, events.title, rows.map(({ eventId }) => eventId)],
  ] as const;
  for (const [table, label, ids] of kinds)
    for (const [id, found] of await findNamed(tx, table, { label }, ids)) labels.set(id, found.label as Ref['label']);
  return rows.map((row) => ({ id: targetIdOf(row), label: labels.get(targetIdOf(row))! }));
}

/** Who has written each review, by the name that they have now. */
export async function authorsOf(rows: Authored[], { tx }: Pick<Reader, 'tx'>): Promise<Review['author'][]> {
  const { nameAr, nameEn, photo } = seekers;
  const people = await findNamed(
    tx,
    seekers,
    { nameAr, nameEn, photo },
    rows.map(({ authorSeekerId }) => authorSeekerId),
  );
  const { name, logo } = employers;
  const companies = await findNamed(
    tx,
    employers,
    { name, logo },
    rows.map(({ authorEmployerId }) => authorEmployerId),
  );
  return rows.map(({ authorSeekerId, authorEmployerId }): Review['author'] => {
    if (authorSeekerId !== null) {
      const { nameAr: ar, nameEn: en, photo: image } = people.get(authorSeekerId)!;
      return { type: 'seeker', id: authorSeekerId, label: { ar, ...(en ? { en } : {}) }, image };
    }
    const { name: label, logo: image } = companies.get(authorEmployerId!)!;
    return { type: 'employer', id: authorEmployerId!, label, image };
  });
}
