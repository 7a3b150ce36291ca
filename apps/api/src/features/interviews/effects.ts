import type { recommendations } from '@diwan/api-contract/values/application';
import type { Writer } from '#crud/definition.ts';
import { enqueueMail } from '#notify/mail.ts';
import { tellParticipants } from '#resources/applications/interviews/notify-participants.ts';
import type { InterviewRow } from '#resources/applications/interviews/table.ts';

type Effect = (
  row: InterviewRow,
  params: never,
  writer: Writer,
) => Partial<InterviewRow> | Promise<Partial<InterviewRow>>;

/** What the interview workflow names, carried out; what it returns is written to the meeting's row. */
export const interviewEffects: Record<string, Effect> = {
  // A meeting that was moved is announced by its alert once more.
  storeTime: (_: InterviewRow, { startsAt, durationMin }: { startsAt: string; durationMin: number }) => ({
    startsAt,
    durationMin,
    alertedAt: null,
  }),
  storeCancellation: (_: InterviewRow, { note }: { note: string | null }) => ({ cancellation: note }),
  storeFeedback: (
    _: InterviewRow,
    { recommendation, text }: { recommendation: (typeof recommendations)[number]; text: string | null },
    { actor, now }: Writer,
  ) => ({ feedback: { by: { id: actor.id, name: actor.name }, at: now, recommendation, text } }),
  async announceTime(row: InterviewRow, _: unknown, writer: Writer) {
    const isMoved = row.state === 'rescheduled';
    await tellParticipants(writer, row, isMoved ? 'interviewRescheduled' : 'interviewScheduled', writer.actor.id);
    await tellCandidate(row, 'interviewScheduled', writer);
    return isMoved ? { sequence: row.sequence + 1 } : {};
  },
  async announceCancellation(row: InterviewRow, _: unknown, writer: Writer) {
    await tellParticipants(writer, row, 'interviewCancelled', writer.actor.id);
    await tellCandidate(row, 'interviewCancelled', writer);
    return { sequence: row.sequence + 1 };
  },
};

async function tellCandidate(
  { applicationId }: InterviewRow,
  template: 'interviewScheduled' | 'interviewCancelled',
  { tx, now }: Writer,
): Promise<void> {
  await enqueueMail(tx, { template, resource: 'applications', id: applicationId }, now);
}
