import { setup } from 'xstate';
import { effect } from '../workflow.ts';
import type { AnyImportEvent, ImportInput, ImportRefusal } from './import-run.input.ts';

export const importRunMachine = setup({
  types: {
    context: {} as ImportInput,
    input: {} as ImportInput,
    events: {} as AnyImportEvent,
  },
  actions: {
    refuse: effect<{ reason: ImportRefusal }>(),
    storeFields: effect(),
    skipPending: effect(),
  },
  guards: {
    hasUnchecked: ({ context }) => context.unchecked > 0,
    hasPending: ({ context }) => context.pending > 0,
    hasNothingPending: ({ context }) => context.pending === 0,
    hasDone: ({ context }) => context.done > 0,
    hasNothingDone: ({ context }) => context.done === 0,
  },
}).createMachine({
  id: 'import-run',
  description: 'A file of rows on its way into records: mapped, checked without writing, carried out, and taken back.',
  context: ({ input }) => input,
  initial: 'prepared',
  states: {
    prepared: {
      initial: 'uploaded',
      on: {
        'import.map': { target: '#mapped', actions: 'storeFields' },
        'import.cancel': { target: '#cancelled', actions: 'skipPending' },
      },
      states: {
        uploaded: {},
        mapped: {
          id: 'mapped',
          on: {
            'import.check': [
              { guard: 'hasUnchecked', actions: { type: 'refuse', params: { reason: 'rowsLeft' } } },
              { target: 'checked' },
            ],
            'import.stop': { target: '#cancelled', actions: 'skipPending' },
          },
        },
        checked: {
          on: {
            'import.start': [
              { guard: 'hasNothingPending', actions: { type: 'refuse', params: { reason: 'nothingToImport' } } },
              { target: '#running' },
            ],
          },
        },
      },
    },
    carriedOut: {
      initial: 'running',
      on: {
        'import.cancel': { target: '#cancelled', actions: 'skipPending' },
        'import.stop': { target: '#cancelled', actions: 'skipPending' },
      },
      states: {
        running: {
          id: 'running',
          on: {
            'import.pause': 'paused',
            'import.finish': [
              { guard: 'hasPending', actions: { type: 'refuse', params: { reason: 'rowsLeft' } } },
              { target: '#finished' },
            ],
          },
        },
        paused: { on: { 'import.resume': 'running' } },
      },
    },
    ended: {
      initial: 'finished',
      on: {
        'import.undo': [
          { guard: 'hasNothingDone', actions: { type: 'refuse', params: { reason: 'nothingToUndo' } } },
          { target: '#undoing' },
        ],
      },
      states: {
        finished: { id: 'finished' },
        cancelled: { id: 'cancelled' },
      },
    },
    undoing: {
      id: 'undoing',
      on: {
        'import.finishUndo': [
          { guard: 'hasDone', actions: { type: 'refuse', params: { reason: 'rowsLeft' } } },
          { target: 'undone' },
        ],
        'import.stop': '#cancelled',
      },
    },
    undone: {},
  },
});
