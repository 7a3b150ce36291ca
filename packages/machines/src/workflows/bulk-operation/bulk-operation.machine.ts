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
    recallMails: effect(),
  },
  guards: {
    hasRowsLeft: ({ context }) => context.pending > 0,
    hasNothingFailed: ({ context }) => context.failed === 0,
    hasNoMailWaiting: ({ context }) => context.waitingMails === 0,
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
        'bulk.recall': [
          { guard: 'hasNoMailWaiting', actions: { type: 'refuse', params: { reason: 'nothingWaiting' } } },
          { target: '#cancelled', actions: ['skipPending', 'recallMails'] },
        ],
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
        'bulk.recall': [
          { guard: 'hasNoMailWaiting', actions: { type: 'refuse', params: { reason: 'nothingWaiting' } } },
          { actions: 'recallMails' },
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
