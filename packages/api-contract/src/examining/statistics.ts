import { z } from 'zod';
import { id } from '../schema.ts';
import { examQuestion } from './question.ts';

/** Of fewer attempts a discrimination says nothing. */
export const leastForDiscrimination = 10;

/** How often candidates chose an option, or said that a statement is true or false. */
const choice = z.strictObject({
  /** Of an option its id, of a statement whether it is true. */
  id: z.string(),
  /** Null of a statement. */
  text: examQuestion.shape.options.element.shape.text.nullable(),
  isRight: z.boolean(),
  count: z.int(),
});

const questionFigures = examQuestion.pick({ type: true, text: true, marks: true }).extend({
  id,
  /** Whether the exam asks it no longer. */
  isGone: z.boolean(),
  asked: z.int(),
  answered: z.int(),
  /** Difficulty: the mean share of its marks that was given, from 0 to 1; marks that were taken away count as none. */
  rightShare: z.number().nullable(),
  /** Point-biserial, from -1 to 1: how that share goes with the share of all other marks; null of too few attempts, or where either never differs. */
  discrimination: z.number().nullable(),
  choices: z.array(choice),
});
export type QuestionFigures = z.output<typeof questionFigures>;

/** What the marked attempts of candidates say of an exam; trials and attempts that were declared void are left out. */
export const examStatistics = z.strictObject({
  attempts: z.int(),
  passed: z.int(),
  /** Percent, one decimal. */
  averagePercentage: z.number().nullable(),
  /** The median, from the beginning until it was handed in; one decimal. */
  minutes: z.number().nullable(),
  /** How many attempts have 0–9 percent, 10–19 and so on; the last takes 100, too. */
  bands: z.array(z.int()).length(10),
  questions: z.array(questionFigures),
});
export type ExamStatistics = z.output<typeof examStatistics>;
