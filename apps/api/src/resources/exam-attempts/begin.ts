import { randomInt } from 'node:crypto';
import { isObjective } from '@diwan/api-contract/examining/key';
import type { ExamQuestion } from '@diwan/api-contract/examining/question';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { nextNumber } from '#crud/number.ts';
import { problemOf } from '#http/problems/problems.ts';
import { examsTable as exams } from '../exams/table.ts';
import { examVersionsTable as versions } from '../exams/versions-table.ts';
import { seekersTable } from '../seekers/table.ts';
import { examAttemptSearchKey } from './search-key.ts';
import { type Asked, examAttemptsTable as table } from './table.ts';

type Exam = Row<typeof exams>;

const refused = (path: string, code: string) => problemOf('invalid', { errors: [{ path, code }] });
const dayInMs = 86_400_000;

/** Attempts of one exam wait for each other where they begin or are counted. */
export async function lockExam({ examId }: { examId: string }, { tx }: Writer): Promise<Exam | undefined> {
  const [exam] = await tx.select().from(exams).where(eq(exams.id, examId)).for('no key update');
  return exam;
}

/** What a new attempt begins with: the questions as they are now, and the time until when they are answered. */
export async function begun({ examId, seekerId }: { examId: string; seekerId: string | null }, writer: Writer) {
  const exam = await lockExam({ examId }, writer);
  if (!exam) throw refused('examId', 'invalidChoice');
  if (exam.totalMarks === 0 || exam.unkeyedCount > 0) throw refused('examId', 'examUnsound');
  if (seekerId !== null) await expectAllowed(exam, seekerId, writer);
  const { id, examVersion: version, questions, negativeMarking, passingPercentage } = exam;
  await writer.tx
    .insert(versions)
    .values({ examId: id, version, questions, negativeMarking, passingPercentage })
    .onConflictDoNothing();
  const number = await nextNumber(writer.tx, 'ATT', 'exam_attempts_number');
  const drawn = drawQuestions(exam);
  const start = Date.parse(writer.now);
  return {
    number,
    state: 'in_progress' as const,
    examVersion: version,
    markedVersion: version,
    startedAt: writer.now,
    dueAt: new Date(start + exam.durationMin * 60_000).toISOString(),
    paper: drawn.map((question) => askedIn(question, exam)),
    answers: drawn.map((question) => ({ questionId: question.id, given: null, score: null, note: null })),
    byHand: drawn.filter((question) => !isObjective(question)).length,
    maxScore: 100 * drawn.reduce((sum, { marks }) => sum + marks, 0),
    searchKey: examAttemptSearchKey(number, seekerId === null ? null : await seekerOf(seekerId, writer)),
  };
}

async function seekerOf(id: string, { tx }: Writer) {
  const { name, number } = seekersTable;
  const [seeker] = await tx.select({ name, number }).from(seekersTable).where(eq(seekersTable.id, id));
  if (!seeker) throw refused('seekerId', 'invalidChoice');
  return seeker;
}

/** Whether a candidate may sit the exam now. */
async function expectAllowed(exam: Exam, seekerId: string, { tx, now }: Writer): Promise<void> {
  const at = Date.parse(now);
  const isOpen =
    (exam.availableFrom === null || Date.parse(exam.availableFrom) <= at) &&
    (exam.availableTo === null || at < Date.parse(exam.availableTo));
  if (exam.state !== 'published' || !isOpen) throw refused('examId', 'examNotOpen');
  const hindrance = await hindranceOf(exam, seekerId, { tx, now });
  if (hindrance) throw refused('seekerId', hindrance);
}

/** Why a candidate may not begin another attempt of an exam now, open or not; one that was granted needs no waiting. */
export async function hindranceOf(
  exam: Pick<Exam, 'id' | 'maxAttempts' | 'retryAfterDays'>,
  seekerId: string,
  { tx, now }: Pick<Writer, 'tx' | 'now'>,
): Promise<'noAttemptLeft' | 'retryTooEarly' | null> {
  const before = await tx
    .select({ startedAt: table.startedAt, grantedAt: table.grantedAt })
    .from(table)
    .where(and(eq(table.examId, exam.id), eq(table.seekerId, seekerId), ne(table.state, 'voided')))
    .orderBy(desc(table.startedAt));
  const granted = before.filter(({ grantedAt }) => grantedAt !== null).length;
  if (exam.maxAttempts > 0 && before.length >= exam.maxAttempts + granted) return 'noAttemptLeft';
  const [last] = before;
  const isEarly = last && Date.parse(now) < Date.parse(last.startedAt) + exam.retryAfterDays * dayInMs;
  return isEarly && last.grantedAt === null ? 'retryTooEarly' : null;
}

/** All questions or as many as an attempt has, by chance and in an order by chance where the exam says so. */
function drawQuestions({ questions, questionsPerAttempt, shuffleQuestions }: Exam): ExamQuestion[] {
  if (questionsPerAttempt === null) return shuffleQuestions ? shuffled(questions) : questions;
  const drawn = new Set(shuffled(questions).slice(0, questionsPerAttempt));
  return shuffleQuestions ? [...drawn] : questions.filter((question) => drawn.has(question));
}

/** What is put in order never stands in its order because that is its key. */
function askedIn({ id, type, options }: ExamQuestion, { shuffleOptions }: Exam): Asked {
  const ids = options.map((option) => option.id);
  return { questionId: id, options: shuffleOptions || type === 'ordering' ? shuffled(ids) : ids };
}

function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
