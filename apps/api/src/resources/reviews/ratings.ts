import { and, eq, sql } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { employersTable as employers } from '../employers/table.ts';
import { productsTable as products } from '../products/table.ts';
import { providersTable as providers } from '../providers/table.ts';
import { reviewsTable as table } from './table.ts';

type Review = Row<typeof table>;

/** What of a review its target's rating follows. */
const counted = (review: Review | null) =>
  review?.state === 'published' ? `${review.rating} ${review.targetType}` : null;

/** Keeps it right what those who are reviewed are rated, whatever became of a review. */
export async function recountRating(before: Review | null, after: Review | null, { tx }: Writer): Promise<void> {
  if (counted(before) === counted(after)) return;
  const { productId, providerId, employerId } = (after ?? before)!;
  // Locked before it is counted: of two at once the later one sees what the earlier one has done.
  if (productId !== null) {
    await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update');
    await tx
      .update(products)
      .set(ratedBy(eq(table.productId, productId)))
      .where(eq(products.id, productId));
  }
  if (providerId !== null) {
    await tx.select({ id: providers.id }).from(providers).where(eq(providers.id, providerId)).for('no key update');
    await tx
      .update(providers)
      .set(ratedBy(eq(table.providerId, providerId)))
      .where(eq(providers.id, providerId));
  }
  if (employerId !== null) {
    await tx.select({ id: employers.id }).from(employers).where(eq(employers.id, employerId)).for('no key update');
    const { ratingAverage } = ratedBy(eq(table.employerId, employerId));
    await tx.update(employers).set({ ratingAverage }).where(eq(employers.id, employerId));
  }
}

function ratedBy(isOfTarget: ReturnType<typeof eq>) {
  const shown = and(isOfTarget, eq(table.state, 'published'));
  return {
    ratingAverage: sql<number>`(select round(avg(${table.rating}), 1) from ${table} where ${shown})`,
    ratingCount: sql<number>`(select count(*) from ${table} where ${shown})`,
  };
}
