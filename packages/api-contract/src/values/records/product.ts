export const productStates = ['draft', 'pending_review', 'published', 'paused', 'rejected', 'archived'] as const;
export type ProductState = (typeof productStates)[number];
export const productKinds = ['service', 'digital', 'package', 'course'] as const;
export const productUnits = ['item', 'hour', 'session', 'month', 'project'] as const;
export const deliveryModes = ['onsite', 'remote', 'both'] as const;
/** How VAT is charged, as UN/CEFACT 5305 has it: standard rate, zero rate, exempt, outside of its scope. */
export const vatCategories = ['S', 'Z', 'E', 'O'] as const;
/** Why a product is not sold, or no longer. */
export const productRejections = ['prohibited', 'misleading', 'price', 'images', 'duplicate', 'other'] as const;
export type ProductRejection = (typeof productRejections)[number];
