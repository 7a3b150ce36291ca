import { wordsOf } from '@diwan/api-contract/values/text/rich-text';
import type { newsMachine } from '@diwan/machines/workflows/news/news.machine';
import type { NewsInput, NewsJudgement } from '@diwan/machines/workflows/news/news.workflow';
import { computed, type EffectHandlers, type Row, type Writer } from '#crud/definition.ts';
import { countUses } from '#crud/writes/usage.ts';
import { problemOf } from '#http/problems/problems.ts';
import { expectCategory } from '../categories/expect-category.ts';
import { categoriesTable } from '../categories/table.ts';
import { moveTo } from './addresses.ts';
import { expectComplete } from './expect-complete.ts';
import { keepRevision, revisionOf } from './revisions/revisions.ts';
import { composePush } from './push/compose.ts';
import { newsSearchKey } from './search-key.ts';
import { newsTable as table } from './table.ts';

type News = Row<typeof table>;

/** What the workflow's rules look at, for several news at once. */
export const newsInput = computed(
  table,
  ['body', 'cover', 'publishAt', 'unpublishAt', 'publishedAt', 'revisionsCount'],
  (rows, { now }): NewsInput[] =>
    rows.map(({ body, cover, publishAt, unpublishAt, publishedAt, revisionsCount }) => ({
      now,
      hasArabicBody: wordsOf(body.ar).trim() !== '',
      hasCover: cover !== null,
      publishAt,
      unpublishAt,
      wasPublished: publishedAt !== null,
      revisionsCount,
    })),
);

/** What the workflow of news names, carried out. */
export const newsEffects: EffectHandlers<typeof table, typeof newsMachine> = {
  storePublication: (_: News, __: unknown, { now }: Writer) => ({ publishedAt: now }),
  storeReturn: (_: News, { reason, note }: NewsJudgement) => ({ returnReason: reason, returnNote: note }),
  clearReturn: () => ({ returnReason: null, returnNote: null }),
  async storeCategory(_: News, { category }: { category: string }, { tx }: Writer) {
    await expectCategory(category, 'news', { tx, path: 'category' });
    return { categoryId: category };
  },
  // Its pictures may be gone since: they stay as they are, and so does what may be said of them.
  async storeRevision(news: News, { revision }: { revision: number }, writer: Writer) {
    const kept = await revisionOf(news.id, revision, writer.tx);
    if (!kept) throw problemOf('invalid', { errors: [{ path: 'revision', code: 'invalidChoice' }] });
    const { title, excerpt, body, tags } = kept;
    const after = { title, excerpt, body, tags, seo: { ...kept.seo, image: news.seo.image } };
    expectComplete({ ...news, ...after }, news);
    const address = await moveTo({ ...news, title }, news, writer);
    const revisionsCount = await keepRevision(news, { ...news, ...after }, writer);
    return { ...after, address, revisionsCount, searchKey: newsSearchKey({ ...news, ...after }) };
  },
};

/** Keeps the first revision, composes what goes to phones, and counts the uses of a category that an event, or taking it back, has changed. */
export async function newsMoved(before: News | null, after: News | null, writer: Writer): Promise<void> {
  if (!after) return;
  if (!before) {
    await keepRevision({ id: after.id, revisionsCount: 0 }, after, writer);
    return;
  }
  await composePush(before, after, writer);
  if (before.categoryId === after.categoryId) return;
  const use = ({ categoryId }: News) => [{ table: categoriesTable, ids: [categoryId], pathOf: () => 'categoryId' }];
  await countUses(use(before), use(after), writer);
}
