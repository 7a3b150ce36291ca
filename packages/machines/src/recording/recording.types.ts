import type { AnyEventObject, StateValue } from 'xstate';

/** An actor as it stood before the first of its recorded events. */
export interface RecordedActor {
  id: string;
  /** The id of its machine. */
  machine: string;
  value: StateValue;
  context: unknown;
}

export interface RecordedEvent {
  actor: string;
  /** Instant. */
  at: string;
  /** The path of the screen. */
  route: string;
  event: AnyEventObject;
  /** The state that it led to. */
  value: StateValue;
}

/** What the actors of one tab did last, without anything personal: see ADR 0018. */
export interface Recording {
  format: 1;
  build: string | null;
  /** Instant. */
  savedAt: string;
  actors: readonly RecordedActor[];
  events: readonly RecordedEvent[];
}
