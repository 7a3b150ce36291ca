import { cache } from '#api/cache/cache.ts';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';

/** How many notifications wait to be read. */
export const unreadCount = queryOf(client.notifications.unreadCount);

/** The latest notifications. */
export const latestNotifications = queryOf(client.notifications.list, { query: {} });

/** Marks everything as read, seen at once and again from the server. */
export async function markAllRead(): Promise<void> {
  cache.give(unreadCount, await expectBody(client.notifications.markRead({ body: {} })));
  for (const { key } of [latestNotifications, unreadCount]) cache.invalidate(key);
}
