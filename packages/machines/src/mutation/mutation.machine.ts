import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { isPassing } from '../problem.ts';

/** `isAnother`: what is to be done is not what was tried before. */
export type MutationEvent = { type: 'mutation.start'; isAnother?: boolean };

export const mutationMachine = setup({
  types: { context: {} as { key: string | null }, events: {} as MutationEvent, tags: {} as 'busy' },
  actors: { act: fromPromise<unknown, { key: string }>(notProvided('act')) },
  actions: {
    keepKey: assign({
      key: ({ context, event }) => (!event.isAnother && context.key) || crypto.randomUUID(),
    }),
    dropKey: assign({ key: null }),
    announceDone: actionNotProvided<{ output: unknown }>('announceDone'),
    announceFailure: actionNotProvided<{ error: unknown }>('announceFailure'),
  },
  guards: { isPassing: (_, params: { error: unknown }) => isPassing(params.error) },
}).createMachine({
  id: 'mutation',
  description:
    'One effect behind one button: done once however often it is pressed, and repeated with the same key when its fate is unknown.',
  context: { key: null },
  initial: 'idle',
  states: {
    idle: { on: { 'mutation.start': 'acting' } },
    acting: {
      tags: 'busy',
      entry: 'keepKey',
      invoke: {
        src: 'act',
        input: ({ context }) => ({ key: context.key! }),
        onDone: { target: 'idle', actions: ['dropKey', { type: 'announceDone', params: ({ event }) => event }] },
        onError: [
          {
            guard: { type: 'isPassing', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'announceFailure', params: ({ event }) => event },
          },
          { target: 'idle', actions: ['dropKey', { type: 'announceFailure', params: ({ event }) => event }] },
        ],
      },
    },
  },
});
