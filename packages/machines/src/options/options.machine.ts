import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

/** A record that can be chosen. */
export interface Option {
  id: string;
  label: string;
}

export type OptionsEvent = { type: 'options.asked'; text: string };

export interface OptionsContext {
  /** What was asked last; null until the field is used. */
  text: string | null;
  items: readonly Option[];
}

export const optionsMachine = setup({
  types: { context: {} as OptionsContext, events: {} as OptionsEvent, tags: {} as 'busy' },
  actors: {
    searchOptions: fromPromise<readonly Option[], { text: string }>(notProvided('searchOptions')),
  },
  actions: {
    storeText: assign((_, params: { text: string }) => ({ text: params.text })),
    storeItems: assign((_, params: { items: readonly Option[] }) => ({ items: params.items })),
  },
  guards: {
    isSameText: ({ context }, params: { text: string }) => context.text === params.text,
  },
  delays: { typingPause: 200 },
}).createMachine({
  id: 'options',
  description: 'The choices of a field that searches: asked a moment after typing stops, and the latest text wins.',
  context: { text: null, items: [] },
  initial: 'idle',
  on: {
    'options.asked': [
      { guard: { type: 'isSameText', params: ({ event }) => event } },
      { target: '.waiting', actions: { type: 'storeText', params: ({ event }) => event } },
    ],
  },
  states: {
    idle: {},
    waiting: { tags: 'busy', after: { typingPause: 'searching' } },
    searching: {
      tags: 'busy',
      invoke: {
        src: 'searchOptions',
        input: ({ context }) => ({ text: context.text ?? '' }),
        onDone: { target: 'found', actions: { type: 'storeItems', params: ({ event }) => ({ items: event.output }) } },
        onError: 'failed',
      },
    },
    found: {},
    failed: {
      on: { 'options.asked': { target: 'waiting', actions: { type: 'storeText', params: ({ event }) => event } } },
    },
  },
});
