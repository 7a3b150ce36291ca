import { type ExamSitting, graceSeconds, type sentAnswer } from '@diwan/api-contract/examining/sitting';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Row, Writer } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import { examsTable as exams } from '#resources/exams/table.ts';
import { examAttemptsTable as table } from '../table.ts';
import { paperOf } from './paper.ts';
import { examSittingsTable as sittings } from './sittings-table.ts';

type Attempt = Row<typeof table>;
type Sent = z.output<typeof sentAnswer>;
type Sitting = Omit<Row<typeof sittings>, 'attemptId'>;

async function lockAttempt(id: string, { tx }: Pick<Writer, 'tx'>): Promise<Attempt> {
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('no key update');
  if (!row) throw problemOf('notFound');
  return row;
}

async function sittingAt(attemptId: string, tx: Writer['tx']): Promise<Sitting> {
  const [found] = await tx.select().from(sittings).where(eq(sittings.attemptId, attemptId));
  return found ?? { sitting: 0, sequences: {} };
}

async function storeSitting(attemptId: string, sitting: Sitting, tx: Writer['tx']): Promise<void> {
  await tx
    .insert(sittings)
    .values({ attemptId, ...sitting })
    .onConflictDoUpdate({ target: sittings.attemptId, set: sitting });
}

const lastOf = ({ sequences }: Sitting) => Math.max(0, ...Object.values(sequences));

/** Whoever sits down is the one who answers, wherever somebody sat before; what is handed in is only looked at. */
export async function sitDown(id: string, { tx, now, actor }: Writer): Promise<ExamSitting> {
  const row = await lockAttempt(id, { tx });
  if (!row.isTrial || row.createdBy.id !== actor.id) throw problemOf('refused', { reason: 'notOwnTrial' });
  const { sitting: before, sequences } = await sittingAt(id, tx);
  const isOpen = row.state === 'in_progress';
  const sitting = { sitting: before + Number(isOpen), sequences };
  if (isOpen) await storeSitting(id, sitting, tx);
  const { title, examLanguage, timePerQuestionSec } = exams;
  const [exam] = await tx
    .select({ title, examLanguage, timePerQuestionSec })
    .from(exams)
    .where(eq(exams.id, row.examId));
  return {
    ...exam!,
    ...(await paperOf(row, tx)),
    attemptId: id,
    version: row.version,
    state: row.state,
    sitting: sitting.sitting,
    sequence: lastOf(sitting),
    now,
    dueAt: row.dueAt,
  };
}

/** Keeps an answer while there is time, by the server's clock alone, and what was on its way at the end; one that is there already, or older than what is, changes nothing. */
export async function keepAnswer(
  { id, questionId }: { id: string; questionId: string },
  { sitting, sequence, ...given }: Sent,
  { tx, now }: Pick<Writer, 'tx' | 'now'>,
): Promise<{ now: string; dueAt: string }> {
  const row = await lockAttempt(id, { tx });
  const place = row.paper.findIndex((each) => each.questionId === questionId);
  if (place === -1) throw problemOf('notFound');
  if (row.state !== 'in_progress') throw problemOf('refused', { reason: 'wrongState' });
  const there = await sittingAt(id, tx);
  if (sitting !== undefined && sitting !== there.sitting) throw problemOf('refused', { reason: 'satElsewhere' });
  const answered = { now, dueAt: row.dueAt };
  const next = sequence ?? lastOf(there) + 1;
  if (next <= (there.sequences[questionId] ?? 0)) return answered;
  if (Date.parse(now) >= Date.parse(row.dueAt) + graceSeconds * 1_000)
    throw problemOf('refused', { reason: 'timeOver' });
  if (given.options?.some((option) => !row.paper[place]!.options.includes(option)))
    throw problemOf('invalid', { errors: [{ path: 'options', code: 'invalidChoice' }] });
  if (await isPast(row, place, there, tx)) throw problemOf('refused', { reason: 'questionOver' });
  const answers = row.answers.map((each) => (each.questionId === questionId ? { ...each, given } : each));
  await tx.update(table).set({ answers }).where(eq(table.id, id));
  await storeSitting(id, { ...there, sequences: { ...there.sequences, [questionId]: next } }, tx);
  return answered;
}

/** Where each question has its own time, nobody comes back to one after answering a later one. */
async function isPast({ examId, paper }: Attempt, place: number, { sequences }: Sitting, tx: Writer['tx']) {
  if (!paper.slice(place + 1).some(({ questionId }) => sequences[questionId])) return false;
  const [exam] = await tx.select({ each: exams.timePerQuestionSec }).from(exams).where(eq(exams.id, examId));
  return exam!.each !== null;
}
