import type { ExamStep } from '@diwan/api-contract/resources/exams';
import { computed, type Reader, type Row } from '#crud/definition.ts';
import { hindranceOf } from '../exam-attempts/begin.ts';
import { examsTable as table } from './table.ts';

const read = [
  'availableTo',
  'questionsCount',
  'unkeyedCount',
  'totalMarks',
  'attemptsCount',
  'examVersion',
  'markedVersion',
  'maxAttempts',
  'retryAfterDays',
] as const;

/** What the rules about exams look at. */
export const examInput = computed(table, read, (rows, { now }) =>
  rows.map(({ availableTo, questionsCount, unkeyedCount, totalMarks, attemptsCount, ...exam }) => ({
    now,
    availableTo,
    questionsCount,
    unkeyedCount,
    totalMarks,
    attemptsCount,
    isChanged: exam.examVersion !== exam.markedVersion,
    hasAttemptLeft: exam.maxAttempts === 0 && exam.retryAfterDays === 0,
  })),
);

type Granting = Extract<ExamStep, { type: 'exam.grantAttempt' }>;

const isGranting = (event: { type: string }): event is Granting => event.type === 'exam.grantAttempt';

/** Of an event that names a candidate, whether they may sit the exams as they are. */
export async function candidateNamed(rows: Row<typeof table>[], event: { type: string }, { tx, now }: Reader) {
  if (!isGranting(event)) return rows.map(() => ({}));
  const hindrances = [];
  for (const row of rows) hindrances.push(await hindranceOf(row, event.seekerId, { tx, now }));
  return hindrances.map((hindrance) => ({ hasAttemptLeft: hindrance === null }));
}
