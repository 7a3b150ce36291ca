import { setup } from 'xstate';
import { effect } from '../workflow.ts';
import type { TermEvent, TermFacts, TermRefusal } from './taxonomy-term.facts.ts';

export const taxonomyTermMachine = setup({
  types: {
    context: {} as TermFacts,
    input: {} as TermFacts,
    events: {} as TermEvent,
  },
  actions: {
    refuse: effect<{ reason: TermRefusal }>(),
  },
  guards: {
    isArabicNameMissing: ({ context }) => context.name.ar.trim() === '',
  },
}).createMachine({
  id: 'taxonomy-term',
  description: 'A word of a taxonomy: suggested, in use, or out of use.',
  context: ({ input }) => input,
  initial: 'suggested',
  states: {
    suggested: {
      on: {
        'term.accept': [
          { guard: 'isArabicNameMissing', actions: { type: 'refuse', params: { reason: 'nameMissing' } } },
          { target: 'active' },
        ],
      },
    },
    active: { on: { 'term.deactivate': 'inactive' } },
    inactive: { on: { 'term.activate': 'active' } },
  },
});
