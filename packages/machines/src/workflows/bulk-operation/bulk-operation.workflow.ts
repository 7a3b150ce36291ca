import type { Workflow } from '../workflow.ts';
import type { AnyBulkEvent, BulkInput } from './bulk-operation.input.ts';
import { bulkOperationMachine } from './bulk-operation.machine.ts';

export type { AnyBulkEvent, BulkInput, BulkRefusal, BulkSystemEvent } from './bulk-operation.input.ts';

/** One action on many records, from its start to its end; whose it is, the server asks before. */
export const bulkOperationWorkflow: Workflow<BulkInput, AnyBulkEvent, typeof bulkOperationMachine> = {
  id: 'bulk-operation',
  version: 1,
  machine: bulkOperationMachine,
  may: {
    'bulk.pause': 'session.use',
    'bulk.resume': 'session.use',
    'bulk.cancel': 'session.use',
    'bulk.retryFailed': 'session.use',
    'bulk.recall': 'session.use',
    'bulk.finish': 'system',
    'bulk.stop': 'system',
  },
  samples: {
    'bulk.pause': () => ({ type: 'bulk.pause' }),
    'bulk.resume': () => ({ type: 'bulk.resume' }),
    'bulk.cancel': () => ({ type: 'bulk.cancel' }),
    'bulk.retryFailed': () => ({ type: 'bulk.retryFailed' }),
    'bulk.recall': () => ({ type: 'bulk.recall' }),
    'bulk.finish': () => ({ type: 'bulk.finish' }),
    'bulk.stop': () => ({ type: 'bulk.stop' }),
  },
};
