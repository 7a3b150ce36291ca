import { setup } from 'xstate';
import { effect } from '../workflow.ts';
import type { AnyBulkEvent, BulkInput, BulkRefusal } from './bulk-operation.input.ts';

export const bulkOperationMachine = setup({
  types: {
    context: {} as BulkInput,
    input: {} as BulkInput,
    events: {} as AnyBulkEvent,
  },
  actions: {
    refuse: effect<{ reason: BulkRefusal }>(),
    skipPending: effect(),
    renewFailed: effect(),
  },
  guards: {
    hasRowsLeft: ({ context }) => context.pending > 0,
    hasNothingFailed: ({ context }) => context.failed === 0,
  },
}).createMachine({
  id: 'bulk-operation',
  description: 'One action on many records: running, paused, and the ways in which it ends.',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      initial: 'running',
      on: {
        'bulk.cancel': { target: '#cancelled', actions: 'skipPending' },
        'bulk.stop': { target: '#stopped', actions: 'skipPending' },
      },
      states: {
        running: {
          id: 'running',
          on: {
            'bulk.pause': 'paused',
            'bulk.finish': [
              { guard: 'hasRowsLeft', actions: { type: 'refuse', params: { reason: 'rowsLeft' } } },
              { target: '#completed' },
            ],
          },
        },
        paused: { on: { 'bulk.resume': 'running' } },
      },
    },
    ended: {
      initial: 'completed',
      on: {
        'bulk.retryFailed': [
          { guard: 'hasNothingFailed', actions: { type: 'refuse', params: { reason: 'nothingFailed' } } },
          { target: '#running', actions: 'renewFailed' },
        ],
      },
      states: {
        completed: { id: 'completed' },
        cancelled: { id: 'cancelled' },
        stopped: { id: 'stopped' },
      },
    },
  },
});
