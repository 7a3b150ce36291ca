import type { SuppressionEvent } from '@diwan/api-contract/resources/suppressions';
import { setup } from 'xstate';
import { isNoteTooLong, isNoteTooShort } from '../reasons.ts';
import { effect } from '../workflow.ts';
import type { SuppressionInput, SuppressionRefusal } from './suppression.input.ts';

export const suppressionMachine = setup({
  types: { context: {} as SuppressionInput, input: {} as SuppressionInput, events: {} as SuppressionEvent },
  actions: {
    refuse: effect<{ reason: SuppressionRefusal }>(),
    storeLifting: effect<{ note: string }>(),
  },
  guards: { isNoteTooShort, isNoteTooLong },
}).createMachine({
  id: 'suppression',
  description: 'An address that no campaign is sent to, until an administrator lifts that and says why.',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      on: {
        'suppression.lift': [
          { guard: 'isNoteTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          {
            target: 'lifted',
            actions: { type: 'storeLifting', params: ({ event }) => ({ note: event.note }) },
          },
        ],
      },
    },
    lifted: {},
  },
});
