/** What the rules about a feature of plans look at. */
export interface PlanFeatureInput {
  /** How many plans that are on sale have it. */
  plansOnSale: number;
}

export type PlanFeatureRefusal = 'plansOnSaleHaveIt';
