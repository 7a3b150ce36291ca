import type { NotificationGroup, NotificationQuery } from '@diwan/api-contract/endpoints/notifications';
import { count, desc, max, type SQL, sql } from 'drizzle-orm';
import { idIn } from '#crud/lists/clauses.ts';
import { readCursor, writeCursor } from '#crud/lists/newest-first.ts';
import type { Tx } from '#db/database.ts';
import { type NotificationRow, notificationsTable as notifications } from '#db/schema/notifications.ts';

/** How many of a group are shown at once. */
const mostShown = 3;

type Groups = { key: string; rows: NotificationRow[] } & Pick<NotificationGroup, 'count' | 'unread'>;

/** A page of notifications by the record that they are about, the group with the newest first. */
export async function newestGroups(
  tx: Tx,
  { where, before, size }: { where: SQL | undefined; size: number } & Pick<NotificationQuery, 'before'>,
): Promise<{ groups: Groups[]; next: string | null }> {
  const { id, refId, state, createdAt } = notifications;
  const key = sql<string>`coalesce(${refId}, ${id})`;
  const ids = sql<string[]>`array_agg(${id} order by ${createdAt} desc, ${id} desc)`;
  const latest = max(createdAt);
  const place = before === undefined ? undefined : readCursor(before);
  const found = await tx
    .select({
      key,
      ids: sql<string[]>`(${ids})[1:${sql.raw(String(mostShown))}]`,
      latest,
      count: count(),
      unread: sql<number>`count(*) filter (where ${state} = 'unread')::int`,
    })
    .from(notifications)
    .where(where)
    .groupBy(key)
    .having(place && sql`(${latest}, (${ids})[1]) < (${place.createdAt}, ${place.id}::uuid)`)
    .orderBy(desc(latest), desc(sql`(${ids})[1]`))
    .limit(size + 1);
  const shown = found.slice(0, size);
  const rows = await rowsOf(
    tx,
    shown.flatMap((group) => group.ids),
  );
  const last = found.length > size ? shown.at(-1) : undefined;
  return {
    groups: shown.map(({ ids: of, key: name, count: all, unread }) => ({
      key: name,
      count: all,
      unread,
      rows: of.map((one) => rows.get(one)!),
    })),
    next: last ? writeCursor({ createdAt: last.latest!, id: last.ids[0]! }) : null,
  };
}

async function rowsOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, NotificationRow>> {
  const rows = await tx.select().from(notifications).where(idIn(notifications.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
