import { loadMessages } from '@diwan/messages/load-messages';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { openStates } from '#resources/applications/interviews/open-interviews.ts';
import { type InterviewRow, interviewsTable as interviews } from '#resources/applications/interviews/table.ts';
import { longTime } from '../dates.ts';
import type { MailDetail } from '../mail-facts.ts';

type Template = 'interviewScheduled' | 'interviewCancelled';

/** The meeting that an application's mail is about: the one that was planned or cancelled last. */
export async function meetingOf(tx: Tx, applicationId: string, template: Template): Promise<InterviewRow | undefined> {
  const state = inArray(interviews.state, template === 'interviewCancelled' ? ['cancelled'] : openStates);
  const [meeting] = await tx
    .select()
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), state))
    .orderBy(desc(interviews.updatedAt))
    .limit(1);
  return meeting;
}

/** What a mail says of it. */
export async function interviewOf(tx: Tx, applicationId: string, template: Template): Promise<MailDetail[]> {
  const meeting = await meetingOf(tx, applicationId, template);
  if (!meeting) return [];
  const time: MailDetail = { label: 'time', value: longTime(meeting.startsAt) };
  if (template === 'interviewCancelled') return [time];
  const [ar, en] = await Promise.all([loadMessages('applications', 'ar'), loadMessages('applications', 'en')]);
  const { type, place, link } = meeting;
  return [
    time,
    { label: 'type', value: (language) => ({ ar, en })[language].choices.interviewType[type] },
    ...(place ? [{ label: 'place', value: () => place } as const] : []),
    ...(link ? [{ label: 'link', value: () => link, isLatin: true } as const] : []),
  ];
}
