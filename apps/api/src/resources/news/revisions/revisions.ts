import { newsContent, type NewsContent, type NewsRevision } from '@diwan/api-contract/resources/news';
import { and, desc, eq } from 'drizzle-orm';
import { differences } from '#audit/diff.ts';
import type { Row, Writer } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { newsRevisionsTable as revisions, type newsTable } from '../table.ts';

type News = Row<typeof newsTable>;

const names = Object.keys(newsContent.shape) as (keyof NewsContent)[];

/** The part of news, or of a draft of it, that revisions keep. */
export const contentOf = (news: NewsContent): NewsContent =>
  Object.fromEntries(names.map((name) => [name, news[name]])) as NewsContent;

/** Keeps the content of news as its next revision; answers how many there are. */
export async function keepRevision(
  { id, revisionsCount }: Pick<News, 'id' | 'revisionsCount'>,
  content: NewsContent,
  { tx, now, actor }: Pick<Writer, 'tx' | 'now' | 'actor'>,
): Promise<number> {
  const number = revisionsCount + 1;
  const savedBy = { type: actor.type, id: actor.id, name: actor.name };
  await tx.insert(revisions).values({ newsId: id, number, content: contentOf(content), savedAt: now, savedBy });
  return number;
}

export const isSameContent = (one: NewsContent, other: NewsContent): boolean =>
  differences(contentOf(one), contentOf(other)).length === 0;

/** What one revision holds; nothing where there is none of that number. */
export async function revisionOf(newsId: string, number: number, tx: Tx): Promise<NewsContent | undefined> {
  const [found] = await tx
    .select({ content: revisions.content })
    .from(revisions)
    .where(and(eq(revisions.newsId, newsId), eq(revisions.number, number)));
  return found?.content;
}

const most = 100;

/** The revisions of news, newest first, each with what differs from the one before. */
export async function revisionsOf(newsId: string, tx: Tx): Promise<NewsRevision[]> {
  const rows = await tx
    .select()
    .from(revisions)
    .where(eq(revisions.newsId, newsId))
    .orderBy(desc(revisions.number))
    .limit(most + 1);
  return rows.slice(0, most).map(({ number, savedAt, savedBy, content }, index) => {
    const changed = differences(rows[index + 1]?.content ?? {}, content).map(({ path }) => path.split('.')[0]!);
    return { number, savedAt, savedBy, content, changed: [...new Set(changed)] };
  });
}
