import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { nextNumber } from '#crud/number.ts';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { categoriesTable } from '#resources/categories/table.ts';
import { newsSearchKey } from '#resources/news/search-key.ts';
import { newsTable } from '#resources/news/table.ts';
import { sliderSearchKey } from '#resources/sliders/search-key.ts';
import { slidersTable } from '#resources/sliders/table.ts';
import { termKeys } from '#resources/taxonomy/term-keys.ts';

type Into = Pick<Database, 'orm'>;

const someone = { type: 'system' as const, id: 'test', name: 'Test' };
const stamps = () => ({ id: newId(), createdBy: someone, updatedBy: someone });

/** Puts a category into a test's database. */
export async function addCategory(
  { orm }: Into,
  row: Partial<Pick<typeof categoriesTable.$inferInsert, 'state' | 'scope'>> = {},
) {
  const name = { ar: `تصنيف ${randomUUID()}`, en: randomUUID() };
  const draft = { name, code: null, slug: null, synonyms: [] };
  const [added] = await orm
    .insert(categoriesTable)
    .values({ ...stamps(), ...draft, ...termKeys(draft), state: 'active', source: 'manual', scope: 'news', ...row })
    .returning();
  return added!;
}

/** What a form sends of news that can be published. */
export const newsDraftOf = (categoryId: string, more: object = {}) => ({
  title: { ar: 'خبر من الاختبار', en: 'News of a test' },
  slug: null,
  excerpt: null,
  body: { ar: '<p dir="auto">نص الخبر.</p>', en: '<p dir="auto">Its text.</p>' },
  cover: null,
  gallery: [],
  categoryId,
  tags: [],
  authorId: null,
  audience: 'everyone',
  publishAt: null,
  unpublishAt: null,
  isPinned: false,
  hasComments: true,
  isPushed: false,
  seo: { title: '', description: '', image: null },
  ...more,
});

/** Puts whole news into a test's database, with whatever the test cares about given. */
export async function addNews(database: Into, row: Partial<typeof newsTable.$inferInsert> = {}) {
  const number = await nextNumber(database.orm, 'NWS', 'news_number');
  const categoryId = row.categoryId ?? (await addCategory(database)).id;
  const draft = newsDraftOf(categoryId) as unknown as typeof newsTable.$inferInsert;
  const [added] = await database.orm
    .insert(newsTable)
    .values({
      ...draft,
      ...stamps(),
      number,
      address: number.toLowerCase(),
      cover: randomUUID(),
      state: 'draft',
      searchKey: newsSearchKey({ number, title: row.title ?? draft.title, tags: [] }),
      ...row,
    })
    .returning();
  const { id, usageCount } = categoriesTable;
  await database.orm
    .update(categoriesTable)
    .set({ usageCount: sql`${usageCount} + 1` })
    .where(eq(id, categoryId));
  return added!;
}

/** What a form sends of a slider without pictures. */
export const sliderDraftOf = (more: object = {}) => ({
  title: { ar: 'شريحة من الاختبار', en: 'Slider of a test' },
  subtitle: null,
  buttonLabel: null,
  altText: { ar: 'خلفية ملونة', en: 'Coloured ground' },
  imageDesktop: { ar: null, en: null },
  imageMobile: { ar: null, en: null },
  textTone: 'light',
  backgroundColor: '#1f3a4a',
  linkType: 'none',
  linkUrl: null,
  jobPostId: null,
  productId: null,
  newsId: null,
  eventId: null,
  placement: 'home_top',
  platforms: ['web'],
  audience: 'everyone',
  startsAt: '2026-01-01T09:00:00.000Z',
  endsAt: null,
  ...more,
});

/** Puts a slider with its pictures into a test's database, with whatever the test cares about given. */
export async function addSlider(database: Into, row: Partial<typeof slidersTable.$inferInsert> = {}) {
  const number = await nextNumber(database.orm, 'SLD', 'sliders_number');
  const draft = sliderDraftOf() as unknown as typeof slidersTable.$inferInsert;
  const pictures = () => ({ ar: randomUUID(), en: null });
  const [added] = await database.orm
    .insert(slidersTable)
    .values({
      ...draft,
      ...stamps(),
      number,
      state: 'draft',
      imageDesktop: pictures(),
      imageMobile: pictures(),
      order: 1024,
      searchKey: sliderSearchKey({ number, title: draft.title, subtitle: null }),
      ...row,
    })
    .returning();
  return added!;
}
