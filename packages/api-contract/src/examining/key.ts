import type { ExamQuestionType } from '../values/records/exam.ts';
import type { ExamQuestion } from './question.ts';

const byHand: ReadonlySet<ExamQuestionType> = new Set(['essay', 'file']);

/** Whether the server marks its answers; the others wait for somebody. */
export const isObjective = ({ type }: Pick<ExamQuestion, 'type'>): boolean => !byHand.has(type);

/** The field that keeps a question from being marked: its key is missing, or asks for what can't be. */
export function keyFault({ type, options, acceptedAnswers, rightNumber }: ExamQuestion): string | null {
  const right = options.filter(({ isCorrect }) => isCorrect).length;
  switch (type) {
    case 'single':
      return options.length >= 2 && right === 1 ? null : 'options';
    case 'multiple':
      return options.length >= 2 && right >= 1 ? null : 'options';
    case 'ordering':
      return options.length >= 2 ? null : 'options';
    case 'short_text':
      return acceptedAnswers.length > 0 ? null : 'acceptedAnswers';
    case 'number':
      return rightNumber === null ? 'rightNumber' : null;
    default:
      return null;
  }
}
