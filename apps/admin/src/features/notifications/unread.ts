import type { NotificationEventType } from '@diwan/api-contract/values/records/notification';
import { cache } from '#api/cache/cache.ts';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';

/** How many notifications wait to be read. */
export const unreadCount = queryOf(client.notifications.unreadCount);

/** The latest notifications. */
export const latestNotifications = queryOf(client.notifications.list, { query: {} });

function keepCount(count: number): void {
  cache.give(unreadCount, { count });
  cache.invalidate(latestNotifications.key);
}

/** Marks everything as read; the bell shows it at once. */
export async function markAllRead(): Promise<void> {
  const { count } = await expectBody(client.notifications.markAllRead({ body: {} }));
  keepCount(count);
}

/** Sends an event to notifications; answers which of them it has changed. */
export async function sendToNotifications(type: NotificationEventType, ids: readonly string[]): Promise<string[]> {
  const { count, changed } = await expectBody(client.notifications.send({ body: { type, ids: [...ids] } }));
  keepCount(count);
  return changed;
}
