import type { notificationsRouter } from '@diwan/api-contract/endpoints/notifications';
import { channels } from '@diwan/api-contract/endpoints/realtime';
import type { RouterImplementation } from '@ts-rest/fastify';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { newestFirst } from '#crud/lists/newest-first.ts';
import { notificationsTable as notifications } from '#db/schema/realtime.ts';
import type { AppDeps } from '#deps.ts';
import { unreadOf } from '#notify/unread.ts';
import { publish } from '#realtime/publish.ts';

const pageSize = 25;

export function notificationsHandlers({ database, clock }: AppDeps): RouterImplementation<typeof notificationsRouter> {
  return {
    list: async ({ query, request: { actor } }) => {
      const { rows, next } = await newestFirst(database.orm, notifications, {
        where: and(eq(notifications.userId, actor.id), query.isUnread ? isNull(notifications.readAt) : undefined),
        before: query.before,
        size: pageSize,
      });
      return { status: 200, body: { items: rows.map(({ userId: _, ...shown }) => shown), next, previous: null } };
    },

    unreadCount: async ({ request: { actor } }) => {
      const unread = await unreadOf(database.orm, [actor.id]);
      return { status: 200, body: { count: unread.get(actor.id) ?? 0 } };
    },

    markRead: async ({ body: { ids }, request: { actor } }) => {
      const count = await database.transaction(async (tx) => {
        const changed = await tx
          .update(notifications)
          .set({ readAt: clock().toISOString() })
          .where(
            and(
              eq(notifications.userId, actor.id),
              isNull(notifications.readAt),
              ids ? inArray(notifications.id, ids) : undefined,
            ),
          )
          .returning({ id: notifications.id });
        const unread = (await unreadOf(tx, [actor.id])).get(actor.id) ?? 0;
        if (changed.length > 0) await publish(tx, channels.person(actor.id), 'notification.read', { unread });
        return unread;
      });
      return { status: 200, body: { count } };
    },
  };
}
