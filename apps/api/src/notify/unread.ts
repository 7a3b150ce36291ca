import { and, count, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { notificationsTable as notifications } from '../db/schema/notifications.ts';

/** How many notifications each of these people has not read. */
export async function unreadOf(tx: Tx, userIds: string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .select({ userId: notifications.userId, unread: count() })
    .from(notifications)
    .where(and(inArray(notifications.userId, userIds), eq(notifications.state, 'unread')))
    .groupBy(notifications.userId);
  return new Map(rows.map(({ userId, unread }) => [userId, unread]));
}
