import { offeredReasons } from '@diwan/api-contract/settings/reasons';
import { reasonsIn } from '@diwan/api-contract/settings/register';
import type { AuthorStanding } from '@diwan/api-contract/values/site/comment';
import type { commentMachine } from '@diwan/machines/workflows/comment/comment.machine';
import type {
  CommentInput,
  ContentJudgement,
  ReportedContent,
} from '@diwan/machines/workflows/comment/comment.workflow';
import { and, eq, ne } from 'drizzle-orm';
import { computed, type EffectHandlers, type Row, type Writer } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { announce } from '#crud/writes/announce.ts';
import { updateRow } from '#crud/writes/write.ts';
import { readSettings } from '#settings/read-settings.ts';
import { decided, reportedOnce, withoutReports } from '../contributors/moderated.ts';
import { authorOf, standingsOf, storeStanding } from './standing.ts';
import { commentsTable as table } from './table.ts';

type Comment = Row<typeof table>;

/** What the workflow of a comment names, carried out. */
export const commentEffects: EffectHandlers<typeof table, typeof commentMachine> = {
  storeDecision: (_: Comment, judgement: ContentJudgement, writer: Writer) => decided(judgement, writer),
  async storePin(comment: Comment, { isPinned }: { isPinned: boolean }, writer: Writer) {
    if (isPinned) await unpinOther(comment, writer);
    return { isPinned };
  },
  storeReport: ({ reports }: Comment, report: ReportedContent, writer: Writer) => reportedOnce(reports, report, writer),
  clearReports: withoutReports,
  storeStanding: (comment: Comment, { standing }: { standing: AuthorStanding }, writer: Writer) =>
    storeStanding(authorOf(comment), standing, writer),
  async holdOthersOfAuthor({ id, authorSeekerId, authorEmployerId, authorProviderId }: Comment, _, writer: Writer) {
    const isOfAuthor = authorSeekerId
      ? eq(table.authorSeekerId, authorSeekerId)
      : authorEmployerId
        ? eq(table.authorEmployerId, authorEmployerId)
        : eq(table.authorProviderId, authorProviderId!);
    const others = await writer.tx
      .select({ id: table.id })
      .from(table)
      .where(and(isOfAuthor, eq(table.state, 'published'), ne(table.id, id)))
      .orderBy(table.id);
    for (const other of others)
      writer.followUps.push({
        resource: 'comments',
        id: other.id,
        event: { type: 'comment.hold' },
        isBySystem: false,
      });
  },
};

/** Only one stands above all others of its video. */
async function unpinOther({ id, videoId }: Comment, writer: Writer): Promise<void> {
  const [pinned] = await writer.tx
    .select()
    .from(table)
    .where(and(eq(table.videoId, videoId), eq(table.isPinned, true), ne(table.id, id)))
    .for('update');
  if (!pinned) return;
  const resource = writer.resources.comments;
  const unpinned = await updateRow(resource, pinned, { isPinned: false }, writer);
  const { state } = pinned;
  await announce(resource, unpinned, 'comment.unpin', writer, { fromState: state, toState: state });
}

/** What the workflow's rules look at, for several comments at once. */
export const commentInput = computed(
  table,
  ['parentId', 'authorSeekerId', 'authorEmployerId', 'authorProviderId', 'isPinned', 'reportCount'],
  async (rows, { tx, now }): Promise<CommentInput[]> => {
    const settings = await readSettings(tx, now);
    const offered = offeredReasons(reasonsIn(settings));
    const standings = await standingsOf(rows.map(authorOf), tx);
    const parents = await findNamed(
      tx,
      table,
      { state: table.state },
      rows.map(({ parentId }) => parentId),
    );
    return rows.map(({ parentId, isPinned, reportCount }, index) => ({
      offered,
      parentState: parents.get(parentId ?? '')?.state ?? null,
      authorStanding: standings[index]!,
      isPinned,
      reportCount,
      reportsToHold: settings.commentReportsToHold,
    }));
  },
);
