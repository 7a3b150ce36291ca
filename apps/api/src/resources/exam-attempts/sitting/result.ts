import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import type { ExamResult, ExamSolution } from '@diwan/api-contract/examining/sitting';
import { eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { examsTable as exams } from '#resources/exams/table.ts';
import { versionOf } from '../effects.ts';
import type { examAttemptsTable as table } from '../table.ts';
import { paperOf } from './paper.ts';

type Attempt = Row<typeof table>;

/** What a candidate learns of an attempt: its marks, and the right answers where the exam shows them now. */
export async function resultOf(row: Attempt, tx: Writer['tx']): Promise<ExamResult> {
  const { id: attemptId, state, score, maxScore, percentage, isPassed } = row;
  return {
    ...(await paperOf(row, tx)),
    attemptId,
    state,
    isTimeOut: row.flags.includes('time_out'),
    score,
    maxScore,
    percentage,
    isPassed,
    solutions: (await areShown(row, tx)) ? await solutionsOf(row, tx) : null,
  };
}

async function areShown({ examId, state, isPassed }: Attempt, tx: Writer['tx']): Promise<boolean> {
  if (state !== 'graded') return false;
  const [exam] = await tx
    .select({ showAnswers: exams.showAnswers, state: exams.state })
    .from(exams)
    .where(eq(exams.id, examId));
  if (exam!.showAnswers === 'after_pass') return isPassed === true;
  return exam!.showAnswers === 'after_close' && (exam!.state === 'closed' || exam!.state === 'archived');
}

async function solutionsOf(row: Attempt, tx: Writer['tx']): Promise<ExamSolution[]> {
  const { questions } = await versionOf(row, tx);
  const byId = new Map(questions.map((question) => [question.id, question]));
  return row.answers.map(({ questionId, score }) => solutionOf(byId.get(questionId)!, score ?? 0));
}

function solutionOf({ id, options, type, ...key }: ExamQuestion, score: number): ExamSolution {
  // What is put in order stands in its right order.
  const right = type === 'ordering' ? options : options.filter(({ isCorrect }) => isCorrect);
  const { isTrue, acceptedAnswers, rightNumber, explanation } = key;
  return {
    questionId: id,
    score,
    rightOptions: right.map((option) => option.id),
    isTrue,
    acceptedAnswers,
    rightNumber,
    explanation,
  };
}
