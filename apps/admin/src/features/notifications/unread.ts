import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { createLiveValue } from '#api/live-value.ts';

/** How many notifications wait to be read. */
export const unreadCount = createLiveValue(async () => (await expectBody(client.notifications.unreadCount())).count);

/** The latest notifications. */
export const latestNotifications = createLiveValue(
  async () => (await expectBody(client.notifications.list({ query: {} }))).items,
);

/** Marks everything as read, seen at once and again from the server. */
export async function markAllRead(): Promise<void> {
  const { count } = await expectBody(client.notifications.markRead({ body: {} }));
  unreadCount.set(count);
  await Promise.all([latestNotifications.refresh(), unreadCount.refresh()]);
}
