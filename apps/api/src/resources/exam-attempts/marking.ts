import { isObjective } from '@diwan/api-contract/examining/key';
import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import { resultOf, scoreOf } from '@diwan/api-contract/examining/score';
import type { ExamAttempt } from '@diwan/api-contract/resources/exam-attempts';

type Answers = ExamAttempt['answers'];
/** An exam as it was when somebody began it. */
export interface ExamVersion {
  questions: ExamQuestion[];
  negativeMarking: boolean;
  passingPercentage: number;
}

/** What is known of an attempt's answers; nothing of its result while one of them waits. */
export interface Graded extends Waiting {
  answers: Answers;
  maxScore: number;
  score: number | null;
  percentage: number | null;
  isPassed: boolean | null;
}
interface Waiting {
  waiting: number;
  mostMarks: number;
}

/** What an attempt comes to with these answers; nothing while one of them waits for somebody. */
export function gradedWith(answers: Answers, exam: ExamVersion): Graded {
  const maxScore = maxScoreOf(answers, exam);
  const waiting = answers.filter(({ score }) => score === null);
  const scores = answers.map(({ score }) => score ?? 0);
  const result =
    waiting.length > 0
      ? { score: null, percentage: null, isPassed: null }
      : resultOf(scores, maxScore, exam.passingPercentage);
  return { answers, maxScore, ...waitingOf(answers, exam), ...result };
}

/** In hundredths, of the questions that an attempt was asked. */
function maxScoreOf(answers: Answers, { questions }: Pick<ExamVersion, 'questions'>): number {
  const asked = new Set(answers.map(({ questionId }) => questionId));
  return 100 * questions.reduce((sum, { id, marks }) => sum + (asked.has(id) ? marks : 0), 0);
}

/** What was asked with the keys, marks and rules of another version; a question that has become another one keeps its own. */
export function keyedBy(asked: ExamVersion, by: ExamVersion): ExamVersion {
  const later = new Map(by.questions.map((question) => [question.id, question]));
  const questions = asked.questions.map((question) => {
    const mended = later.get(question.id);
    return mended && isSameQuestion(question, mended) ? mended : question;
  });
  return { questions, negativeMarking: by.negativeMarking, passingPercentage: by.passingPercentage };
}

/** It is answered in the same way, and by the same options. */
function isSameQuestion(one: ExamQuestion, other: ExamQuestion): boolean {
  const options = new Set(one.options.map(({ id }) => id));
  const isEach = other.options.every(({ id }) => options.has(id));
  return one.type === other.type && isEach && one.options.length === other.options.length;
}

/** How many answers wait for somebody, and what the first of them can be given. */
export function waitingOf(answers: Answers, { questions }: Pick<ExamVersion, 'questions'>): Waiting {
  const waiting = answers.filter(({ score }) => score === null);
  const next = questions.find(({ id }) => id === waiting[0]?.questionId);
  return { waiting: waiting.length, mostMarks: next?.marks ?? 0 };
}

/** The answers with what the server can say of them; an essay that nobody wrote is worth nothing. */
export function scored(answers: Answers, exam: ExamVersion): Answers {
  const byId = new Map(exam.questions.map((question) => [question.id, question]));
  return answers.map((each) => {
    const question = byId.get(each.questionId)!;
    const score = scoreOf(question, each.given ?? undefined, exam);
    const isUnwritten = question.type === 'essay' && !each.given?.text;
    return { ...each, score: isUnwritten ? 0 : (score ?? withinMarks(each.score, question)) };
  });
}

/** What somebody gave it, and never more than it can be given now. */
const withinMarks = (score: number | null, { marks }: ExamQuestion) => score && Math.min(score, 100 * marks);

/** The answers without what people gave them. */
export function unmarked(answers: Answers, { questions }: Pick<ExamVersion, 'questions'>): Answers {
  const byHand = new Set(questions.filter((question) => !isObjective(question)).map(({ id }) => id));
  return answers.map((each) => (byHand.has(each.questionId) ? { ...each, score: null, note: null } : each));
}
