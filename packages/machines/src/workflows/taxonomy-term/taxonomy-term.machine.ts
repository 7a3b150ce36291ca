import { setup } from 'xstate';
import type { TermEvent, TermFacts } from './taxonomy-term.facts.ts';

export const taxonomyTermMachine = setup({
  types: {
    context: {} as TermFacts,
    input: {} as TermFacts,
    events: {} as TermEvent,
  },
}).createMachine({
  id: 'taxonomy-term',
  description: 'A word of a taxonomy: suggested, in use, or out of use.',
  context: ({ input }) => input,
  initial: 'suggested',
  states: {
    suggested: { on: { 'term.accept': 'active' } },
    active: { on: { 'term.deactivate': 'inactive' } },
    inactive: { on: { 'term.activate': 'active' } },
  },
});
