import { averageRating } from '@diwan/api-contract/values/rating';
import { and, count, eq, ne, sum } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { employersTable as employers } from '../employers/table.ts';
import { productsTable as products } from '../products/table.ts';
import { providersTable as providers } from '../providers/table.ts';
import { reviewsTable as table } from './table.ts';

type Review = Row<typeof table>;

/** What of a review counts; null of one that nobody sees. */
const countedOf = (review: Review | null) => (review?.state === 'published' ? review.rating : null);

/** Keeps it right what those who are reviewed are rated, whatever became of a review. */
export async function recountRating(before: Review | null, after: Review | null, { tx }: Writer): Promise<void> {
  if (countedOf(before) === countedOf(after)) return;
  const review = { ...(after ?? before)!, counts: countedOf(after) };
  const { productId, providerId, employerId } = review;
  // Locked before it is counted: of two at once the later one sees what the earlier one has done.
  if (productId !== null) {
    await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update');
    const rated = await ratedWith(review, tx, eq(table.productId, productId));
    await tx.update(products).set(rated).where(eq(products.id, productId));
  }
  if (providerId !== null) {
    await tx.select({ id: providers.id }).from(providers).where(eq(providers.id, providerId)).for('no key update');
    const rated = await ratedWith(review, tx, eq(table.providerId, providerId));
    await tx.update(providers).set(rated).where(eq(providers.id, providerId));
  }
  if (employerId !== null) {
    await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId)).for('no key update');
    const { ratingAverage } = await ratedWith(review, tx, eq(table.employerId, employerId));
    await tx.update(employers).set({ ratingAverage }).where(eq(employers.id, employerId));
  }
}

/** What all others of its target give, and the review as it will be: whether it is written already makes no difference. */
async function ratedWith(review: { id: string; counts: number | null }, tx: Tx, isOfTarget: ReturnType<typeof eq>) {
  const [others] = await tx
    .select({ stars: sum(table.rating).mapWith(Number), items: count() })
    .from(table)
    .where(and(isOfTarget, eq(table.state, 'published'), ne(table.id, review.id)));
  const { stars, items } = others!;
  const ratingCount = items + (review.counts === null ? 0 : 1);
  return { ratingAverage: averageRating((stars ?? 0) + (review.counts ?? 0), ratingCount), ratingCount };
}
