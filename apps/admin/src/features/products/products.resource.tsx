import { cityIds } from '@diwan/api-contract/values/places/cities';
import { productStates } from '@diwan/api-contract/values/records/product';
import { Skeleton } from '@diwan/ui';
import { Suspense } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';

const PendingChanges = lazyNow(['records'], () => import('./PendingChanges.tsx'));

export const products = defineResource({
  key: 'products',
  workflow: 'product',
  label: ({ title }, language) => localizedLabel(title, language),
  columns: [
    {
      key: 'title',
      sort: 'title',
      width: '24%',
      cell: ({ title, image, number, pendingChanges }, { language, t }) =>
        cells.faced(
          { of: 'company', name: localizedLabel(title, language), image },
          cells.twoLines(
            cells.localized(title, language),
            pendingChanges ? `${number} · ${t('changesWait')}` : cells.latin(number),
          ),
        ),
    },
    {
      key: 'provider',
      cell: ({ provider, providerState }, { language, t }) =>
        cells.twoLines(
          cells.localized(provider.label, language),
          providerState === 'active' ? null : t(`providerStates.${providerState}`),
        ),
    },
    { key: 'kind', isExtra: true, cell: ({ kind }, { t }) => t(`choices.productKind.${kind}`) },
    {
      key: 'specialist',
      isExtra: true,
      cell: ({ specialist }, { language }) => cells.localized(specialist.label, language),
    },
    { key: 'price', sort: 'price', align: 'end', cell: ({ price }, context) => cells.money(price, context) },
    { key: 'sold', sort: 'soldCount', align: 'end', cell: ({ soldCount }, { format }) => format.number(soldCount) },
    {
      key: 'rating',
      align: 'end',
      cell: ({ ratingAverage, ratingCount }, context) => cells.rating(ratingAverage, ratingCount, context),
    },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: ({ state }, context) => cells.state('product', state, context) },
    {
      key: 'updatedAt',
      sort: 'updatedAt',
      cell: ({ updatedAt }, context) => cells.moment(updatedAt, context),
    },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    provider: { kind: 'reference', to: 'providers' },
    specialist: { kind: 'reference', to: 'businessSpecialists' },
    kind: 'field',
    hasPendingChanges: { kind: 'flag' },
    city: { kind: 'choices', values: cityIds, labels: 'city' },
    isFeatured: { kind: 'flag' },
    isImageMissing: { kind: 'flag' },
    priceMin: { kind: 'moneyRange', to: 'priceMax' },
    priceMax: null,
    ratingMin: { kind: 'numberRange', to: 'ratingMax' },
    ratingMax: null,
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: productStates,
  fields: contractFields.products,
  sections: [
    { key: 'product', fields: ['providerId', 'title', 'kind', 'specialistId', 'description', 'images'] },
    { key: 'price', fields: ['price', 'compareAtPrice', 'isVatIncluded', 'vatCategory'] },
    { key: 'quantity', fields: ['unit', 'minQty', 'maxQty', 'stock', 'options'] },
    { key: 'delivery', fields: ['deliveryMode', 'deliveryDays', 'cities', 'terms'] },
    { key: 'page', fields: ['faq', 'seo'] },
  ],
  blank: () => ({
    providerId: null,
    title: { ar: '', en: '' },
    description: null,
    kind: 'service' as const,
    specialistId: null,
    images: [],
    price: null,
    compareAtPrice: null,
    isVatIncluded: true,
    vatCategory: 'S' as const,
    unit: 'item' as const,
    minQty: 1,
    maxQty: 10,
    stock: null,
    options: [],
    deliveryMode: 'remote' as const,
    deliveryDays: null,
    cities: [],
    terms: null,
    faq: [],
    seo: { title: '', description: '' },
  }),
  loadDraft: async () => {
    const { productDraft, productRules } = await import('@diwan/api-contract/resources/product-draft');
    return { schema: productDraft, rules: productRules };
  },
  computed: [
    {
      key: 'pendingChanges',
      isLong: true,
      isFirst: true,
      cell: (product) =>
        product.pendingChanges && (
          <Suspense fallback={<Skeleton shape="panel" />}>
            <PendingChanges product={product} />
          </Suspense>
        ),
    },
    {
      key: 'rejectionReason',
      cell: ({ rejectionReason }, { t }) => rejectionReason && t(`choices.productReason.${rejectionReason}`),
    },
    { key: 'rejectionNote', cell: ({ rejectionNote }) => rejectionNote && cells.text(rejectionNote) },
    { key: 'sold', cell: ({ soldCount }, { format }) => format.number(soldCount) },
    {
      key: 'rating',
      cell: ({ ratingAverage: average, ratingCount }, context) =>
        average && cells.rating(average, ratingCount, context),
    },
    { key: 'views', cell: ({ viewsCount }, { format }) => format.number(viewsCount) },
    { key: 'featuredUntil', cell: ({ featuredUntil }, { format }) => featuredUntil && format.date(featuredUntil) },
    { key: 'publishedAt', cell: ({ publishedAt }, context) => cells.moment(publishedAt, context) },
    { key: 'slug', cell: ({ slug }) => cells.latin(slug) },
  ],
  hasDocuments: true,
  related: [
    { key: 'orders', resource: 'orders', filter: 'product' },
    { key: 'reviews', resource: 'reviews', filter: 'product' },
  ],
  loadWorkflow: async () => (await import('@diwan/machines/workflows/product/product.machine')).productMachine,
  events: [
    'product.approve',
    'product.submit',
    'product.resume',
    'product.restore',
    'product.approveChanges',
    'product.rejectChanges',
    'product.proposeChanges',
    'product.feature',
    'product.unfeature',
    'product.changeSpecialist',
    'product.pause',
    'product.reject',
    'product.takeDown',
    'product.archive',
  ],
  bulkEvents: [
    'product.approve',
    'product.reject',
    'product.pause',
    'product.changeSpecialist',
    'product.feature',
    'product.approveChanges',
  ],
  mainEvents: ['product.approve', 'product.submit', 'product.approveChanges', 'product.resume', 'product.restore'],
  review: { approve: 'product.approve', reject: 'product.reject' },
  eventFields: contractEvents.products,
});
