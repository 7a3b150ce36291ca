import type { BulkEvent } from '@diwan/api-contract/endpoints/bulk';

/** What the rules about a bulk operation look at. */
export interface BulkInput {
  /** Rows that are still to come. */
  pending: number;
  failed: number;
  /** Mails of the operation that nobody has begun to deliver. */
  waitingMails: number;
}

/** Nobody sends these by hand: the rows are through, or their author may not go on. */
export type BulkSystemEvent = { type: 'bulk.finish' } | { type: 'bulk.stop' };
export type AnyBulkEvent = BulkEvent | BulkSystemEvent;

export type BulkRefusal = 'nothingFailed' | 'nothingWaiting' | 'rowsLeft';
