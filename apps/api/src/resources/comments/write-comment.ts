import type { WrittenComment } from '@diwan/api-contract/endpoints/platform/comments';
import { flagsIn } from '@diwan/api-contract/moderation/review-text';
import type { Comment } from '@diwan/api-contract/resources/comments';
import type { Video } from '@diwan/api-contract/resources/videos';
import type { Contributor } from '@diwan/api-contract/values/site/video';
import { commentWorkflow } from '@diwan/machines/workflows/comment/comment.workflow';
import { and, eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { nextNumber } from '#crud/number.ts';
import { announce } from '#crud/writes/announce.ts';
import { newId } from '#db/id.ts';
import { problemOf } from '#http/problems/problems.ts';
import { videosTable as videos } from '../videos/table.ts';
import { recountComments } from './count.ts';
import { commentSearchKey } from './search-key.ts';
import { authorOf, standingsOf } from './standing.ts';
import { commentsTable as table } from './table.ts';

type Written = Omit<WrittenComment, 'messageId'>;

const columnOf = {
  seeker: 'authorSeekerId',
  employer: 'authorEmployerId',
  provider: 'authorProviderId',
} as const satisfies Record<Contributor, string>;

/**
 * Adds what somebody has written below a published video: shown at once, or held for staff.
 * Refused as `commentsClosed`, `authorBanned`, or `invalid` where its second or what it answers is not there.
 */
export async function writeComment(
  videoId: string,
  { by, text, atSeconds, parentId }: Written,
  writer: Writer,
): Promise<Row<typeof table>> {
  const { tx, now, actor } = writer;
  const [video] = await tx.select().from(videos).where(eq(videos.id, videoId)).for('share');
  if (video?.state !== 'published') throw problemOf('notFound');
  if (video.commentPolicy === 'closed') throw problemOf('refused', { reason: 'commentsClosed' });
  const written = { authorSeekerId: null, authorEmployerId: null, authorProviderId: null, [columnOf[by.type]]: by.id };
  const [standing] = await standingsOf([authorOf(written)], tx);
  if (standing === 'banned') throw problemOf('refused', { reason: 'authorBanned' });
  if (atSeconds !== null && atSeconds > (video.durationSec ?? Number.POSITIVE_INFINITY)) throw invalid('atSeconds');
  if (parentId && !(await isSeen(parentId, videoId, writer))) throw invalid('parentId');

  const autoFlags = flagsIn([text]);
  const state = standing === 'held' || isHeld(video.commentPolicy, autoFlags) ? 'held' : 'published';
  const number = await nextNumber(tx, 'CMT', 'comments_number');
  const author = { type: actor.type, id: actor.id, name: actor.name };
  const [added] = await tx
    .insert(table)
    .values({
      ...written,
      id: newId(),
      workflowVersion: commentWorkflow.version,
      number,
      state,
      videoId,
      parentId,
      text,
      atSeconds,
      autoFlags,
      createdAt: now,
      updatedAt: now,
      stateChangedAt: now,
      createdBy: author,
      updatedBy: author,
      searchKey: commentSearchKey({ number, text }),
    })
    .returning();
  await recountComments(null, added!, writer);
  await announce(writer.resources.comments, added!, 'record.added', writer, { toState: state });
  return added!;
}

const invalid = (path: string) => problemOf('invalid', { errors: [{ path, code: 'invalidChoice' }] });

/** Insults and numbers to call always wait for staff; addresses where the policy says so. */
const isHeld = (policy: Video['commentPolicy'], flags: Comment['autoFlags']): boolean =>
  policy === 'hold_all' || flags.some((flag) => flag !== 'link' || policy === 'hold_links');

async function isSeen(parentId: string, videoId: string, { tx }: Writer): Promise<boolean> {
  const { id, state } = table;
  const isBelow = and(eq(id, parentId), eq(table.videoId, videoId), eq(state, 'published'));
  // Locked, so that nobody hides it meanwhile.
  const found = await tx.select({ id }).from(table).where(isBelow).for('share');
  return found.length > 0;
}
