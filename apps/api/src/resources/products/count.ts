import { eq, sql } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { providersTable as providers } from '../providers/table.ts';
import type { productsTable } from './table.ts';

type Product = Row<typeof productsTable>;

const sellerOf = (product: Product | null) => (product?.state === 'published' ? product.providerId : null);

/** Keeps it right how many products of each provider are sold. */
export async function countProduct(before: Product | null, after: Product | null, { tx }: Writer): Promise<void> {
  const [from, to] = [sellerOf(before), sellerOf(after)];
  if (from === to) return;
  const { id, productsCount } = providers;
  for (const [provider, by] of [
    [from, -1],
    [to, 1],
  ] as const)
    if (provider !== null)
      await tx
        .update(providers)
        .set({ productsCount: sql`${productsCount} + ${by}` })
        .where(eq(id, provider));
}
