import { setup } from 'xstate';
import { dayIn } from '../rules.ts';
import { effect } from '../workflow.ts';
import type { AnyPlanEvent, PlanInput, PlanRefusal } from './plan.input.ts';

export const planMachine = setup({
  types: {
    context: {} as PlanInput,
    input: {} as PlanInput,
    events: {} as AnyPlanEvent,
  },
  actions: {
    refuse: effect<{ reason: PlanRefusal }>(),
    storePublication: effect(),
  },
  guards: {
    isPriceMissing: ({ context }) => context.price === null,
    hasNoFeatures: ({ context }) => context.featuresCount === 0,
    hasRetiredFeature: ({ context }) => context.retiredFeaturesCount > 0,
    isSaleOver: ({ context }) => context.availableTo !== null && context.availableTo < dayIn(context.now),
    isSaleNotOver: ({ context }) => context.availableTo === null || context.availableTo >= dayIn(context.now),
  },
}).createMachine({
  id: 'plan',
  description: 'A plan from its draft over its sale until nobody renews it any more.',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      on: {
        'plan.publish': [
          { guard: 'isPriceMissing', actions: { type: 'refuse', params: { reason: 'priceMissing' } } },
          { guard: 'hasNoFeatures', actions: { type: 'refuse', params: { reason: 'featuresMissing' } } },
          { guard: 'hasRetiredFeature', actions: { type: 'refuse', params: { reason: 'featureRetired' } } },
          { guard: 'isSaleOver', actions: { type: 'refuse', params: { reason: 'saleOver' } } },
          { target: 'published.on_sale', actions: 'storePublication' },
        ],
      },
    },
    published: {
      initial: 'on_sale',
      on: { 'plan.retire': { target: 'retired' } },
      states: {
        on_sale: {
          on: {
            'plan.hide': { target: 'hidden' },
            'plan.endSale': [
              { guard: 'isSaleNotOver', actions: { type: 'refuse', params: { reason: 'saleNotOver' } } },
              { target: 'hidden' },
            ],
          },
        },
        hidden: {
          on: {
            'plan.returnToSale': [
              { guard: 'hasRetiredFeature', actions: { type: 'refuse', params: { reason: 'featureRetired' } } },
              { guard: 'isSaleOver', actions: { type: 'refuse', params: { reason: 'saleOver' } } },
              { target: 'on_sale' },
            ],
          },
        },
      },
    },
    retired: {},
  },
});
