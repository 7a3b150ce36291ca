import { and, count, eq, ne } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { videosTable as videos } from '../videos/table.ts';
import { commentsTable as table } from './table.ts';

type Comment = Row<typeof table>;

const isSeen = (comment: Comment | null) => comment?.state === 'published';

/** Keeps it right how many comments of a video everybody sees, whatever became of one. */
export async function recountComments(
  before: Comment | null,
  after: Comment | null,
  { tx }: Pick<Writer, 'tx'>,
): Promise<void> {
  if (isSeen(before) === isSeen(after)) return;
  const { id, videoId } = (after ?? before)!;
  // Locked before it is counted: of two at once the later one sees what the earlier one has done.
  await tx.select({ id: videos.id }).from(videos).where(eq(videos.id, videoId)).for('no key update');
  const [others] = await tx
    .select({ items: count() })
    .from(table)
    .where(and(eq(table.videoId, videoId), eq(table.state, 'published'), ne(table.id, id)));
  const commentCount = others!.items + (isSeen(after) ? 1 : 0);
  await tx.update(videos).set({ commentCount }).where(eq(videos.id, videoId));
}
