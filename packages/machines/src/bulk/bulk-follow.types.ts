import type { BulkEvent, BulkItem, BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import type { Page } from '@diwan/api-contract/page';
import type { Problem } from '@diwan/api-contract/problem';
import type { BulkOutcome } from '@diwan/api-contract/values/bulk';

export type Steering = BulkEvent['type'];

export type BulkFollowEvent =
  /** The server says that the operation has come further. */
  | { type: 'follow.progressed' }
  | { type: 'follow.refresh' }
  | { type: 'follow.steered'; steering: Steering }
  | { type: 'follow.outcomeChosen'; outcome: BulkOutcome | null }
  | { type: 'follow.moreWanted' }
  | { type: 'follow.itemsOutdated' };

export interface BulkFollowContext {
  id: string;
  operation: BulkOperation | null;
  /** Why it can't be read, or why the last wish failed. */
  problem: Problem | null;
  sent: { steering: Steering; key: string } | null;
  /** Whose rows are listed; null for all. */
  outcome: BulkOutcome | null;
  items: Page<BulkItem> | null;
  itemsProblem: Problem | null;
  /** Whether the server told of progress while the last state was being read. */
  hasNews: boolean;
  hasItemNews: boolean;
}

export const endedStates: ReadonlySet<BulkOperation['state']> = new Set(['completed', 'cancelled', 'stopped']);
