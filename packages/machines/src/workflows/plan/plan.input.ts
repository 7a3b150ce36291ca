import type { PlanEvent } from '@diwan/api-contract/resources/plans';

/** What the rules about a plan look at. */
export interface PlanInput {
  now: string;
  /** In halalas; null while nobody has decided. */
  price: number | null;
  /** Of the features that it has. */
  featuresCount: number;
  /** Of those, how many nobody may be given any more. */
  retiredFeaturesCount: number;
  /** The last day of its sale, `YYYY-MM-DD`; null of one without an end. */
  availableTo: string | null;
}

export type PlanRefusal = 'priceMissing' | 'featuresMissing' | 'featureRetired' | 'saleOver' | 'saleNotOver';

/** The last day of its sale has passed: only the system says so. */
export type AnyPlanEvent = PlanEvent | { type: 'plan.endSale' };
