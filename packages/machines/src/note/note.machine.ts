import type { Problem } from '@diwan/api-contract/problem';
import type { NoteVisibility } from '@diwan/api-contract/values/records/note';
import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../not-provided.ts';
import { isPassing, problemOf } from '../problem.ts';

export interface NoteText {
  title: string;
  text: string;
  /** All staff, unless it says otherwise. */
  visibility?: NoteVisibility;
  mentions?: readonly { id: string; name: string }[];
  isPinned?: boolean;
}

export type NoteEvent = { type: 'note.typed'; typed: Partial<NoteText> } | { type: 'note.submitted' };

export interface NoteContext extends NoteText {
  /** Makes sending the same text again harmless. */
  key: string | null;
  /** What is missing is said from the first try on. */
  hasTried: boolean;
  problem: Problem | null;
}

export const noteMachine = setup({
  types: {
    context: {} as NoteContext,
    input: {} as NoteText,
    events: {} as NoteEvent,
    tags: {} as 'busy',
  },
  actors: {
    saveNote: fromPromise<unknown, NoteText & { key: string }>(notProvided('saveNote')),
  },
  actions: {
    storeTyped: assign((_, { typed }: { typed: Partial<NoteText> }) => ({ ...typed, key: null })),
    noteTry: assign({ hasTried: true }),
    prepare: assign(({ context }) => ({ key: context.key ?? crypto.randomUUID(), problem: null })),
    storeProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    dropKey: assign({ key: null }),
    clear: assign({
      title: '',
      text: '',
      visibility: 'staff',
      mentions: [],
      isPinned: false,
      key: null,
      hasTried: false,
      problem: null,
    }),
    announceSaved: actionNotProvided('announceSaved'),
  },
  guards: {
    isComplete: ({ context }) => context.title.trim() !== '' && context.text.trim() !== '',
    isPassing: (_, { error }: { error: unknown }) => isPassing(error),
  },
}).createMachine({
  id: 'note',
  description: 'A note being written: nothing of it is lost until the server has it.',
  context: ({ input }) => ({ ...input, key: null, hasTried: false, problem: null }),
  initial: 'writing',
  states: {
    writing: {
      on: {
        'note.typed': { actions: { type: 'storeTyped', params: ({ event }) => event } },
        'note.submitted': [{ guard: 'isComplete', target: 'saving', actions: 'noteTry' }, { actions: 'noteTry' }],
      },
    },
    saving: {
      tags: 'busy',
      entry: 'prepare',
      invoke: {
        src: 'saveNote',
        input: ({ context: { hasTried: _tried, problem: _problem, key, ...note } }) => ({ ...note, key: key! }),
        onDone: { target: 'writing', actions: ['clear', 'announceSaved'] },
        onError: [
          {
            guard: { type: 'isPassing', params: ({ event }) => event },
            target: 'writing',
            actions: { type: 'storeProblem', params: ({ event }) => event },
          },
          { target: 'writing', actions: ['dropKey', { type: 'storeProblem', params: ({ event }) => event }] },
        ],
      },
    },
  },
});
