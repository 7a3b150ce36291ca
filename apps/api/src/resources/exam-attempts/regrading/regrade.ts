import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, gt, inArray, ne, notInArray } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import type { examsTable } from '#resources/exams/table.ts';
import { examVersionsTable as versions } from '#resources/exams/versions-table.ts';
import { type ExamVersion, type Graded, gradedWith, keyedBy, scored } from '../marking.ts';
import { examAttemptsTable as table } from '../table.ts';

type Exam = Row<typeof examsTable>;
type Attempt = Row<typeof table>;
type Tx = Writer['tx'];

/** An attempt that other keys would mark otherwise. */
export interface Regraded {
  attempt: Attempt;
  to: Graded;
}

/** So many attempts are held in memory at once. */
const batch = 500;

/** Looks at every attempt of a candidate that somebody or the server has marked, by the exam's questions and keys of today. */
export async function* regradings(exam: Exam, tx: Tx): AsyncGenerator<Attempt | Regraded> {
  const asked = await tx.select().from(versions).where(eq(versions.examId, exam.id));
  const byVersion = new Map<number, ExamVersion>(asked.map((each) => [each.version, keyedBy(each, exam)]));
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const attempts = await tx
      .select()
      .from(table)
      .where(and(ofCandidates(exam), inArray(table.state, ['grading', 'graded']), gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(batch);
    for (const attempt of attempts) {
      const keys = byVersion.get(attempt.examVersion)!;
      const to = gradedWith(scored(attempt.answers, keys), keys);
      yield isDeepStrictEqual(resultIn(attempt), resultIn(to)) ? attempt : { attempt, to };
    }
    if (attempts.length < batch) return;
    after = attempts.at(-1)!.id;
  }
}

const ofCandidates = ({ id }: Pick<Exam, 'id'>) => and(eq(table.examId, id), eq(table.isTrial, false));

const resultIn = ({ answers, score, maxScore, percentage, isPassed }: Pick<Graded, keyof Graded & keyof Attempt>) => ({
  scores: answers.map((answer) => answer.score),
  score,
  maxScore,
  percentage,
  isPassed,
});

/** Marks all attempts by the exam's keys of today: those that it changes by an event of their own, the others without a word. */
export async function regradeAttempts(exam: Exam, { tx, followUps }: Writer): Promise<void> {
  const { id: examId, examVersion: version, questions, negativeMarking, passingPercentage } = exam;
  await tx
    .insert(versions)
    .values({ examId, version, questions, negativeMarking, passingPercentage })
    .onConflictDoNothing();
  const changed: string[] = [];
  for await (const each of regradings(exam, tx)) if ('to' in each) changed.push(each.attempt.id);
  await tx
    .update(table)
    .set({ markedVersion: version })
    .where(and(ofCandidates(exam), ne(table.state, 'voided'), notInArray(table.id, changed)));
  const event = { type: 'examAttempt.regrade' };
  for (const id of changed) followUps.push({ resource: 'examAttempts', id, event, isBySystem: true });
}

/** One attempt more than the exam gives, told by the last that its candidate had. */
export async function grantAttempt(exam: Exam, seekerId: string, { tx, followUps }: Writer): Promise<void> {
  const [last] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.examId, exam.id), eq(table.seekerId, seekerId), ne(table.state, 'voided')))
    .orderBy(desc(table.startedAt))
    .limit(1);
  const event = { type: 'examAttempt.grant' };
  followUps.push({ resource: 'examAttempts', id: last!.id, event, isBySystem: true });
}
