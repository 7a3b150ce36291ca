import type { PlanFeatureEvent } from '@diwan/api-contract/resources/plan-features';
import { setup } from 'xstate';
import { effect } from '../workflow.ts';
import type { PlanFeatureInput, PlanFeatureRefusal } from './plan-feature.input.ts';

export const planFeatureMachine = setup({
  types: {
    context: {} as PlanFeatureInput,
    input: {} as PlanFeatureInput,
    events: {} as PlanFeatureEvent,
  },
  actions: { refuse: effect<{ reason: PlanFeatureRefusal }>() },
  guards: { isOnSale: ({ context }) => context.plansOnSale > 0 },
}).createMachine({
  id: 'plan-feature',
  description: 'A feature that plans can have, until it is given to no further plan.',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      on: {
        'planFeature.retire': [
          { guard: 'isOnSale', actions: { type: 'refuse', params: { reason: 'plansOnSaleHaveIt' } } },
          { target: 'retired' },
        ],
      },
    },
    retired: { on: { 'planFeature.reactivate': { target: 'active' } } },
  },
});
