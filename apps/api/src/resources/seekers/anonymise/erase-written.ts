import { messages as ar } from '@diwan/messages/seekers/ar';
import { messages as en } from '@diwan/messages/seekers/en';
import { and, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Writer } from '#crud/definition.ts';
import { commentAuthorsTable as authors, commentsTable as comments } from '#resources/comments/table.ts';
import { messagesTable as messages } from '#resources/conversations/parts-tables.ts';
import { conversationsTable as conversations } from '#resources/conversations/table.ts';
import { reviewsTable as reviews } from '#resources/reviews/table.ts';
import { videosTable as videos } from '#resources/videos/table.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { type Leaving, names } from './leaving.ts';

/** Erases what somebody has written and shown to others; answers the records, of which notes and files are left. That there was something stays. */
export async function eraseWritten(leaving: Leaving, writer: Writer): Promise<string[]> {
  const erased: string[] = [];
  for (const erase of [eraseConversations, eraseComments, eraseVideos, eraseReviews])
    erased.push(...(await erase(leaving, writer)));
  return erased;
}

async function eraseConversations(leaving: Leaving, { tx }: Writer): Promise<string[]> {
  const ids = await idsOf(tx, conversations, conversations.seekerId, leaving);
  const theirs = or(eq(messages.senderType, 'seeker'), names(messages.text, leaving.words));
  await tx
    .update(messages)
    .set({ text: null, attachments: [], voiceId: null, voiceSeconds: null, isRedacted: true })
    .where(and(inArray(messages.conversationId, ids), isNotNull(messages.text), theirs));
  await tx
    .update(conversations)
    .set({
      subject: null,
      lastExcerpt: null,
      searchKey: sql`lower(${conversations.number})`,
      flags: sql`(select coalesce(jsonb_agg(each || '{"note": null}' order by place), '[]')
        from jsonb_array_elements(${conversations.flags}) with ordinality as flag(each, place))`,
      ...unnamed(conversations, leaving),
    })
    .where(inArray(conversations.id, ids));
  return ids;
}

async function eraseComments(leaving: Leaving, writer: Writer): Promise<string[]> {
  const { tx, resources } = writer;
  const ids = await idsOf(tx, comments, comments.authorSeekerId, leaving);
  await tx
    .update(comments)
    .set({ text: ar.erasedText, autoFlags: [], ...judged(comments), ...unnamed(comments, leaving) })
    .where(inArray(comments.id, ids));
  const shown = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(inArray(comments.id, ids), ne(comments.state, 'removed_by_author')));
  for (const { id } of shown)
    await applyEvent(resources.comments, { id, version: null, event: { type: 'comment.removeForAuthor' } }, writer);
  await tx.delete(authors).where(eq(authors.authorId, leaving.id));
  return ids;
}

async function eraseVideos(leaving: Leaving, writer: Writer): Promise<string[]> {
  const { tx, resources } = writer;
  const ids = await idsOf(tx, videos, videos.uploaderSeekerId, leaving);
  await tx
    .update(videos)
    .set({
      title: { ar: ar.erasedText, en: en.erasedText },
      description: null,
      tags: [],
      thumbnail: null,
      captions: [],
      source: 'upload',
      url: null,
      file: null,
      filmUpload: null,
      transcode: 'none',
      ...judged(videos),
      ...unnamed(videos, leaving),
    })
    .where(inArray(videos.id, ids));
  const kept = await tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(inArray(videos.id, ids), ne(videos.state, 'archived')));
  for (const { id } of kept)
    await applyEvent(resources.videos, { id, version: null, event: { type: 'video.archive' } }, writer);
  return ids;
}

/** What was rated goes on counting its stars. */
async function eraseReviews(leaving: Leaving, { tx }: Writer): Promise<string[]> {
  const ids = await idsOf(tx, reviews, reviews.authorSeekerId, leaving);
  await tx
    .update(reviews)
    .set({
      title: null,
      text: sql`case ${reviews.language} when 'en' then ${en.erasedText} else ${ar.erasedText} end`,
      images: [],
      autoFlags: [],
      reply: sql`case when ${names(reviews.reply, leaving.words)} then null else ${reviews.reply} end`,
      ...judged(reviews),
      ...unnamed(reviews, leaving),
    })
    .where(inArray(reviews.id, ids));
  return ids;
}

async function idsOf(
  tx: Writer['tx'],
  table: PgTable & { id: AnyPgColumn },
  column: AnyPgColumn,
  { id }: Leaving,
): Promise<string[]> {
  const rows = await tx.select({ id: table.id }).from(table).where(eq(column, id)).orderBy(table.id).for('update');
  return rows.map((row) => row.id as string);
}

/** What is said against it names people, too. */
const judged = (table: { number: AnyPgColumn; moderation: AnyPgColumn }) => ({
  searchKey: sql<string>`lower(${table.number})`,
  reports: [],
  reportCount: 0,
  moderation: sql`${table.moderation} || '{"note": null}'`,
});

const unnamed = (table: { createdBy: AnyPgColumn; updatedBy: AnyPgColumn }, { id, number }: Leaving) => {
  const without = (column: AnyPgColumn): SQL =>
    sql`case when ${column} ->> 'id' = ${id} then jsonb_set(${column}, '{name}', to_jsonb(${number}::text)) else ${column} end`;
  return { createdBy: without(table.createdBy), updatedBy: without(table.updatedBy) };
};
