import type { JobPostDraft } from '@diwan/api-contract/resources/job-posts';
import { eq } from 'drizzle-orm';
import type { Reader } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import { examsTable as exams } from '../exams/table.ts';

type Examined = Pick<JobPostDraft, 'examId'>;
type Tx = Reader['tx'];

/** Whether candidates can sit the exam that a job post asks for; it stays until the transaction is over. */
export async function isOpenExam(examId: string | null, tx: Tx): Promise<boolean> {
  if (examId === null) return false;
  const [exam] = await tx.select({ state: exams.state }).from(exams).where(eq(exams.id, examId)).for('key share');
  return exam?.state === 'published';
}

/** Refuses an exam that is new to a job post and that nobody can sit; what was closed since stays where it is. */
export async function expectOpenExam(draft: Examined, before: Examined | null, { tx }: { tx: Tx }): Promise<void> {
  if (draft.examId === null || draft.examId === before?.examId || (await isOpenExam(draft.examId, tx))) return;
  throw problemOf('invalid', { errors: [{ path: 'examId', code: 'examNotOpen' }] });
}
