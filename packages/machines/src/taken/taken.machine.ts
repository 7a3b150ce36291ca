import type { FieldError } from '@diwan/api-contract/problem';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

/** Values that no two records may share, by the path of their field. */
export type Values = Readonly<Record<string, string>>;

export type TakenEvent = { type: 'taken.asked'; values: Values };

export interface TakenContext {
  /** What was asked last. */
  values: Values;
  errors: readonly FieldError[];
}

const isSameAt = (path: string, one: Values, other: Values) => one[path] === other[path];

export const takenMachine = setup({
  types: { context: {} as TakenContext, events: {} as TakenEvent, tags: {} as 'busy' },
  actors: {
    askTaken: fromPromise<readonly FieldError[], { values: Values }>(notProvided('askTaken')),
  },
  actions: {
    storeValues: assign(({ context }, params: { values: Values }) => ({
      values: params.values,
      errors: context.errors.filter(({ path }) => isSameAt(path, context.values, params.values)),
    })),
    storeErrors: assign((_, params: { errors: readonly FieldError[] }) => ({ errors: params.errors })),
  },
  guards: {
    isSame: ({ context }, { values }: { values: Values }) =>
      [...Object.keys(values), ...Object.keys(context.values)].every((path) => isSameAt(path, values, context.values)),
    isEmpty: (_, { values }: { values: Values }) => Object.keys(values).length === 0,
  },
  delays: { typingPause: 350 },
}).createMachine({
  id: 'taken',
  description:
    'Asks, while somebody types, whether another record has these values already; whoever fails to learn it says nothing.',
  context: { values: {}, errors: [] },
  initial: 'idle',
  on: {
    'taken.asked': [
      { guard: { type: 'isSame', params: ({ event }) => event } },
      {
        guard: { type: 'isEmpty', params: ({ event }) => event },
        target: '.idle',
        actions: { type: 'storeValues', params: ({ event }) => event },
      },
      { target: '.waiting', actions: { type: 'storeValues', params: ({ event }) => event } },
    ],
  },
  states: {
    idle: {},
    waiting: { tags: 'busy', after: { typingPause: 'asking' } },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'askTaken',
        input: ({ context }) => ({ values: context.values }),
        onDone: { target: 'idle', actions: { type: 'storeErrors', params: ({ event }) => ({ errors: event.output }) } },
        onError: 'idle',
      },
    },
  },
});
