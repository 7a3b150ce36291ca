import type { ExamStep } from '@diwan/api-contract/resources/exams';

/** What the rules about an exam look at. */
export interface ExamInput {
  now: string;
  availableTo: string | null;
  questionsCount: number;
  /** Questions that the server marks and that have no right answer yet. */
  unkeyedCount: number;
  totalMarks: number;
  /** Those of candidates that count. */
  attemptsCount: number;
  /** Whether questions or keys have changed since attempts were marked. */
  isChanged: boolean;
  /** Whether the candidate that an event names may sit it as it is; of no candidate, whether anybody may at any time. */
  hasAttemptLeft: boolean;
}

/** What staff send, and what comes with its time. */
export type AnyExamStep = ExamStep | { type: 'exam.end' };

export type ExamRefusal =
  | 'noQuestions'
  | 'keysMissing'
  | 'noMarks'
  | 'windowOver'
  | 'notDue'
  | 'noAttempts'
  | 'unchanged'
  | 'attemptLeft'
  | 'noteTooShort'
  | 'noteTooLong';

/** Who gets another attempt. */
export interface Granting {
  seekerId: string;
}
