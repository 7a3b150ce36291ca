import type { PlanFeatureInput } from './plan-feature.input.ts';

/** A feature that no plan on sale has. */
export const example: PlanFeatureInput = { plansOnSale: 0 };
