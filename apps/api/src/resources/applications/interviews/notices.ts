import type { interviewMachine } from '@diwan/machines/workflows/interview/interview.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { eq } from 'drizzle-orm';
import { type Notices, nobody, noticesAbout } from '#crud/notices.ts';
import type { Tx } from '#db/database.ts';
import { aboutApplication } from '../notices.ts';
import { applicationsTable as applications } from '../table.ts';
import type { InterviewRow } from './table.ts';
import { timeInRiyadh } from './time-in-riyadh.ts';

const told = noticesAbout<InterviewRow>(async ({ applicationId }, tx) =>
  aboutApplication(await find(applicationId, tx), tx),
);

const participants = ({ organizer, addedUsers }: InterviewRow) =>
  [organizer, ...addedUsers].map((person) => person?.id);
const params = async ({ applicationId, title, startsAt }: InterviewRow, tx: Tx) => ({
  title,
  number: (await find(applicationId, tx)).number,
  time: timeInRiyadh(startsAt),
});
/** A meeting has no version: each change that is told of moves it, or raises its sequence. */
const once = ({ id, startsAt, sequence }: InterviewRow) => `${id} ${startsAt} ${sequence}`;

const isPlanned = told('interviewScheduled', participants, { params, once });
const isCancelled = told('interviewCancelled', participants, { params, once });
const seenThere = nobody('Those who took part were there; the application shows what came of it.');

/** Whom each event of a meeting tells what, and its alert. */
export const interviewNotices: Notices<InterviewRow, EventTypeOf<typeof interviewMachine> | 'interview.soon'> = {
  'interview.schedule': [isPlanned],
  'interview.confirm': [isPlanned],
  'interview.reschedule': [told('interviewRescheduled', participants, { params, once })],
  'interview.cancel': [isCancelled],
  'interview.release': [isCancelled],
  'interview.complete': seenThere,
  'interview.noShow': seenThere,
  'interview.soon': [told('interviewSoon', participants, { params, once })],
};

async function find(id: string, tx: Tx) {
  const { number, jobPostId } = applications;
  const [application] = await tx
    .select({ id: applications.id, number, jobPostId })
    .from(applications)
    .where(eq(applications.id, id));
  return application!;
}
