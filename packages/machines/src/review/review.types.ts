import type { Problem } from '@diwan/api-contract/problem';
import type { WorkflowEvent } from '../decision/decision.machine.ts';

/** A record that waits for a decision, as its queue has it. */
export interface Waiting {
  id: string;
  version: number;
}

export interface Queue<R extends Waiting> {
  /** Oldest first. */
  items: readonly R[];
  /** How many wait altogether: infinitely many beyond what the server counts, null where nobody could say. */
  total: number | null;
  /** Where the queue goes on beyond these; null at its end. */
  next: string | null;
}

/** Records that are looked up again, and where the queue is to be read on; null where it isn't. */
export interface Reading {
  ids: readonly string[];
  after: string | null;
}

/** A decision on its way to the server. */
export interface SentInput {
  id: string;
  version: number;
  event: WorkflowEvent;
  key: string;
}

/** What became of a record elsewhere. */
export interface LeftElsewhere {
  id: string;
  by: string | null;
  state: string | null;
}

/** A decision as it goes to the server; the key makes it happen once. */
export interface Sent<R extends Waiting> {
  item: R;
  event: WorkflowEvent;
  /** The version that was seen when it was decided. */
  version: number;
  key: string;
}

/** The last decision, for as long as it can be taken back. */
export interface Undoable<R extends Waiting> {
  sent: Sent<R>;
  /** The record's version after it; null until the server has answered. */
  version: number | null;
  key: string;
}

/** A decision that did not come about, kept with its record. */
export interface Returned {
  event: WorkflowEvent;
  version: number;
  key: string;
  problem: Problem;
}

/** What became of a record without the person at this screen. */
export type ReviewNotice<R extends Waiting> =
  | { kind: 'taken'; item: R; by: string }
  /** It waits no more; without a state it is gone. */
  | { kind: 'left'; item: R; by: string | null; state: string | null }
  | { kind: 'notUndone'; item: R; problem: Problem };

/** What was decided about the record at hand, as it was seen. */
export interface Decision {
  event: WorkflowEvent;
  version: number;
  /** Whether the server lets it be taken back. */
  isUndoable: boolean;
}

export type ReviewEvent =
  | ({ type: 'review.decided' } & Decision)
  /** An event was chosen that asks for something first. */
  | { type: 'review.asked'; event: string }
  | { type: 'review.cancelled' }
  | { type: 'review.opened'; id: string }
  | { type: 'review.undone' }
  | { type: 'review.refresh' }
  | { type: 'review.reachable' }
  /** A colleague had a record open before it was shown here. */
  | { type: 'review.taken'; id: string; by: string }
  /** Something happened to records of this kind, or may have. */
  | { type: 'review.changedElsewhere' }
  | ({ type: 'review.leftElsewhere' } & LeftElsewhere);

export interface ReviewInput {
  /** The state in which records wait. */
  state: string;
  /** The record at which to begin. */
  from: string | null;
}

export interface ReviewContext<R extends Waiting> extends ReviewInput, Queue<R> {
  current: string | null;
  asked: { id: string; event: string } | null;
  /** Decisions that the server has yet to answer, in their order. */
  outbox: readonly Sent<R>[];
  returned: Readonly<Record<string, Returned>>;
  last: Undoable<R> | null;
  /** The decision that is being taken back. */
  undo: Undoable<R> | null;
  /** How often each event was decided here. */
  done: Readonly<Record<string, number>>;
  /** Who was found deciding about a record: it comes last. */
  taken: Readonly<Record<string, string>>;
  notice: ReviewNotice<R> | null;
  /** Why the queue could not be read. */
  problem: Problem | null;
  /** What is being read of the queue once more. */
  reading: Reading;
}
