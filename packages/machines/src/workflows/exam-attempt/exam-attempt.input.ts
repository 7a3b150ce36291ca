import type { ExamAttemptStep } from '@diwan/api-contract/resources/exam-attempts';
import type { Reasoned } from '../reasons.ts';

/** What the rules about an attempt look at. */
export interface ExamAttemptInput extends Reasoned {
  now: string;
  dueAt: string;
  /** Answers that wait for somebody. */
  waiting: number;
  /** What the first of these can be given at most. */
  mostMarks: number;
  /** Questions that somebody has to judge. */
  byHand: number;
}

/** What staff send, and what comes by itself. */
export type AnyExamAttemptStep =
  | ExamAttemptStep
  | { type: 'examAttempt.expire' }
  | { type: 'examAttempt.score' }
  | { type: 'examAttempt.regrade' }
  | { type: 'examAttempt.grant' };

export type ExamAttemptRefusal =
  | 'inTime'
  | 'tooManyMarks'
  | 'nothingByHand'
  | 'reasonMissing'
  | 'reasonGone'
  | 'noteTooShort'
  | 'noteTooLong';

/** What the first answer that waits is given. */
export interface Marking {
  marks: number;
  note: string | null;
}

/** Why an attempt does not count. */
export interface Voiding {
  reason: string;
  note: string | null;
}
