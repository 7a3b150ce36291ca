import type { EventStep } from '@diwan/api-contract/resources/events';
import type { employerStates } from '@diwan/api-contract/values/records/employer';
import type { Reasoned } from '../reasons.ts';

/** What the rules about an event look at. */
export interface EventInput extends Reasoned {
  now: string;
  startAt: string;
  endAt: string;
  organizerState: (typeof employerStates)[number];
  isFeatured: boolean;
  /** Whether anybody is registered, or waits. */
  hasRegistrants: boolean;
}

/** What staff send, and what comes with its time. */
export type AnyEventStep = EventStep | { type: 'event.start' } | { type: 'event.complete' };

export type EventRefusal =
  | 'organizerNotVerified'
  | 'eventStarted'
  | 'notDue'
  | 'startPast'
  | 'endNotAfterStart'
  | 'alreadyFeatured'
  | 'notFeatured'
  | 'nobodyRegistered'
  | 'reasonMissing'
  | 'reasonGone'
  | 'noteTooShort'
  | 'noteTooLong';

/** Why an event does not take place. */
export interface EventJudgement {
  reason: string;
  note: string | null;
}

/** When an event takes place now. */
export interface EventDates {
  startAt: string;
  endAt: string;
}
