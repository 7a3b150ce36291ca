import type { interviewMachine } from '@diwan/machines/workflows/interview/interview.machine';
import type { EffectsOf, EventTypeOf, Verdict } from '@diwan/machines/workflows/workflow';
import { eq } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import { tell } from '#crud/notices.ts';
import { newId } from '#db/id.ts';
import { applicationsTable } from '#resources/applications/table.ts';
import { enqueueMail } from '#resources/mails/outbox.ts';
import { scorecardsTable } from '../scorecards/table.ts';
import { interviewNotices } from './notices.ts';
import type { InterviewRow } from './table.ts';

type Change = Partial<InterviewRow>;
type Effects = EffectsOf<typeof interviewMachine>;

/** What the interview workflow names, carried out; what it returns is written to the meeting's row. */
export const interviewEffects: {
  [Type in keyof Effects]: (row: InterviewRow, params: Effects[Type], writer: Writer) => Change | Promise<Change>;
} = {
  // A meeting that was moved is announced by its alert once more.
  storeTime: (_, { startsAt, durationMin }) => ({ startsAt, durationMin, alertedAt: null }),
  storeCancellation: (_, { note }) => ({ cancellation: note }),
  // Whoever records how it went has judged by that; further ratings can follow.
  async storeFeedback({ id: interviewId, applicationId }, { recommendation, text }, { actor, now, tx }) {
    const author = { id: actor.id, name: actor.name };
    const card = { id: newId(), applicationId, interviewId, author, recommendation, text };
    await tx.insert(scorecardsTable).values({ ...card, createdAt: now, updatedAt: now });
    return {};
  },
  async announceTime(row, _, writer) {
    const isMoved = row.state === 'rescheduled';
    await tellCandidate(row, 'interviewScheduled', writer);
    return isMoved ? { sequence: row.sequence + 1 } : {};
  },
  async announceCancellation(row, _, writer) {
    await tellCandidate(row, 'interviewCancelled', writer);
    return { sequence: row.sequence + 1 };
  },
  // The candidate hears of the decision itself.
  announceRelease: (row) => ({ sequence: row.sequence + 1 }),
};

/** The meeting as an accepted event leaves it. */
export async function moved(
  before: InterviewRow,
  event: EventTypeOf<typeof interviewMachine>,
  { state, effects }: Extract<Verdict, { kind: 'accepted' }>,
  writer: Writer,
): Promise<InterviewRow> {
  const after = { ...before, state: state as InterviewRow['state'], updatedAt: writer.now };
  for (const { type, params } of effects)
    Object.assign(after, await interviewEffects[type as keyof Effects](after, params as never, writer));
  await tell(interviewNotices[event], after, writer);
  return after;
}

async function tellCandidate(
  { applicationId }: InterviewRow,
  template: 'interviewScheduled' | 'interviewCancelled',
  writer: Writer,
): Promise<void> {
  const [application] = await writer.tx
    .select({ number: applicationsTable.number })
    .from(applicationsTable)
    .where(eq(applicationsTable.id, applicationId));
  await enqueueMail(writer, { template, about: { applicationId, number: application!.number } }, writer.now);
}
