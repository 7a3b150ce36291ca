import type { EventRegistrationInput } from './event-registration.input.ts';

/** For an event that begins soon and has seats left. */
export const example: EventRegistrationInput = {
  now: '2026-04-05T05:00:00.000Z',
  eventState: 'registration_closed',
  startAt: '2026-04-05T06:00:00.000Z',
  endAt: '2026-04-05T14:00:00.000Z',
  isFull: false,
  isApprovalRequired: false,
  isTold: true,
  isReminded: true,
  hasLetter: false,
};
