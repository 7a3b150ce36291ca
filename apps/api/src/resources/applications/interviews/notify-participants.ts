import { eq } from 'drizzle-orm';
import type { Reader } from '#crud/definition.ts';
import { notify } from '#notify/notify.ts';
import { applicationsTable } from '#resources/applications/table.ts';
import type { InterviewRow } from './table.ts';

export type InterviewNews = 'interviewScheduled' | 'interviewRescheduled' | 'interviewCancelled' | 'interviewSoon';

type Told = Pick<InterviewRow, 'applicationId' | 'title' | 'startsAt' | 'organizer' | 'addedUsers'>;

/** Tells those who take part in a meeting, except whoever caused it. */
export async function tellParticipants(
  { tx }: Pick<Reader, 'tx'>,
  meeting: Told,
  kind: InterviewNews,
  causedBy: string | null,
): Promise<void> {
  const people = [meeting.organizer, ...meeting.addedUsers].flatMap((person) => (person ? [person.id] : []));
  const userIds = [...new Set(people)].filter((id) => id !== causedBy);
  if (userIds.length === 0) return;
  const [application] = await tx
    .select({ number: applicationsTable.number, jobPostId: applicationsTable.jobPostId })
    .from(applicationsTable)
    .where(eq(applicationsTable.id, meeting.applicationId));
  const { number, jobPostId } = application!;
  await notify(tx, {
    userIds,
    kind,
    params: { title: meeting.title, number, time: riyadhTime(meeting.startsAt) },
    severity: kind === 'interviewCancelled' ? 'warning' : 'info',
    path: `/job_post/applicants/${jobPostId}?peek=${meeting.applicationId}`,
  });
}

/** `2026-03-01 12:30` on a clock in Riyadh, which reads the same in both languages. */
export function riyadhTime(instant: string): string {
  return new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}
