import { searchKey } from '../values/text/search-key.ts';
import type { ExamAnswer } from './answer.ts';
import { isObjective } from './key.ts';
import type { ExamQuestion } from './question.ts';

/** How much of a question is right: 1 all of it, 0 nothing; below 0 more is wrong than right. Null where nothing was answered. */
function shareRight({ type, options, ...key }: ExamQuestion, answer: ExamAnswer): number | null {
  switch (type) {
    case 'single':
    case 'multiple':
      return answer.options?.length ? shareChosen(options, new Set(answer.options)) : null;
    case 'ordering':
      return answer.options?.length
        ? options.filter((option, index) => answer.options?.[index] === option.id).length / options.length
        : null;
    case 'true_false':
      return answer.isTrue === undefined ? null : Number(answer.isTrue === key.isTrue);
    case 'number':
      return answer.number === undefined || key.rightNumber === null
        ? null
        : Number(Math.abs(answer.number - key.rightNumber) <= (key.tolerance ?? 0));
    case 'short_text':
      return answer.text ? Number(key.acceptedAnswers.some((text) => isSame(text, answer.text!))) : null;
    default:
      return null;
  }
}

function shareChosen(options: ExamQuestion['options'], chosen: ReadonlySet<string>): number {
  const right = options.filter(({ isCorrect }) => isCorrect);
  const found = right.filter(({ id }) => chosen.has(id)).length;
  return right.length === 0 ? 0 : (found - (chosen.size - found)) / right.length;
}

/** Written alike, as a search would find it: marks over letters, forms of alif and digits make no difference. */
const isSame = (one: string, other: string) => searchKey(one) === searchKey(other);

/**
 * The marks of an answer in hundredths, as docs/exams.md says; null where somebody has to judge it.
 * An answer that is partly right gets its share; one with nothing right costs what the question takes away, where the exam says so.
 */
export function scoreOf(
  question: ExamQuestion,
  answer: ExamAnswer | undefined,
  { negativeMarking }: { negativeMarking: boolean },
): number | null {
  if (!isObjective(question)) return null;
  const share = answer ? shareRight(question, answer) : null;
  if (share === null) return 0;
  if (share > 0) return Math.floor(question.marks * 100 * share + 1e-9);
  return negativeMarking && question.negativeMarks > 0 ? -100 * question.negativeMarks : 0;
}

/** What an attempt comes to: its marks in hundredths, never below none, and whether that is enough. */
export function resultOf(
  scores: readonly number[],
  most: number,
  passingPercentage: number,
): { score: number; percentage: number; isPassed: boolean } {
  const score = Math.max(
    0,
    scores.reduce((sum, each) => sum + each, 0),
  );
  // Rounded down, so that nobody reads of a percentage that would have been enough.
  const percentage = most === 0 ? 0 : Math.floor((score * 100) / most);
  return { score, percentage, isPassed: score * 100 >= passingPercentage * most };
}
