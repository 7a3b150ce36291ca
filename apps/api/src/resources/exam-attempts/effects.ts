import type { examAttemptMachine } from '@diwan/machines/workflows/exam-attempt/exam-attempt.machine';
import type { Marking, Voiding } from '@diwan/machines/workflows/exam-attempt/exam-attempt.workflow';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EffectHandlers, Row, Writer } from '#crud/definition.ts';
import { applicationsTable as applications } from '../applications/table.ts';
import { examsTable as exams } from '../exams/table.ts';
import { examVersionsTable as versions } from '../exams/versions-table.ts';
import { jobPostsTable as jobPosts } from '../job-posts/table.ts';
import { type ExamVersion, gradedWith, keyedBy, scored, unmarked, waitingOf } from './marking.ts';
import type { examAttemptsTable as table } from './table.ts';

type Attempt = Row<typeof table>;

/** The exam as it was when an attempt began. */
export async function versionOf({ examId, examVersion }: Pick<Attempt, 'examId' | 'examVersion'>, tx: Writer['tx']) {
  const [found] = await tx
    .select()
    .from(versions)
    .where(and(eq(versions.examId, examId), eq(versions.version, examVersion)));
  return found!;
}

/** The same, with the keys by which it is marked. */
export async function keysOf(row: Pick<Attempt, 'examId' | 'examVersion' | 'markedVersion'>, tx: Writer['tx']) {
  const asked: ExamVersion = await versionOf(row, tx);
  if (row.markedVersion === row.examVersion) return asked;
  return keyedBy(asked, await versionOf({ examId: row.examId, examVersion: row.markedVersion }, tx));
}

/** What the workflow names, carried out. */
export const examAttemptEffects: EffectHandlers<typeof table, typeof examAttemptMachine> = {
  async handIn(row: Attempt, { isTimeOut }: { isTimeOut: boolean }, { tx, now, followUps }: Writer) {
    followUps.push({ resource: 'examAttempts', id: row.id, event: { type: 'examAttempt.score' }, isBySystem: true });
    const exam = await keysOf(row, tx);
    return {
      ...waitingOf(scored(row.answers, exam), exam),
      submittedAt: isTimeOut ? row.dueAt : now,
      flags: isTimeOut ? [...row.flags, 'time_out' as const] : row.flags,
    };
  },
  async storeScores(row: Attempt, _: unknown, { tx }: Writer) {
    const exam = await keysOf(row, tx);
    return gradedWith(scored(row.answers, exam), exam);
  },
  async storeMarks(row: Attempt, { marks, note }: Marking, { tx }: Writer) {
    const exam = await keysOf(row, tx);
    const first = row.answers.findIndex(({ score }) => score === null);
    const answers = row.answers.with(first, { ...row.answers[first]!, score: marks * 100, note });
    return gradedWith(answers, exam);
  },
  async clearMarks(row: Attempt, _: unknown, { tx }: Writer) {
    const exam = await keysOf(row, tx);
    return gradedWith(unmarked(row.answers, exam), exam);
  },
  async storeRegrading(row: Attempt, _: unknown, { tx }: Writer) {
    const [of] = await tx.select({ version: exams.examVersion }).from(exams).where(eq(exams.id, row.examId));
    const markedVersion = of!.version;
    const exam = await keysOf({ ...row, markedVersion }, tx);
    return { ...gradedWith(scored(row.answers, exam), exam), markedVersion };
  },
  storeGrant: (_: Attempt, __: unknown, { now }: Writer) => ({ grantedAt: now }),
  storeVoiding: (_: Attempt, { reason, note }: Voiding) => ({ voidReason: reason, voidNote: note }),
};

/** Open applications that ask for its exam bring the attempt as soon as it is passed. */
async function bringToApplications({ id, examId, seekerId }: Attempt, tx: Writer['tx']): Promise<void> {
  const asking = tx.select({ id: jobPosts.id }).from(jobPosts).where(eq(jobPosts.examId, examId));
  await tx
    .update(applications)
    .set({ examAttemptId: id })
    .where(
      and(
        eq(applications.seekerId, seekerId!),
        inArray(applications.jobPostId, asking),
        inArray(applications.state, ['pending', 'in-progress', 'approved']),
      ),
    );
}

const isGraded = (row: Attempt | null) => row?.state === 'graded';

/** Keeps what its exam counts in step with an attempt; those of the staff count nowhere. */
export async function countAttempt(before: Attempt | null, after: Attempt | null, { tx }: Writer): Promise<void> {
  const { examId, isTrial } = (after ?? before)!;
  if (isTrial) return;
  if (after?.isPassed && isGraded(after) && !(isGraded(before) && before?.isPassed))
    await bringToApplications(after, tx);
  const change = (of: (row: Attempt) => number) => (after ? of(after) : 0) - (before ? of(before) : 0);
  const [attempts, graded, passed, percentage] = [
    change(({ state }) => Number(state !== 'voided')),
    change((row) => Number(isGraded(row))),
    change((row) => Number(isGraded(row) && row.isPassed === true)),
    change((row) => (isGraded(row) ? row.percentage! : 0)),
  ];
  if ([attempts, graded, passed, percentage].every((each) => each === 0)) return;
  await tx
    .update(exams)
    .set({
      attemptsCount: sql`${exams.attemptsCount} + ${attempts}`,
      gradedCount: sql`${exams.gradedCount} + ${graded}`,
      passedCount: sql`${exams.passedCount} + ${passed}`,
      percentageTotal: sql`${exams.percentageTotal} + ${percentage}`,
    })
    .where(eq(exams.id, examId));
}
