import type { Problem } from '@diwan/api-contract/problem';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { isPassing, problemOf } from '../problem.ts';

export type RevealEvent =
  | { type: 'reveal.wanted' }
  | { type: 'reveal.reasonGiven'; reason: string }
  | { type: 'reveal.cancelled' }
  | { type: 'reveal.hidden' };

export interface Revealed {
  value: string | null;
  shownSeconds: number;
}

export interface RevealContext {
  /** Makes asking again for a lost answer harmless; another reason is another wish. */
  wish: { reason: string; key: string } | null;
  /** What is shown until it is masked again. */
  value: string | null;
  /** By the clock, so that a computer that slept doesn't show it for longer. */
  until: number;
  secondsLeft: number;
  problem: Problem | null;
}

export const revealMachine = setup({
  types: { context: {} as RevealContext, events: {} as RevealEvent, tags: {} as 'asking' },
  actors: {
    fetchValue: fromPromise<Revealed, { reason: string; key: string }>(notProvided('fetchValue')),
  },
  actions: {
    storeReason: assign(({ context }, { reason }: { reason: string }) => ({
      wish: { reason, key: context.wish?.reason === reason ? context.wish.key : crypto.randomUUID() },
      problem: null,
    })),
    storeValue: assign((_, { output }: { output: Revealed }) => ({
      wish: null,
      value: output.value,
      until: Date.now() + output.shownSeconds * 1000,
      secondsLeft: output.shownSeconds,
    })),
    countDown: assign(({ context }) => ({ secondsLeft: Math.ceil((context.until - Date.now()) / 1000) })),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    clearProblem: assign({ problem: null }),
    dropWish: assign({ wish: null }),
    forgetValue: assign({ value: null, until: 0, secondsLeft: 0 }),
  },
  guards: {
    isOver: ({ context }) => Date.now() >= context.until,
    isPassing: (_, { error }: { error: unknown }) => isPassing(error),
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'reveal',
  description: 'Personal data behind its mask: asked for with a reason, shown for a while, then masked again.',
  context: { wish: null, value: null, until: 0, secondsLeft: 0, problem: null },
  initial: 'masked',
  states: {
    masked: { on: { 'reveal.wanted': 'asking' } },
    asking: {
      tags: 'asking',
      exit: 'clearProblem',
      on: {
        'reveal.reasonGiven': {
          target: 'revealing',
          actions: { type: 'storeReason', params: ({ event }) => event },
        },
        'reveal.cancelled': { target: 'masked', actions: 'dropWish' },
      },
    },
    revealing: {
      tags: 'asking',
      invoke: {
        src: 'fetchValue',
        input: ({ context }) => context.wish!,
        onDone: { target: 'shown', actions: { type: 'storeValue', params: ({ event }) => event } },
        onError: [
          {
            guard: { type: 'isPassing', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'storeProblem', params: ({ event }) => event },
          },
          { target: 'asking', actions: ['dropWish', { type: 'storeProblem', params: ({ event }) => event }] },
        ],
      },
    },
    shown: {
      exit: 'forgetValue',
      on: { 'reveal.hidden': 'masked' },
      initial: 'counting',
      states: {
        counting: {
          after: {
            second: [
              { guard: 'isOver', target: '#reveal.masked' },
              { target: 'counting', reenter: true, actions: 'countDown' },
            ],
          },
        },
      },
    },
  },
});
