import type { Mail } from '@diwan/api-contract/resources/mails';
import type { Tx } from '#db/database.ts';
import { type CalendarEntry, calendarFile, methodOf } from '#resources/applications/interviews/calendar.ts';
import { entryOf } from '#resources/mails/content/events/event-of.ts';
import { meetingOf } from '#resources/mails/content/hiring/interview-of.ts';
import type { LeasedMail } from './leases.ts';

/** The calendar file of a mail about a meeting or an event: what its recipient's calendar holds of it is put in, moved or removed. */
export interface AttachedCalendar {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

interface Said {
  subject: string;
  organizer: string;
  attendee: string;
}

const ofEvents: ReadonlySet<Mail['template']> = new Set([
  'eventPostponed',
  'eventRescheduled',
  'eventCancelled',
  'eventReminder',
]);

export async function calendarOf(
  tx: Tx,
  mail: LeasedMail,
  { subject, ...invitation }: Said,
): Promise<AttachedCalendar | null> {
  const found = await findEntry(tx, mail);
  if (!found) return null;
  // What staff noted of it is theirs.
  const entry = { ...found, title: subject, description: '' };
  return { method: methodOf(entry), content: calendarFile(entry, invitation) };
}

async function findEntry(
  tx: Tx,
  { template, applicationId, eventRegistrationId }: LeasedMail,
): Promise<Omit<CalendarEntry, 'title' | 'description'> | null> {
  if (eventRegistrationId && ofEvents.has(template)) return entryOf(tx, eventRegistrationId);
  if (!applicationId || (template !== 'interviewScheduled' && template !== 'interviewCancelled')) return null;
  return (await meetingOf(tx, applicationId, template)) ?? null;
}
