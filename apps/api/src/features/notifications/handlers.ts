import type { Notification, NotificationQuery, notificationsRouter } from '@diwan/api-contract/endpoints/notifications';
import type { RouterImplementation } from '@ts-rest/fastify';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { idIn } from '#crud/lists/clauses.ts';
import { newestFirst } from '#crud/lists/newest-first.ts';
import type { Tx } from '#db/database.ts';
import { type NotificationRow, notificationsTable as notifications } from '#db/schema/notifications.ts';
import type { AppDeps } from '#deps.ts';
import type { Actor } from '#http/requests/actor.ts';
import { etagOf, expectVersion } from '#http/serving/etag.ts';
import { unreadOf } from '#notify/unread.ts';
import { newestGroups } from './groups.ts';
import { actionsOf, moveNotifications } from './move.ts';
import { keepSettings, readSettings } from './settings.ts';

const size = 25;

const ownMatching = ({ id }: Actor, { state, kind, severity }: NotificationQuery) =>
  and(
    eq(notifications.userId, id),
    state ? inArray(notifications.state, state) : ne(notifications.state, 'archived'),
    kind && inArray(notifications.kind, kind),
    severity && inArray(notifications.severity, severity),
  );

async function countUnread(tx: Tx, { id }: Actor): Promise<number> {
  return (await unreadOf(tx, [id])).get(id) ?? 0;
}

export function notificationsHandlers({ database, clock }: AppDeps): RouterImplementation<typeof notificationsRouter> {
  const now = () => clock().toISOString();
  const shownTo =
    (actor: Actor) =>
    ({ once: _, refId: __, digestMailId: ___, ...row }: NotificationRow): Notification => ({
      ...row,
      actions: actionsOf(row, actor, now()),
    });

  return {
    list: async ({ query, request: { actor } }) => {
      const where = ownMatching(actor, query);
      const { rows, next } = await newestFirst(database.orm, notifications, { where, before: query.before, size });
      return { status: 200, body: { items: rows.map(shownTo(actor)), next, previous: null } };
    },

    groups: async ({ query, request: { actor } }) => {
      const where = ownMatching(actor, query);
      const { groups, next } = await newestGroups(database.orm, { where, before: query.before, size });
      const items = groups.map(({ rows, ...group }) => ({ ...group, items: rows.map(shownTo(actor)) }));
      return { status: 200, body: { items, next, previous: null } };
    },

    unreadCount: async ({ request: { actor } }) => ({
      status: 200,
      body: { count: await countUnread(database.orm, actor) },
    }),

    send: ({ body: { type, ids }, request: { actor } }) =>
      database.transaction(async (tx) => {
        const which = or(idIn(notifications.id, ids), idIn(notifications.refId, ids));
        const changed = await moveNotifications(tx, { type, which }, actor, now());
        return { status: 200, body: { count: await countUnread(tx, actor), changed } };
      }),

    settings: async ({ request: { actor }, reply }) => {
      const kept = await readSettings(database.orm, actor.id);
      reply.header('etag', etagOf(kept.version));
      return { status: 200, body: kept };
    },

    keepSettings: ({ body, request, reply }) =>
      database.transaction(async (tx) => {
        const kept = await keepSettings(tx, request.actor.id, expectVersion(request.headers), body);
        reply.header('etag', etagOf(kept.version));
        return { status: 200, body: kept };
      }),

    markAllRead: ({ request: { actor } }) =>
      database.transaction(async (tx) => {
        const which = eq(notifications.state, 'unread');
        await moveNotifications(tx, { type: 'notification.read', which }, actor, now());
        return { status: 200, body: { count: await countUnread(tx, actor) } };
      }),
  };
}
