import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { computed, type Reader } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { examAttemptsTable as attempts } from '#resources/exam-attempts/table.ts';
import { examsTable as exams } from '#resources/exams/table.ts';
import { applicationsTable as table } from '../table.ts';

const isPassed = sql`${attempts.state} = 'graded' and ${attempts.isPassed}`;

/** Whether the exam that the job post asks for was passed; nobody has passed who was asked for none. */
export const hasPassedExam = (is: boolean) => {
  const passed = sql`exists (select 1 from ${attempts} where ${attempts.id} = ${table.examAttemptId} and ${isPassed})`;
  return is ? sql`(${table.examAttemptId} is not null and ${passed})` : sql`not ${passed}`;
};

/** What became of the attempt that an application brings. */
export const examOfApplication = computed(table, ['examAttemptId'], async (rows, { tx }) => {
  const ids = rows.map(({ examAttemptId }) => examAttemptId);
  const { examId, state, percentage, isPassed: passed } = attempts;
  const found = await findNamed(tx, attempts, { examId, state, percentage, isPassed: passed }, ids);
  const sat = [...found.values()].map((attempt) => attempt.examId);
  const titles = await findNamed(tx, exams, { title: exams.title }, sat);
  return ids.map((id) => {
    const attempt = found.get(id ?? '');
    if (!attempt) return null;
    const { examId: of, ...result } = attempt;
    return { ...result, label: titles.get(of)!.title };
  });
});

/** The attempt at an exam that speaks best for somebody: one that was passed, else one that may still be, else the last. */
export async function bestAttempt(examId: string, seekerId: string, { tx }: Pick<Reader, 'tx'>) {
  const [best] = await tx
    .select({ id: attempts.id, state: attempts.state, isPassed: attempts.isPassed })
    .from(attempts)
    .where(and(eq(attempts.examId, examId), eq(attempts.seekerId, seekerId), ne(attempts.state, 'voided')))
    .orderBy(
      desc(sql`(case when ${isPassed} then 2 when ${attempts.state} <> 'graded' then 1 else 0 end)`),
      desc(attempts.startedAt),
    )
    .limit(1);
  return best ?? null;
}
