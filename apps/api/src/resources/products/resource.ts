import { products } from '@diwan/api-contract/resources/products';
import { productWorkflow } from '@diwan/machines/workflows/product/product.workflow';
import { eq, or, sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { atLeast, atMost, isFilled, madeFrom, toDay, untilDay } from '#crud/lists/clauses.ts';
import { hintOf, stateWords } from '#crud/lists/hint.ts';
import { refsOf } from '#crud/lists/refs.ts';
import { nextNumber } from '#crud/number.ts';
import { businessSpecialistsTable } from '../business-specialists/table.ts';
import { providersBeside } from '../providers/provider-beside.ts';
import { countProduct } from './count.ts';
import { productEffects, productInput, providerStatesOf } from './effects.ts';
import { productNotices } from './notices.ts';
import { productKeys } from './search-key.ts';
import { productsTable as table } from './table.ts';

const always = () => true;

export const productsResource = defineResource({
  contract: products,
  table,
  filters: {
    city: (cities) =>
      or(...cities.map((id) => sql`${table.cities} @> jsonb_build_array(jsonb_build_object('cityId', ${id}::text))`)) ??
      sql`true`,
    priceMin: atLeast(table.price),
    priceMax: atMost(table.price),
    ratingMin: atLeast(table.ratingAverage),
    ratingMax: atMost(table.ratingAverage),
    isFeatured: untilDay(table.featuredUntil),
    hasPendingChanges: isFilled(table.pendingChanges),
    isImageMissing: (isWanted) => (isWanted ? sql`${table.images} = '[]'` : sql`${table.images} <> '[]'`),
    createdFrom: madeFrom(table),
    createdTo: toDay(table.createdAt),
  },
  includedFilters: { city: table.cities },
  sorts: {
    createdAt: table.createdAt,
    title: table.titleAr,
    price: table.price,
    soldCount: table.soldCount,
    updatedAt: table.updatedAt,
  },
  label: ({ title }) => title,
  option: {
    where: eq(table.state, 'published'),
    orderBy: table.titleAr,
    async hints(rows) {
      const wordsOf = await stateWords('products', products.workflow);
      return rows.map(({ number, state }) => hintOf(number, ...(state === 'published' ? [] : [wordsOf(state)])));
    },
  },
  computed: {
    provider: computed(table, ['providerId'], providersBeside),
    providerState: computed(table, ['providerId'], providerStatesOf),
    specialist: computed(table, ['specialistId'], async (rows, { tx }) => {
      const ids = rows.map(({ specialistId }) => specialistId);
      return (await refsOf(tx, businessSpecialistsTable, ids)).map((found) => found!);
    }),
    image: computed(table, ['images'], (rows) => rows.map(({ images }) => images[0]?.picture ?? null)),
  },
  exported: {
    title: ['title', 'number'],
    provider: ['provider', 'providerState'],
    kind: 'kind',
    specialist: 'specialist',
    price: 'price',
    sold: 'soldCount',
    rating: ['ratingAverage', 'ratingCount'],
    inState: 'stateChangedAt',
    state: 'state',
    updatedAt: 'updatedAt',
    createdAt: 'createdAt',
    unit: 'unit',
    deliveryMode: 'deliveryMode',
    slug: 'slug',
  },
  writing: {
    async added({ title }, { tx }) {
      const number = await nextNumber(tx, 'PRD', 'products_number');
      return { number, state: 'draft' as const, ...productKeys({ number, title }) };
    },
    edited: ({ title }, { number }) => productKeys({ number, title }),
    duplicates: {},
  },
  workflowBinding: {
    workflow: productWorkflow,
    input: productInput,
    effects: productEffects,
    notices: productNotices,
    onChange: countProduct,
    undoable: {
      'product.approve': always,
      'product.reject': always,
      'product.approveChanges': always,
      'product.rejectChanges': always,
      'product.pause': always,
      'product.resume': always,
      'product.takeDown': always,
      'product.feature': always,
      'product.unfeature': always,
      'product.changeSpecialist': always,
      'product.archive': always,
      'product.restore': always,
    },
  },
  seed: async () => (await import('./seed.ts')).productsSeed,
});
