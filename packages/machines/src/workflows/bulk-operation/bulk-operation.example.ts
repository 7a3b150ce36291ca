import type { BulkInput } from './bulk-operation.input.ts';

/** An operation of which one row has failed and none is left. */
export const example: BulkInput = {
  pending: 0,
  failed: 1,
  waitingMails: 2,
};
