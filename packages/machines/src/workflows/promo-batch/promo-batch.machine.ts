import { setup } from 'xstate';
import { effect } from '../workflow.ts';
import type { AnyPromoBatchEvent, PromoBatchInput, PromoBatchRefusal } from './promo-batch.input.ts';

export const promoBatchMachine = setup({
  types: {
    context: {} as PromoBatchInput,
    input: {} as PromoBatchInput,
    events: {} as AnyPromoBatchEvent,
  },
  actions: { refuse: effect<{ reason: PromoBatchRefusal }>() },
  guards: { isIncomplete: ({ context }) => context.generatedCount < context.quantity },
}).createMachine({
  id: 'promo-batch',
  description: 'A batch of promo codes: being made, all there, or stopped with those that were made by then.',
  context: ({ input }) => input,
  initial: 'generating',
  states: {
    generating: {
      on: {
        'promoBatch.finish': [
          { guard: 'isIncomplete', actions: { type: 'refuse', params: { reason: 'codesMissing' } } },
          { target: 'ready' },
        ],
        'promoBatch.stop': { target: 'stopped' },
      },
    },
    ready: {},
    stopped: {},
  },
});
