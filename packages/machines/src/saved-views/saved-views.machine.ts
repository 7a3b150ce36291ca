import type { SavedView, SavedViewDraft } from '@diwan/api-contract/endpoints/saved-views';
import type { Problem } from '@diwan/api-contract/problem';
import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { problemOf } from '../problem.ts';

/** One wish about the views of a list. */
export type ViewChange =
  | { kind: 'add'; draft: SavedViewDraft }
  | { kind: 'edit'; view: SavedView; draft: Partial<SavedViewDraft> }
  | { kind: 'remove'; view: SavedView };

export type SavedViewsEvent = { type: 'views.changed'; change: ViewChange } | { type: 'views.dismissed' };

interface SavedViewsContext {
  change: ViewChange | null;
  /** Names the change, so that a repetition after a lost answer adds no second view. */
  key: string | null;
  problem: Problem | null;
}

export const savedViewsMachine = setup({
  types: { context: {} as SavedViewsContext, events: {} as SavedViewsEvent, tags: {} as 'busy' },
  actors: {
    sendChange: fromPromise<unknown, { change: ViewChange; key: string }>(notProvided('sendChange')),
  },
  actions: {
    storeChange: assign((_, { change }: { change: ViewChange }) => ({
      change,
      key: crypto.randomUUID() as string,
      problem: null,
    })),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    forgetChange: assign({ change: null, key: null, problem: null }),
    announceChange: actionNotProvided<{ change: ViewChange }>('announceChange'),
    announceDismissal: actionNotProvided('announceDismissal'),
  },
  guards: {
    isSameChange: ({ context }, { change }: { change: ViewChange }) =>
      JSON.stringify(context.change) === JSON.stringify(change),
  },
}).createMachine({
  id: 'savedViews',
  description: 'The saved views of a list: changed one at a time; a refused change stays until it is dismissed.',
  context: { change: null, key: null, problem: null },
  initial: 'idle',
  states: {
    idle: {
      on: { 'views.changed': { target: 'changing', actions: { type: 'storeChange', params: ({ event }) => event } } },
    },
    changing: {
      tags: 'busy',
      invoke: {
        src: 'sendChange',
        input: ({ context }) => ({ change: context.change!, key: context.key! }),
        onDone: 'changed',
        onError: { target: 'refused', actions: { type: 'storeProblem', params: ({ event }) => event } },
      },
    },
    changed: {
      entry: [{ type: 'announceChange', params: ({ context }) => ({ change: context.change! }) }, 'forgetChange'],
      always: 'idle',
    },
    refused: {
      on: {
        'views.changed': [
          { guard: { type: 'isSameChange', params: ({ event }) => event }, target: 'changing' },
          { target: 'changing', actions: { type: 'storeChange', params: ({ event }) => event } },
        ],
        'views.dismissed': { target: 'idle', actions: ['forgetChange', 'announceDismissal'] },
      },
    },
  },
});
