import type { Workflow } from '../workflow.ts';
import type { AnyPromoBatchEvent, PromoBatchInput } from './promo-batch.input.ts';
import { promoBatchMachine } from './promo-batch.machine.ts';

export type { PromoBatchInput } from './promo-batch.input.ts';

/** A batch of promo codes while it is made, and after. */
export const promoBatchWorkflow: Workflow<PromoBatchInput, AnyPromoBatchEvent, typeof promoBatchMachine> = {
  id: 'promo-batch',
  version: 1,
  machine: promoBatchMachine,
  may: { 'promoBatch.stop': 'content.publish', 'promoBatch.finish': 'system' },
  samples: {
    'promoBatch.stop': () => ({ type: 'promoBatch.stop' }),
    'promoBatch.finish': () => ({ type: 'promoBatch.finish' }),
  },
};
