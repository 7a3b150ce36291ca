import type { PlanInput } from './plan.input.ts';

/** A plan with a price and three features, for sale without an end. */
export const example: PlanInput = {
  now: '2026-03-01T09:00:00.000Z',
  price: 499_00,
  featuresCount: 3,
  retiredFeaturesCount: 0,
  availableTo: null,
};
