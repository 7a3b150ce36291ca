import { z } from 'zod';
import { id, instant, localizedText } from '../schema.ts';
import { attemptStates, examLanguages } from '../values/records/exam.ts';
import { examAnswer } from './answer.ts';
import { examQuestion } from './question.ts';

/** So long after the end answers are taken that were on their way by then. */
export const graceSeconds = 10;

/** A question as candidates see it: without its key. */
export const askedQuestion = examQuestion
  .pick({ id: true, type: true, text: true, image: true, marks: true })
  .extend({ options: z.array(z.strictObject({ id, text: examQuestion.shape.options.element.shape.text })) });
export type AskedQuestion = z.output<typeof askedQuestion>;

export const examPaper = z.strictObject({
  questions: z.array(askedQuestion),
  answers: z.record(id, examAnswer),
  /** By the server's clock. */
  now: instant,
  dueAt: instant,
});

/** An attempt as whoever sits it needs it. */
export const examSitting = examPaper.extend({
  attemptId: id,
  version: z.int(),
  state: z.enum(attemptStates),
  /** Raised each time somebody sits down: whoever sat there before answers no more. */
  sitting: z.int(),
  /** Of the last answer that is kept: the next ones have higher ones. */
  sequence: z.int(),
  title: localizedText({ max: 150 }),
  examLanguage: z.enum(examLanguages),
  /** One question at a time, and none again, where it is said. */
  timePerQuestionSec: z.int().nullable(),
});
export type ExamSitting = z.output<typeof examSitting>;

/** An answer on its way to the server. */
export const sentAnswer = examAnswer.extend({
  /** Left away by whoever can't sit in two places. */
  sitting: z.int().min(1).optional(),
  /** What is not newer than what is kept changes nothing. */
  sequence: z.int().min(1).max(2_147_483_647).optional(),
});

const solution = examQuestion
  .pick({ isTrue: true, acceptedAnswers: true, rightNumber: true, explanation: true })
  .extend({ questionId: id, score: z.int(), rightOptions: z.array(id) });
export type ExamSolution = z.output<typeof solution>;

/** What a candidate learns of an attempt, as the exam says. */
export const examResult = examPaper.omit({ now: true, dueAt: true }).extend({
  attemptId: id,
  state: z.enum(attemptStates),
  isTimeOut: z.boolean(),
  /** Hundredths of a mark; null while somebody has to judge it. */
  score: z.int().nullable(),
  maxScore: z.int(),
  percentage: z.int().nullable(),
  isPassed: z.boolean().nullable(),
  /** Null where the exam does not show them, or not yet. */
  solutions: z.array(solution).nullable(),
});
export type ExamResult = z.output<typeof examResult>;
