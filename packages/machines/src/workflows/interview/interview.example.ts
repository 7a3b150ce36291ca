import type { InterviewInput } from './interview.input.ts';

/** A candidate whose application is open, and a time at which everybody is free. */
export const example: InterviewInput = {
  now: '2026-03-01T09:00:00.000Z',
  applicationState: 'in-progress',
  startsAt: null,
  clash: null,
};
