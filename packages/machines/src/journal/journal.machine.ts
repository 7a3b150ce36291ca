import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';
import { type Entry, nextEntry } from './journal.types.ts';

export type JournalEvent =
  /** Something was put into the journal, or taken out of it. */
  { type: 'journal.changed' } | { type: 'journal.reachable' };

interface Read {
  output: readonly Entry[];
}

export const journalMachine = setup({
  types: { context: {} as { entries: readonly Entry[] }, events: {} as JournalEvent },
  actors: {
    readEntries: fromPromise<readonly Entry[]>(notProvided('readEntries')),
    /** Sends the first that may be sent, and tells what is left. */
    sendNext: fromPromise<readonly Entry[]>(notProvided('sendNext')),
  },
  actions: {
    storeEntries: assign((_, { output }: Read) => ({ entries: output })),
  },
  guards: {
    hasNext: ({ context }) => nextEntry(context.entries) !== null,
  },
  delays: { betweenTries: 5_000 },
}).createMachine({
  id: 'journal',
  description: 'Sends the saves that wait, one after another in their order, as soon as the server can be reached.',
  context: { entries: [] },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readEntries',
        onDone: { target: 'deciding', actions: { type: 'storeEntries', params: ({ event }) => event } },
        onError: 'resting',
      },
      on: { 'journal.changed': { target: 'reading', reenter: true } },
    },
    deciding: { always: [{ guard: 'hasNext', target: 'sending' }, { target: 'resting' }] },
    sending: {
      invoke: {
        src: 'sendNext',
        onDone: { target: 'deciding', actions: { type: 'storeEntries', params: ({ event }) => event } },
        onError: 'waiting',
      },
    },
    waiting: {
      after: { betweenTries: 'reading' },
      on: { 'journal.reachable': 'reading', 'journal.changed': 'reading' },
    },
    resting: { on: { 'journal.changed': 'reading' } },
  },
});
