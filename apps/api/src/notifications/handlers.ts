import type { notificationsRouter } from '@diwan/api-contract/notifications';
import { channels } from '@diwan/api-contract/realtime';
import type { RouterImplementation } from '@ts-rest/fastify';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AppDeps } from '../deps.ts';
import { notificationsTable as notifications } from '../db/schema/realtime.ts';
import { publish } from '../realtime/publish.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { unreadOf } from './unread.ts';

const pageSize = 25;

export function notificationsHandlers({ database, clock }: AppDeps): RouterImplementation<typeof notificationsRouter> {
  return {
    list: async ({ query, request: { actor } }) => {
      const cursor = query.before === undefined ? null : readCursor(query.before);
      const rows = await database.orm
        .select({
          id: notifications.id,
          kind: notifications.kind,
          params: notifications.params,
          severity: notifications.severity,
          path: notifications.path,
          createdAt: notifications.createdAt,
          readAt: notifications.readAt,
        })
        .from(notifications)
        .where(
          and(
            eq(notifications.userId, actor.id),
            query.isUnread ? isNull(notifications.readAt) : undefined,
            cursor
              ? sql`(${notifications.createdAt}, ${notifications.id}) < (${cursor.createdAt}, ${cursor.id}::uuid)`
              : undefined,
          ),
        )
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(pageSize + 1);
      const items = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? items.at(-1) : undefined;
      return {
        status: 200,
        body: {
          items,
          next: last ? writeCursor(last) : null,
          previous: null,
        },
      };
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
