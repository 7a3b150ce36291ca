import type { Tx } from '#db/database.ts';
import { calendarFile, methodOf } from '#resources/applications/interviews/calendar.ts';
import { meetingOf } from '#resources/mails/content/interview-of.ts';
import type { LeasedMail } from './leases.ts';

/** The calendar file of a mail about a meeting: what its recipient's calendar holds of it is put in, moved or removed. */
export interface AttachedCalendar {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

interface Said {
  subject: string;
  organizer: string;
  attendee: string;
}

export async function calendarOf(
  tx: Tx,
  { template, applicationId }: LeasedMail,
  { subject, ...invitation }: Said,
): Promise<AttachedCalendar | null> {
  if (!applicationId || (template !== 'interviewScheduled' && template !== 'interviewCancelled')) return null;
  const meeting = await meetingOf(tx, applicationId, template);
  if (!meeting) return null;
  // What staff noted of it is theirs.
  const entry = { ...meeting, title: subject, description: '' };
  return { method: methodOf(entry), content: calendarFile(entry, invitation) };
}
