import type { Workflow } from '../workflow.ts';
import type { AnyPlanEvent, PlanInput } from './plan.input.ts';
import { planMachine } from './plan.machine.ts';

export type { PlanInput } from './plan.input.ts';

/** A plan from its draft over its sale to the end of its renewals. */
export const planWorkflow: Workflow<PlanInput, AnyPlanEvent, typeof planMachine> = {
  id: 'plan',
  version: 1,
  machine: planMachine,
  may: {
    'plan.publish': 'content.publish',
    'plan.hide': 'content.publish',
    'plan.returnToSale': 'content.publish',
    'plan.retire': 'subscriptions.grant',
    'plan.endSale': 'system',
  },
  samples: {
    'plan.publish': () => ({ type: 'plan.publish' }),
    'plan.hide': () => ({ type: 'plan.hide' }),
    'plan.returnToSale': () => ({ type: 'plan.returnToSale' }),
    'plan.retire': () => ({ type: 'plan.retire' }),
    'plan.endSale': () => ({ type: 'plan.endSale' }),
  },
};
