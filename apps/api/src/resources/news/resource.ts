import { news } from '@diwan/api-contract/resources/news';
import { newsWorkflow } from '@diwan/machines/workflows/news/news.workflow';
import { and, eq, lte } from 'drizzle-orm';
import { computed, defineResource } from '#crud/definition.ts';
import { fromDay, toDay } from '#crud/lists/clauses.ts';
import { hintOf, stateWords } from '#crud/lists/hint.ts';
import { refsOf } from '#crud/lists/refs.ts';
import { nextNumber } from '#crud/number.ts';
import { expectCategory } from '../categories/expect-category.ts';
import { categoriesTable } from '../categories/table.ts';
import { colleaguesOf } from '../job-posts/team.ts';
import { addressFor, formerAddresses, moveTo } from './addresses.ts';
import { expectAuthor } from './author.ts';
import { newsEffects, newsInput, newsMoved } from './effects.ts';
import { expectComplete } from './expect-complete.ts';
import { newsNotices } from './notices.ts';
import { pushesOf } from './push/compose.ts';
import { isSameContent, keepRevision } from './revisions/revisions.ts';
import { newsSearchKey } from './search-key.ts';
import { newsTable as table } from './table.ts';

const always = () => true;

export const newsResource = defineResource({
  contract: news,
  table,
  filters: {
    isEnglishMissing: (isWanted) => eq(table.hasEnglish, !isWanted),
    publishedFrom: fromDay(table.publishedAt),
    publishedTo: toDay(table.publishedAt),
  },
  sorts: {
    createdAt: table.createdAt,
    title: table.titleAr,
    publishedAt: table.publishedAt,
    viewsCount: table.viewsCount,
  },
  label: ({ title }) => title,
  option: {
    where: eq(table.state, 'published'),
    orderBy: table.titleAr,
    async hints(rows) {
      const wordsOf = await stateWords('news', news.workflow);
      return rows.map(({ number, state }) => hintOf(number, ...(state === 'published' ? [] : [wordsOf(state)])));
    },
  },
  unique: { slug: { column: table.address, keyOf: (slug) => slug } },
  computed: {
    category: computed(table, ['categoryId'], async (rows, { tx }) => {
      const ids = rows.map(({ categoryId }) => categoryId);
      return (await refsOf(tx, categoriesTable, ids)).map((found) => found!);
    }),
    author: computed(table, ['authorId'], (rows, reader) =>
      colleaguesOf(
        rows.map(({ authorId }) => authorId),
        reader,
      ),
    ),
    formerAddresses,
    push: computed(table, ['id'], (rows, reader) =>
      pushesOf(
        rows.map(({ id }) => id),
        reader,
      ),
    ),
    languages: computed(table, ['hasEnglish'], (rows) =>
      rows.map(({ hasEnglish }) => (hasEnglish ? (['ar', 'en'] as const) : (['ar'] as const)).slice()),
    ),
  },
  exported: {
    title: ['title', 'number'],
    category: 'category',
    languages: { of: 'languages', value: ({ languages }) => languages.join(' ') },
    author: 'author',
    publishedAt: ['publishedAt', 'publishAt', 'unpublishAt'],
    views: 'viewsCount',
    inState: 'stateChangedAt',
    state: 'state',
    audience: 'audience',
    isPinned: 'isPinned',
    tags: 'tags',
    address: 'address',
    createdAt: 'createdAt',
  },
  writing: {
    async added(draft, { tx }) {
      await expectCategory(draft.categoryId, 'news', { tx, path: 'categoryId' });
      await expectAuthor(draft.authorId, null, tx);
      const number = await nextNumber(tx, 'NWS', 'news_number');
      const address = await addressFor({ ...draft, number }, null, tx);
      return {
        number,
        state: 'draft' as const,
        address,
        revisionsCount: 1,
        searchKey: newsSearchKey({ ...draft, number }),
      };
    },
    async edited(draft, before, writer) {
      const { tx } = writer;
      if (draft.categoryId !== before.categoryId)
        await expectCategory(draft.categoryId, 'news', { tx, path: 'categoryId' });
      await expectAuthor(draft.authorId, before.authorId, tx);
      expectComplete(draft, before);
      const address = await moveTo({ ...draft, number: before.number }, before, writer);
      const revisionsCount = isSameContent(draft, before)
        ? before.revisionsCount
        : await keepRevision(before, draft, writer);
      return { address, revisionsCount, searchKey: newsSearchKey({ ...draft, number: before.number }) };
    },
    duplicates: { news_address: { path: 'slug', code: 'slugExists' } },
  },
  workflowBinding: {
    workflow: newsWorkflow,
    input: newsInput,
    effects: newsEffects,
    notices: newsNotices,
    onChange: newsMoved,
    undoable: {
      'news.submit': always,
      'news.publish': always,
      'news.sendBack': always,
      'news.unpublish': always,
      'news.archive': always,
      'news.restore': always,
      'news.changeCategory': always,
    },
  },
  timed: (now) => [
    { event: { type: 'news.publishDue' }, where: and(eq(table.state, 'scheduled'), lte(table.publishAt, now)) },
    { event: { type: 'news.unpublishDue' }, where: and(eq(table.state, 'published'), lte(table.unpublishAt, now)) },
  ],
  seed: async () => (await import('./seed.ts')).newsSeed,
});
