import { videos } from '@diwan/api-contract/resources/videos';
import { videoWorkflow } from '@diwan/machines/workflows/video/video.workflow';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { fromDay, idIn, isPositive, toDay } from '#crud/lists/clauses.ts';
import { hintOf, stateWords } from '#crud/lists/hint.ts';
import { refBeside } from '#crud/lists/refs.ts';
import { expectCategory } from '../categories/expect-category.ts';
import { categoriesTable } from '../categories/table.ts';
import { commentsTable as comments } from '../comments/table.ts';
import { namesOf } from '../contributors/contributors.ts';
import { videoEffects, videoInput } from './effects.ts';
import { videoNotices } from './notices.ts';
import { videoSearchKey } from './search-key.ts';
import { videosTable as table } from './table.ts';

const always = () => true;
/** How long an upload may be on its way before it counts as lost. */
const patience = sql`interval '24 hours'`;

export const videosResource = defineResource({
  contract: videos,
  table,
  filters: {
    hasReports: isPositive(table.reportCount),
    publishedFrom: fromDay(table.publishedAt),
    publishedTo: toDay(table.publishedAt),
  },
  sorts: {
    createdAt: table.createdAt,
    title: table.titleAr,
    durationSec: table.durationSec,
    views: table.views,
    commentCount: table.commentCount,
    reportCount: table.reportCount,
    publishedAt: table.publishedAt,
  },
  label: ({ title }) => title,
  personOf: ({ uploaderSeekerId }) => uploaderSeekerId,
  option: {
    orderBy: table.titleAr,
    async hints(rows) {
      const wordsOf = await stateWords('videos', videos.workflow);
      return rows.map(({ number, state }) => hintOf(number, ...(state === 'published' ? [] : [wordsOf(state)])));
    },
  },
  computed: {
    category: refBeside(table, 'categoryId', categoriesTable),
    uploader: computed(table, ['uploaderSeekerId', 'uploaderEmployerId', 'uploaderProviderId'], (rows, reader) =>
      namesOf(
        rows.map(({ uploaderSeekerId: seeker, uploaderEmployerId: employer, uploaderProviderId: provider }) => ({
          seeker,
          employer,
          provider,
        })),
        reader,
      ),
    ),
    allCommentCount: computed(table, ['id'], async (rows, { tx }) => {
      const ids = rows.map(({ id }) => id);
      const { videoId } = comments;
      const counted = await tx
        .select({ videoId, items: count() })
        .from(comments)
        .where(idIn(videoId, ids))
        .groupBy(videoId);
      const byVideo = new Map(counted.map((each) => [each.videoId, each.items]));
      return ids.map((id) => byVideo.get(id) ?? 0);
    }),
  },
  exported: {
    title: ['title', 'number'],
    uploader: { of: 'uploader', title: 'uploader', value: ({ uploader }, { text }) => text(uploader.label) },
    category: 'category',
    duration: 'durationSec',
    views: 'views',
    comments: 'commentCount',
    reports: 'reportCount',
    inState: 'stateChangedAt',
    state: 'state',
    publishedAt: 'publishedAt',
    source: ['source', 'url'],
    visibility: 'visibility',
    isFree: ['isFree', 'price'],
    isFeatured: 'isFeatured',
    likes: 'likes',
    tags: 'tags',
    createdAt: 'createdAt',
  },
  writing: {
    async edited(draft, before, { tx }) {
      if (draft.categoryId !== null && draft.categoryId !== before.categoryId)
        await expectCategory(draft.categoryId, 'videos', { tx, path: 'categoryId' });
      return { searchKey: videoSearchKey({ ...draft, number: before.number }) };
    },
    duplicates: {},
  },
  workflowBinding: {
    workflow: videoWorkflow,
    input: videoInput,
    effects: videoEffects,
    notices: videoNotices,
    undoable: {
      'video.approve': always,
      'video.reject': always,
      'video.hide': always,
      'video.unhide': always,
      'video.feature': always,
      'video.unfeature': always,
      'video.dismissReports': always,
      'video.archive': always,
      'video.restore': always,
    },
  },
  timed: (now) => [
    {
      event: { type: 'video.transcodeFail' },
      where: and(
        eq(table.state, 'processing'),
        ne(table.transcode, 'failed'),
        sql`coalesce((${table.filmUpload} ->> 'until')::timestamptz, ${table.stateChangedAt} + ${patience}) <= ${now}::timestamptz`,
      ),
    },
  ],
  seed: async () => (await import('./seed.ts')).videosSeed,
});
