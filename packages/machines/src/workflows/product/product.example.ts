import type { ProductInput } from './product.input.ts';

/** A service with two pictures, of a provider that may sell. */
export const example: ProductInput = {
  now: '2026-03-01T09:00:00.000Z',
  providerState: 'active',
  imagesCount: 2,
  isFeatured: false,
  hasPendingChanges: false,
  hasOpenOrders: false,
  archivedFrom: null,
};
