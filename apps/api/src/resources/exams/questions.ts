import { type ExamDraft, keyFaults } from '@diwan/api-contract/resources/exam-draft';
import type { Row } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { examsTable } from './table.ts';

type Exam = Row<typeof examsTable>;

/** What lists and rules look at of the questions. */
export function figuresOf({ questions, questionsPerAttempt }: Pick<ExamDraft, 'questions' | 'questionsPerAttempt'>) {
  const marks = questions.map((question) => question.marks);
  return {
    questionsCount: questions.length,
    unkeyedCount: keyFaults({ questions }).length,
    totalMarks: totalMarks(marks, questionsPerAttempt),
  };
}

/** Of those that one attempt has: where they are drawn by chance, as many of the usual one. */
function totalMarks(marks: readonly number[], drawn: number | null): number {
  const sum = marks.reduce((total, each) => total + each, 0);
  return drawn === null || drawn >= marks.length ? sum : Math.round((sum / marks.length) * drawn);
}

/** What candidates can take keeps what let it be published. */
export function expectSound(draft: ExamDraft, { state }: Pick<Exam, 'state'>): void {
  if (state === 'draft') return;
  const errors = keyFaults(draft);
  if (figuresOf(draft).totalMarks === 0) errors.push({ path: 'questions', code: 'noMarks' });
  if (errors.length > 0) throw problemOf('invalid', { errors });
}
