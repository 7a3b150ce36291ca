import type { ExamAnswer } from '@diwan/api-contract/examining/answer';
import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import {
  type ExamStatistics,
  leastForDiscrimination,
  type QuestionFigures,
} from '@diwan/api-contract/examining/statistics';
import type { ExamAttempt } from '@diwan/api-contract/resources/exam-attempts';
import type { ExamVersion } from '../marking.ts';
import { addPair, correlationOf, noPairs, type PairSums } from './correlation.ts';

export type MarkedAttempt = Pick<ExamAttempt, 'answers' | 'startedAt' | 'submittedAt'> & {
  percentage: number;
  isPassed: boolean;
};

interface QuestionSums {
  question: ExamQuestion;
  asked: number;
  answered: number;
  rightShare: number;
  withRest: PairSums;
  chosen: Map<string, number>;
}

/** Takes attempts one by one, and says at the end what they say of their exam. */
export function examFigures() {
  const bands = Array.from({ length: 10 }, () => 0);
  const minutes: number[] = [];
  const sums = new Map<string, QuestionSums>();
  let [passed, percentages] = [0, 0];

  function addAnswers({ answers }: MarkedAttempt, keys: ExamVersion): void {
    const byId = new Map(keys.questions.map((question) => [question.id, question]));
    const most = answers.reduce((sum, { questionId }) => sum + 100 * byId.get(questionId)!.marks, 0);
    const all = answers.reduce((sum, { score }) => sum + score!, 0);
    for (const { questionId, given, score } of answers) {
      const question = byId.get(questionId)!;
      const known = sums.get(questionId) ?? emptySums(question);
      sums.set(questionId, known);
      known.asked++;
      if (given) known.answered++;
      for (const choice of choicesIn(given)) known.chosen.set(choice, (known.chosen.get(choice) ?? 0) + 1);
      if (question.marks === 0) continue;
      const own = 100 * question.marks;
      const share = Math.max(0, score!) / own;
      known.rightShare += share;
      if (most > own) addPair(known.withRest, share, (all - score!) / (most - own));
    }
  }

  return {
    add(attempt: MarkedAttempt, keys: ExamVersion): void {
      passed += Number(attempt.isPassed);
      percentages += attempt.percentage;
      bands[Math.min(9, Math.floor(attempt.percentage / 10))]!++;
      if (attempt.submittedAt) minutes.push((Date.parse(attempt.submittedAt) - Date.parse(attempt.startedAt)) / 60_000);
      addAnswers(attempt, keys);
    },
    /** Questions in the order of the exam, those that it asks no longer after them. */
    of(questions: readonly ExamQuestion[]): ExamStatistics {
      const attempts = bands.reduce((sum, count) => sum + count, 0);
      const now = new Set(questions.map(({ id }) => id));
      const gone = [...sums.values()].filter(({ question }) => !now.has(question.id));
      return {
        attempts,
        passed,
        averagePercentage: attempts === 0 ? null : rounded(percentages / attempts),
        minutes: median(minutes),
        bands,
        questions: [
          ...questions.map((question) => ({
            ...figuresOf(sums.get(question.id) ?? emptySums(question)),
            isGone: false,
          })),
          ...gone.map((each) => ({ ...figuresOf(each), isGone: true })),
        ],
      };
    },
  };
}

const emptySums = (question: ExamQuestion): QuestionSums => ({
  question,
  asked: 0,
  answered: 0,
  rightShare: 0,
  withRest: noPairs(),
  chosen: new Map(),
});

function figuresOf({
  question,
  asked,
  answered,
  rightShare,
  withRest,
  chosen,
}: QuestionSums): Omit<QuestionFigures, 'isGone'> {
  const { id, type, text, marks } = question;
  return {
    id,
    type,
    text,
    marks,
    asked,
    answered,
    rightShare: asked === 0 || marks === 0 ? null : rightShare / asked,
    discrimination: withRest.count < leastForDiscrimination ? null : correlationOf(withRest),
    choices: choicesOf(question).map((choice) => ({ ...choice, count: chosen.get(choice.id) ?? 0 })),
  };
}

/** What can be chosen; where options are put in order, everybody chooses all of them. */
function choicesOf({ type, options, isTrue }: ExamQuestion): Omit<QuestionFigures['choices'][number], 'count'>[] {
  if (type === 'true_false') return [true, false].map((is) => ({ id: String(is), text: null, isRight: is === isTrue }));
  if (type !== 'single' && type !== 'multiple') return [];
  return options.map(({ id, text, isCorrect }) => ({ id, text, isRight: isCorrect }));
}

const choicesIn = (given: ExamAnswer | null): readonly string[] =>
  given?.isTrue === undefined ? (given?.options ?? []) : [String(given.isTrue)];

const rounded = (value: number) => Math.round(value * 10) / 10;

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return null;
  return rounded(sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2);
}
