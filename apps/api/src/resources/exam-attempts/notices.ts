import type { examAttemptMachine } from '@diwan/machines/workflows/exam-attempt/exam-attempt.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { type Notices, nobody } from '#crud/notices.ts';

const ofCandidate = nobody('It is the candidate’s; what waits to be marked stands in the queue of the dashboard.');
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event tells what. */
export const examAttemptNotices: Notices<never, EventTypeOf<typeof examAttemptMachine>> = {
  'examAttempt.submit': ofCandidate,
  'examAttempt.expire': ofCandidate,
  'examAttempt.score': ofCandidate,
  'examAttempt.mark': ownChange,
  'examAttempt.markAgain': ownChange,
  'examAttempt.void': ownChange,
  'examAttempt.regrade': nobody('The exam’s author is told once of all of its attempts that were marked anew.'),
  'examAttempt.grant': ofCandidate,
};
