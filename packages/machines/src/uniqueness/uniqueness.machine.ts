import type { FieldError } from '@diwan/api-contract/problem';
import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

/** Values that no two records may share, by the path of their field. */
export type Values = Readonly<Record<string, string>>;

export type UniquenessEvent = { type: 'uniqueness.asked'; values: Values };

export interface UniquenessContext {
  /** What was asked last. */
  values: Values;
  errors: readonly FieldError[];
}

const isSameAt = (path: string, one: Values, other: Values) => one[path] === other[path];

export const uniquenessMachine = setup({
  types: { context: {} as UniquenessContext, events: {} as UniquenessEvent, tags: {} as 'busy' },
  actors: {
    checkUniqueness: fromPromise<readonly FieldError[], { values: Values }>(notProvided('checkUniqueness')),
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
  id: 'uniqueness',
  description:
    'Asks, while somebody types, whether another record has these values already; whoever fails to learn it says nothing.',
  context: { values: {}, errors: [] },
  initial: 'idle',
  on: {
    'uniqueness.asked': [
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
        src: 'checkUniqueness',
        input: ({ context }) => ({ values: context.values }),
        onDone: { target: 'idle', actions: { type: 'storeErrors', params: ({ event }) => ({ errors: event.output }) } },
        onError: 'idle',
      },
    },
  },
});
