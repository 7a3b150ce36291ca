import type { ExamAnswer } from '@diwan/api-contract/examining/answer';
import type { ExamResult, ExamSitting } from '@diwan/api-contract/examining/sitting';
import type { Problem } from '@diwan/api-contract/problem';

/** An answer that the server has not confirmed yet. */
export interface GivenAnswer {
  questionId: string;
  given: ExamAnswer;
  /** Its place in the order of all answers of the attempt: sending it twice is sending it once. */
  sequence: number;
}

/** Where somebody is who answers one question at a time. */
export interface Place {
  place: number;
  /** Until when this question is answered, by the server's clock in milliseconds. */
  questionDueAt: number;
}

/** What one sits down to: what the server has, and what an earlier visit has left in this browser. */
export interface Seat {
  paper: ExamSitting;
  waiting: readonly GivenAnswer[];
  place: Place | null;
}

export interface ExamSittingContext {
  examId: string;
  attemptId: string | null;
  paper: ExamSitting | null;
  answers: Readonly<Record<string, ExamAnswer>>;
  /** In the order in which they were given. */
  waiting: readonly GivenAnswer[];
  sequence: number;
  /** The question that is answered, counted from 0. */
  place: number;
  /** Null where only the whole exam has a time. */
  questionDueAt: number | null;
  result: ExamResult | null;
  problem: Problem | null;
}

export type ExamSittingEvent =
  | { type: 'exam.begin' }
  | { type: 'exam.submit' }
  | { type: 'exam.retry' }
  | { type: 'answer.given'; questionId: string; given: ExamAnswer }
  /** On to the next question; `at` by the server's clock in milliseconds. */
  | { type: 'question.next'; at: number }
  | { type: 'question.chosen'; place: number }
  | { type: 'question.timedOut' }
  | { type: 'paper.review' }
  | { type: 'paper.resume' }
  | { type: 'time.over' }
  /** Somebody sat down to it in another tab. */
  | { type: 'seat.lost' }
  | { type: 'seat.take' }
  /** Something else has reached the server. */
  | { type: 'server.reached' };
