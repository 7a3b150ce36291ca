import { flagsIn } from '@diwan/api-contract/moderation/review-text';
import { eq, sql } from 'drizzle-orm';
import { nextNumber } from '#crud/number.ts';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { type FieldFileRow, fieldFilesTable } from '#db/schema/field-files.ts';
import { categoriesTable } from '#resources/categories/table.ts';
import { commentSearchKey } from '#resources/comments/search-key.ts';
import { commentsTable } from '#resources/comments/table.ts';
import { videoSearchKey } from '#resources/videos/search-key.ts';
import { videosTable } from '#resources/videos/table.ts';
import type { FileStore } from '#storage/store.ts';
import { recordsIn } from '../records.ts';
import { addCategory } from './site-records.ts';

const someone = { type: 'system' as const, id: 'test', name: 'Test' };
const stamps = () => ({ id: newId(), createdBy: someone, updatedBy: someone });

/** Puts a video that waits for review, watched elsewhere, into a test's database, with whatever the test cares about given. */
export async function addVideo(database: Database, row: Partial<typeof videosTable.$inferInsert> = {}) {
  const number = await nextNumber(database.orm, 'VID', 'videos_number');
  const title = row.title ?? { ar: 'مقطع من الاختبار' };
  const isUpload = row.source === 'upload';
  const categoryId =
    row.categoryId === undefined ? (await addCategory(database, { scope: 'videos' })).id : row.categoryId;
  // Whatever names a term is counted there.
  if (categoryId !== null)
    await database.orm
      .update(categoriesTable)
      .set({ usageCount: sql`${categoriesTable.usageCount} + 1` })
      .where(eq(categoriesTable.id, categoryId));
  const isShown = row.state === 'published' || row.state === 'hidden';
  const [added] = await database.orm
    .insert(videosTable)
    .values({
      ...stamps(),
      number,
      state: 'pending_review',
      title,
      description: { ar: 'وصف المقطع.' },
      categoryId,
      language: 'ar',
      visibility: 'public',
      commentPolicy: 'open',
      isFree: true,
      source: 'youtube',
      url: isUpload ? null : 'https://www.youtube.com/watch?v=diwandem000',
      durationSec: 300,
      transcode: isUpload ? 'ready' : 'none',
      uploaderEmployerId: (await recordsIn(database).employer()).id,
      publishedAt: isShown ? '2026-01-01T09:00:00.000000Z' : null,
      searchKey: videoSearchKey({ number, title, tags: [] }),
      ...row,
    })
    .returning();
  return added!;
}

/** Puts a film of these bytes, of a video that shows it, into a test's database and store. */
export async function addFilm(
  { database, store }: { database: Database; store: FileStore },
  bytes: Buffer,
  { file, video = {} }: { file?: Partial<FieldFileRow>; video?: Partial<typeof videosTable.$inferInsert> } = {},
): Promise<{ id: string; videoId: string }> {
  const [id, key] = [newId(), newId()];
  const { id: videoId } = await addVideo(database, { source: 'upload', file: id, ...video });
  await store.put(key, bytes);
  const held = { resource: 'videos', field: 'file', recordId: videoId, heldBy: 'system', key, name: 'film.webm' };
  const content = { kind: 'webm', size: bytes.length, sha256: 'a'.repeat(64), scan: 'clean' } as const;
  await database.orm.insert(fieldFilesTable).values({ id, ...held, ...content, ...file });
  return { id, videoId };
}

/** Puts a comment that waits for staff, on a published video unless one is given, into a test's database. */
export async function addComment(database: Database, row: Partial<typeof commentsTable.$inferInsert> = {}) {
  const number = await nextNumber(database.orm, 'CMT', 'comments_number');
  const text = row.text ?? 'شكرًا على الشرح';
  const isElse = row.authorEmployerId ?? row.authorProviderId ?? null;
  const [added] = await database.orm
    .insert(commentsTable)
    .values({
      ...stamps(),
      number,
      state: 'held',
      videoId: row.videoId ?? (await addVideo(database, { state: 'published' })).id,
      text,
      autoFlags: flagsIn([text]),
      authorSeekerId: isElse ? null : (row.authorSeekerId ?? (await recordsIn(database).seeker()).id),
      searchKey: commentSearchKey({ number, text }),
      ...row,
    })
    .returning();
  return added!;
}
