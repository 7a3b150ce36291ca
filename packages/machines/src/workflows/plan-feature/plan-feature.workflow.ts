import type { PlanFeatureEvent } from '@diwan/api-contract/resources/plan-features';
import type { Workflow } from '../workflow.ts';
import type { PlanFeatureInput } from './plan-feature.input.ts';
import { planFeatureMachine } from './plan-feature.machine.ts';

export type { PlanFeatureInput } from './plan-feature.input.ts';

/** A feature that plans can have. */
export const planFeatureWorkflow: Workflow<PlanFeatureInput, PlanFeatureEvent, typeof planFeatureMachine> = {
  id: 'plan-feature',
  version: 1,
  machine: planFeatureMachine,
  may: { 'planFeature.retire': 'content.publish', 'planFeature.reactivate': 'content.publish' },
  samples: {
    'planFeature.retire': () => ({ type: 'planFeature.retire' }),
    'planFeature.reactivate': () => ({ type: 'planFeature.reactivate' }),
  },
};
