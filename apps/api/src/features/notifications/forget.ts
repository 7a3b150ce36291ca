import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import { notificationsTable as notifications } from '#db/schema/notifications.ts';
import type { AppDeps } from '#deps.ts';
import { publishUnread } from '#notify/notify.ts';

/** So long what was read or put away is kept, and what nobody has read. */
const keptDays = { read: 90, unread: 365 };

/** Deletes notifications that are too old to matter to anybody; what they told of stays in the history of its record. */
export async function forgetOldNotifications({ database, clock }: Pick<AppDeps, 'database' | 'clock'>): Promise<void> {
  const { state, createdAt, userId } = notifications;
  const before = (days: number) =>
    lt(createdAt, sql`${clock().toISOString()}::timestamptz - make_interval(days => ${days}::int)`);
  await database.transaction(async (tx) => {
    const isOld = or(
      and(ne(state, 'unread'), before(keptDays.read)),
      and(eq(state, 'unread'), before(keptDays.unread)),
    );
    const gone = await tx.delete(notifications).where(isOld).returning({ userId, state });
    const unread = gone.filter((each) => each.state === 'unread');
    await publishUnread(
      tx,
      unread.map((each) => each.userId),
    );
  });
}
