import type { SearchGroup } from '@diwan/api-contract/endpoints/search';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';
import type { PaletteContext, PaletteEvent } from './palette.types.ts';

export const paletteMachine = setup({
  types: { context: {} as PaletteContext, events: {} as PaletteEvent, tags: {} as 'busy' },
  actors: {
    findRecords: fromPromise<readonly SearchGroup[], { text: string }>(notProvided('findRecords')),
  },
  actions: {
    storeText: assign((_, { text }: { text: string }) => ({ text })),
    storeGroups: assign((_, { output }: { output: readonly SearchGroup[] }) => ({ groups: output, problem: null })),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ groups: [], problem: problemOf(error) })),
    forget: assign({ text: '', groups: [], problem: null }),
    forgetGroups: assign({ groups: [], problem: null }),
  },
  guards: {
    isTooShort: (_, { text }: { text: string }) => text.trim().length < 2,
  },
  delays: { typingPause: 150 },
}).createMachine({
  id: 'palette',
  description: 'The command palette: opened by a key, asked while one types, and the latest text wins.',
  context: { text: '', groups: [], problem: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: { 'palette.open': 'open' },
    },
    open: {
      initial: 'idle',
      on: {
        'palette.close': 'closed',
        'palette.typed': [
          {
            guard: { type: 'isTooShort', params: ({ event }) => event },
            target: '.idle',
            actions: [{ type: 'storeText', params: ({ event }) => event }, 'forgetGroups'],
          },
          { target: '.waiting', actions: { type: 'storeText', params: ({ event }) => event } },
        ],
      },
      states: {
        idle: {},
        waiting: { tags: 'busy', after: { typingPause: 'searching' } },
        searching: {
          tags: 'busy',
          invoke: {
            src: 'findRecords',
            input: ({ context }) => ({ text: context.text.trim() }),
            onDone: { target: 'found', actions: { type: 'storeGroups', params: ({ event }) => event } },
            onError: { target: 'failed', actions: { type: 'storeProblem', params: ({ event }) => event } },
          },
        },
        found: {},
        failed: { on: { 'palette.retried': 'searching' } },
      },
    },
  },
});
