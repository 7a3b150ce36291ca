import type { EventRecord } from '@diwan/api-contract/resources/events';

/** What the rules about a registration look at: nearly all of it is its event's. */
export interface EventRegistrationInput {
  now: string;
  eventState: EventRecord['state'];
  startAt: string;
  endAt: string;
  /** Whether every seat is taken. */
  isFull: boolean;
  isApprovalRequired: boolean;
  /** Whether its holder has heard of the last change of dates. */
  isTold: boolean;
  isReminded: boolean;
  /** Whether staff wrote something that its holder has yet to get. */
  hasLetter: boolean;
}

export type EventRegistrationEvent =
  | { type: 'eventRegistration.confirm' }
  /** A scan that waited for a network says when it was made. */
  | { type: 'eventRegistration.checkIn'; scannedAt?: string }
  | { type: 'eventRegistration.cancel' }
  | { type: 'eventRegistration.promote' }
  | { type: 'eventRegistration.miss' }
  | { type: 'eventRegistration.callOff' }
  | { type: 'eventRegistration.tellDates' }
  | { type: 'eventRegistration.remind' }
  | { type: 'eventRegistration.write' };

export type EventRegistrationRefusal =
  | 'eventOver'
  | 'eventNotOn'
  | 'doorsClosed'
  | 'eventFull'
  | 'alreadyCheckedIn'
  | 'eventNotCancelled'
  | 'alreadyTold';
