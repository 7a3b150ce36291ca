import type { ExamStep } from '@diwan/api-contract/resources/exams';

/** What the rules about an exam look at. */
export interface ExamInput {
  now: string;
  availableTo: string | null;
  questionsCount: number;
  /** Questions that the server marks and that have no right answer yet. */
  unkeyedCount: number;
  totalMarks: number;
}

/** What staff send, and what comes with its time. */
export type AnyExamStep = ExamStep | { type: 'exam.end' };

export type ExamRefusal = 'noQuestions' | 'keysMissing' | 'noMarks' | 'windowOver' | 'notDue';
