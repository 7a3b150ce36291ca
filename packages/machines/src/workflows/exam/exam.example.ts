import type { ExamInput } from './exam.input.ts';

/** Ten questions with their keys, to be taken for another month. */
export const example: ExamInput = {
  now: '2026-03-01T09:00:00.000Z',
  availableTo: '2026-04-01T09:00:00.000Z',
  questionsCount: 10,
  unkeyedCount: 0,
  totalMarks: 20,
  attemptsCount: 12,
  isChanged: true,
  hasAttemptLeft: false,
};
