import type { BulkFacts } from './bulk-operation.facts.ts';

/** An operation of which one row has failed and none is left. */
export const example: BulkFacts = {
  pending: 0,
  failed: 1,
};
