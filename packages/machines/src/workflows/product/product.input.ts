import type { Product, ProductChanges, ProductEvent } from '@diwan/api-contract/resources/products';
import type { ProductRejection, ProductState } from '@diwan/api-contract/values/records/product';

/** What the rules about a product look at. */
export interface ProductInput {
  now: string;
  providerState: Product['providerState'];
  imagesCount: number;
  isFeatured: boolean;
  hasPendingChanges: boolean;
  /** Whether an order in which it is is neither completed nor cancelled. */
  hasOpenOrders: boolean;
  /** The state in which it was archived; null of what is not. */
  archivedFrom: ProductState | null;
}

export type AnyProductEvent = ProductEvent;

export type ProductRefusal =
  | 'providerNotActive'
  | 'imageMissing'
  | 'nothingChanged'
  | 'noChanges'
  | 'untilPast'
  | 'notFeatured'
  | 'ordersOpen'
  | 'reasonMissing'
  | 'noteTooShort'
  | 'noteTooLong';

/** Why a product is not sold. */
export interface ProductJudgement {
  reason: ProductRejection;
  note: string | null;
}

export type { ProductChanges };
