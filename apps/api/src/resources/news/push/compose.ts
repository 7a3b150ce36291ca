import type { PushNotification } from '@diwan/api-contract/resources/news';
import { pushPlatforms } from '@diwan/api-contract/values/site/push';
import { undoSeconds } from '@diwan/api-contract/undo';
import { and, eq } from 'drizzle-orm';
import type { Reader, Row, Writer } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { newId } from '#db/id.ts';
import type { newsTable } from '../table.ts';
import { pushNotificationsTable as table } from './table.ts';

type News = Row<typeof newsTable>;

const isOut = (news: News | null) => news?.state === 'published';

/** Puts a message to phones into the transaction that publishes news which wants one; it leaves when that can no longer be taken back. */
export async function composePush(before: News, after: News, { tx, now }: Writer): Promise<void> {
  if (isOut(before) === isOut(after)) return;
  if (!isOut(after)) {
    await tx.delete(table).where(and(eq(table.newsId, after.id), eq(table.state, 'queued')));
    return;
  }
  if (!after.isPushed) return;
  const { id: newsId, title, excerpt, cover, audience, address } = after;
  await tx
    .insert(table)
    .values({
      id: newId(),
      newsId,
      state: 'queued',
      title,
      body: excerpt ?? title,
      image: cover,
      deepLink: `/news/${address}`,
      audience,
      platforms: [...pushPlatforms],
      scheduleAt: new Date(Date.parse(now) + undoSeconds * 1_000).toISOString(),
    })
    .onConflictDoNothing();
}

/** The message to phones of each news; null of those that have none. */
export async function pushesOf(ids: readonly string[], { tx }: Reader): Promise<(PushNotification | null)[]> {
  const rows = await tx.select().from(table).where(idIn(table.newsId, ids));
  return ids.map((id) => {
    const found = rows.find(({ newsId }) => newsId === id);
    if (!found) return null;
    const { newsId: _, tries: __, createdAt: ___, accepted, ...push } = found;
    return { ...push, stats: { accepted } };
  });
}
