import { and, count, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { notificationsTable as notifications } from '../db/schema/realtime.ts';

/** How many notifications each of these people has not read. */
export async function unreadOf(tx: Tx, userIds: string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ userId: notifications.userId, unread: count() })
    .from(notifications)
    .where(and(inArray(notifications.userId, userIds), isNull(notifications.readAt)))
    .groupBy(notifications.userId);
  return new Map(rows.map(({ userId, unread }) => [userId, unread]));
}
