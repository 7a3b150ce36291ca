import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { Failures } from '#background/failures.ts';
import { tell } from '#crud/notices.ts';
import type { AppDeps } from '#deps.ts';
import { interviewNotices } from '#resources/applications/interviews/notices.ts';
import { interviewsTable as interviews } from '#resources/applications/interviews/table.ts';
import { theSystem } from '#workflows/apply-event.ts';

/** Of one round. */
const most = 1_000;

/**
 * Gives the alerts of meetings that begin soon, each once however many processes look after them.
 * @throws {Error} When all others were given: how many failed, and why the first did.
 */
export async function sweepInterviewAlerts({ database, clock }: Pick<AppDeps, 'database' | 'clock'>): Promise<number> {
  const now = clock().toISOString();
  const isDue = and(
    inArray(interviews.state, ['scheduled', 'rescheduled']),
    isNull(interviews.alertedAt),
    gt(interviews.startsAt, now),
    sql`${interviews.startsAt} <= ${now}::timestamptz + interval '7 days'`,
    sql`${interviews.startsAt} - make_interval(mins => ${interviews.alertMin}) <= ${now}::timestamptz`,
  );
  const due = await database.orm.select({ id: interviews.id }).from(interviews).where(isDue).limit(most);
  const failures = new Failures();
  let given = 0;
  for (const { id } of due)
    await failures.past(`the alert of meeting ${id}`, () =>
      database.transaction(async (tx) => {
        const [meeting] = await tx
          .update(interviews)
          .set({ alertedAt: now })
          .where(and(eq(interviews.id, id), isDue))
          .returning();
        if (!meeting) return;
        await tell(interviewNotices['interview.soon'], meeting, { tx, now, actor: theSystem });
        given += 1;
      }),
    );
  failures.tell();
  return given;
}
