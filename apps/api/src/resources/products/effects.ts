import type { ProductChanges } from '@diwan/api-contract/resources/products';
import type { productMachine } from '@diwan/machines/workflows/product/product.machine';
import type { ProductInput, ProductJudgement } from '@diwan/machines/workflows/product/product.workflow';
import { computed, type EffectHandlers, oncePerBatch, type Reader, type Row, type Writer } from '#crud/definition.ts';
import { riyadhDay } from '#crud/lists/clauses.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { problemOf } from '#http/problems/problems.ts';
import { businessSpecialistsTable } from '../business-specialists/table.ts';
import { providersTable } from '../providers/table.ts';
import { productsInOpenOrders } from '../orders/open-orders.ts';
import { productKeys } from './search-key.ts';
import { productsTable as table } from './table.ts';

type Product = Row<typeof table>;

/** In which state the providers of some products are. */
export const providerStatesOf = oncePerBatch(async (rows: Pick<Product, 'providerId'>[], { tx }: Reader) => {
  const ids = rows.map(({ providerId }) => providerId);
  const found = await findNamed(tx, providersTable, { state: providersTable.state }, ids);
  return ids.map((id) => found.get(id)!.state);
});

/** What the workflow's rules look at, for several products at once. */
export const productInput = computed(
  table,
  ['id', 'providerId', 'images', 'featuredUntil', 'pendingChanges', 'archivedFrom'],
  async (rows, reader): Promise<ProductInput[]> => {
    const states = await providerStatesOf(rows, reader);
    const today = riyadhDay(reader.now);
    const ordered = await productsInOpenOrders(
      rows.map(({ id }) => id),
      reader.tx,
    );
    return rows.map(({ id, images, featuredUntil, pendingChanges, archivedFrom }, index) => ({
      now: reader.now,
      providerState: states[index]!,
      imagesCount: images.length,
      isFeatured: featuredUntil !== null && featuredUntil >= today,
      hasPendingChanges: pendingChanges !== null,
      hasOpenOrders: ordered.has(id),
      archivedFrom,
    }));
  },
);

/** What a product would be with the changes that its provider asks for. */
function changed(product: Product): Partial<Product> {
  const { title = product.title, price = product.price, ...others } = product.pendingChanges ?? {};
  // A price that was said to be reduced is so no longer once it isn't lower.
  const compareAtPrice =
    product.compareAtPrice !== null && product.compareAtPrice > price ? product.compareAtPrice : null;
  return { ...others, title, price, compareAtPrice, ...productKeys({ number: product.number, title }) };
}

/** What the workflow of a product names, carried out. */
export const productEffects: EffectHandlers<typeof table, typeof productMachine> = {
  storeReason: (_: Product, { reason, note }: ProductJudgement) => ({ rejectionReason: reason, rejectionNote: note }),
  clearReason: () => ({ rejectionReason: null, rejectionNote: null }),
  storePublication: (_: Product, __: unknown, { now }: Writer) => ({ publishedAt: now }),
  // What waits already is still asked for, unless something newer is.
  storeChanges: ({ pendingChanges }: Product, changes: ProductChanges) => ({
    pendingChanges: { ...pendingChanges, ...changes },
  }),
  applyChanges: (product: Product) => ({ ...changed(product), pendingChanges: null }),
  dropChanges: () => ({ pendingChanges: null }),
  storeFeature: (_: Product, { until }: { until: string | null }) => ({ featuredUntil: until }),
  async storeSpecialist(_: Product, { specialist }: { specialist: string }, { tx }: Writer) {
    const { id, state } = businessSpecialistsTable;
    const found = await findNamed(tx, businessSpecialistsTable, { id, state }, [specialist]);
    if (found.get(specialist)?.state !== 'active')
      throw problemOf('invalid', { errors: [{ path: 'specialist', code: 'unknownReference' }] });
    return { specialistId: specialist };
  },
  storeOrigin: ({ state }: Product) => ({ archivedFrom: state }),
  clearOrigin: () => ({ archivedFrom: null }),
};
