import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { tell } from '#crud/notices.ts';
import type { AppDeps } from '#deps.ts';
import { interviewNotices } from '#resources/applications/interviews/notices.ts';
import { interviewsTable as interviews } from '#resources/applications/interviews/table.ts';
import { theSystem } from '#workflows/apply-event.ts';

const batch = 200;

/** Gives the alerts of meetings that begin soon, each once however many processes look after them. */
export async function sweepInterviewAlerts({ database, clock }: Pick<AppDeps, 'database' | 'clock'>): Promise<number> {
  const now = clock().toISOString();
  return database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(interviews)
      .where(
        and(
          inArray(interviews.state, ['scheduled', 'rescheduled']),
          isNull(interviews.alertedAt),
          gt(interviews.startsAt, now),
          sql`${interviews.startsAt} <= ${now}::timestamptz + interval '7 days'`,
          sql`${interviews.startsAt} - make_interval(mins => ${interviews.alertMin}) <= ${now}::timestamptz`,
        ),
      )
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const meeting of due) {
      await tx.update(interviews).set({ alertedAt: now }).where(eq(interviews.id, meeting.id));
      await tell(interviewNotices['interview.soon'], meeting, { tx, now, actor: theSystem });
    }
    return due.length;
  });
}
