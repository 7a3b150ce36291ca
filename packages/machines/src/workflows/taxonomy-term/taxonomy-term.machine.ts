import { setup } from 'xstate';
import type { TermEvent, TermInput } from './taxonomy-term.input.ts';

export const taxonomyTermMachine = setup({
  types: {
    context: {} as TermInput,
    input: {} as TermInput,
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
