import { employers as employersContract } from '@diwan/api-contract/resources/employers';
import { providers as providersContract } from '@diwan/api-contract/resources/providers';
import type { Review } from '@diwan/api-contract/resources/reviews';
import { seekers as seekersContract } from '@diwan/api-contract/resources/seekers';
import type { PicturedRef, Ref } from '@diwan/api-contract/schema';
import { sql } from 'drizzle-orm';
import { computed, oncePerBatch, type Reader, type Row } from '#crud/definition.ts';
import { pictureColumn } from '#crud/lists/pictures/pictures.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { employersTable as employers } from '../employers/table.ts';
import { eventsTable as events } from '../events/table.ts';
import { productsTable as products } from '../products/table.ts';
import { providersTable as providers } from '../providers/table.ts';
import { seekersTable as seekers } from '../seekers/table.ts';
import { reviewsTable as table } from './table.ts';

const columns = ['productId', 'providerId', 'employerId', 'eventId', 'authorSeekerId', 'authorEmployerId'] as const;
type Linking = Pick<Row<typeof table>, (typeof columns)[number]>;
type Links = Record<keyof Linking, PicturedRef | null>;

const personName = sql`jsonb_strip_nulls(jsonb_build_object('ar', ${seekers.nameAr}, 'en', nullif(${seekers.nameEn}, '')))`;
const ofEmployers = { label: employers.name, image: pictureColumn(employersContract, employers) };

/** What each column names: by which words it is linked, and with which picture. */
const named = {
  productId: [products, { label: products.title, image: sql`${products.images} -> 0 ->> 'picture'` }],
  providerId: [providers, { label: providers.tradeName, image: pictureColumn(providersContract, providers) }],
  employerId: [employers, ofEmployers],
  eventId: [events, { label: events.title, image: sql`null` }],
  authorSeekerId: [seekers, { label: personName, image: pictureColumn(seekersContract, seekers) }],
  authorEmployerId: [employers, ofEmployers],
} as const;

/** Which record a review is of. */
export const targetIdOf = ({ productId, providerId, employerId, eventId }: Omit<Linking, `author${string}`>): string =>
  (productId ?? providerId ?? employerId ?? eventId)!;

/** Everything that each review names, by the names that it has now. */
export async function linksOf(rows: readonly Linking[], { tx }: Pick<Reader, 'tx'>): Promise<Links[]> {
  const links = rows.map((): Partial<Links> => ({}));
  for (const column of columns) {
    const [of, fields] = named[column];
    const ids = rows.map((row) => row[column]);
    const found = (await findNamed(tx, of, fields, ids)) as Map<string, Omit<PicturedRef, 'id'>>;
    for (const [place, id] of ids.entries()) links[place]![column] = id === null ? null : { id, ...found.get(id)! };
  }
  return links as Links[];
}

const withoutPicture = (link: PicturedRef | null): Ref | null => link && { id: link.id, label: link.label };

/** What a review is of, whichever kind it is. */
export const targetIn = ({ productId, providerId, employerId, eventId }: Links): Ref =>
  withoutPicture(productId ?? providerId ?? employerId ?? eventId)!;

/** Who has written a review, whichever kind they are. */
export const authorIn = ({ authorSeekerId, authorEmployerId }: Links): Review['author'] =>
  authorSeekerId ? { type: 'seeker', ...authorSeekerId } : { type: 'employer', ...authorEmployerId! };

const linksBeside = oncePerBatch(linksOf);
const linked = <Value>(valueIn: (links: Links) => Value) =>
  computed(table, columns, async (rows, reader) => (await linksBeside(rows, reader)).map(valueIn));

/** The records that a review names, as links. */
export const reviewLinks = {
  target: linked(targetIn),
  author: linked(authorIn),
  product: linked(({ productId }) => productId),
  provider: linked(({ providerId }) => providerId),
  employer: linked(({ employerId }) => employerId),
  event: linked(({ eventId }) => withoutPicture(eventId)),
  authorSeeker: linked(({ authorSeekerId }) => authorSeekerId),
  authorEmployer: linked(({ authorEmployerId }) => authorEmployerId),
};
