import type { Problem } from '@diwan/api-contract/problem';
import type { EventAvailability } from '../workflows/workflow.ts';

export interface Versioned {
  id: string;
  version: number;
  availableEvents: readonly EventAvailability[];
}

export type RecordEvent<R extends Versioned> =
  | { type: 'record.refresh' }
  /** As the answer to a decision has it. */
  | { type: 'record.given'; record: R }
  | { type: 'record.changedElsewhere'; version: number }
  | { type: 'record.removedElsewhere' }
  | { type: 'record.remove' }
  | { type: 'record.problemDismissed' };

export interface RecordInput<R extends Versioned> {
  id: string;
  /** As it was read a moment ago, for whoever opens it. */
  known?: R | null;
}

export interface RecordContext<R extends Versioned> {
  id: string;
  record: R | null;
  problem: Problem | null;
}
