import type { Problem } from '@diwan/api-contract/problem';
import type { EventAvailability } from '../workflows/workflow.ts';

export interface Versioned {
  id: string;
  version: number;
  availableEvents: readonly EventAvailability[];
}

/** An event of the record's workflow with its payload. */
export interface WorkflowEvent {
  type: string;
}

export type RecordEvent =
  | { type: 'record.refresh' }
  | { type: 'record.changedElsewhere'; version: number }
  | { type: 'record.removedElsewhere' }
  | { type: 'record.send'; event: WorkflowEvent }
  | { type: 'record.remove' }
  | { type: 'record.problemDismissed' };

export interface RecordContext<R extends Versioned> {
  id: string;
  record: R | null;
  problem: Problem | null;
  /** The event being sent, with the key that makes sending it again harmless. */
  sent: { event: WorkflowEvent; key: string } | null;
}
