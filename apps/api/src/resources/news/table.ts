import type { News, NewsContent } from '@diwan/api-contract/resources/news';
import type { ActorRef } from '@diwan/api-contract/schema';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, instant, stamps } from '#db/columns.ts';
import { staff } from '#db/schema/identity.ts';
import { categoriesTable } from '../categories/table.ts';

export const newsTable = pgTable('news', {
  ...stamps(),
  number: text().notNull(),
  state: choice<News['state']>('state').notNull(),
  returnReason: choice<NonNullable<News['returnReason']>>('return_reason'),
  returnNote: text('return_note'),
  title: jsonb().$type<LocalizedText>().notNull(),
  slug: text(),
  address: text().notNull(),
  excerpt: jsonb().$type<LocalizedText>(),
  body: jsonb().$type<LocalizedText>().notNull(),
  cover: uuid(),
  gallery: jsonb().$type<string[]>().notNull().default([]),
  categoryId: uuid('category_id')
    .references(() => categoriesTable.id)
    .notNull(),
  tags: text().array().notNull().default([]),
  authorId: uuid('author_id').references(() => staff.id),
  audience: choice<News['audience']>('audience').notNull(),
  publishAt: instant('publish_at'),
  unpublishAt: instant('unpublish_at'),
  isPinned: boolean('is_pinned').notNull(),
  hasComments: boolean('has_comments').notNull(),
  isPushed: boolean('is_pushed').notNull(),
  seo: jsonb().$type<News['seo']>().notNull(),
  publishedAt: instant('published_at'),
  viewsCount: integer('views_count').notNull().default(0),
  revisionsCount: integer('revisions_count').notNull().default(0),
  titleAr: text('title_ar').notNull().generatedAlwaysAs(computed),
  hasEnglish: boolean('has_english').notNull().generatedAlwaysAs(computed),
});

/** Every save of the content of news. */
export const newsRevisionsTable = pgTable(
  'news_revisions',
  {
    newsId: uuid('news_id').notNull(),
    number: integer().notNull(),
    content: jsonb().$type<NewsContent>().notNull(),
    savedAt: instant('saved_at').notNull(),
    savedBy: jsonb('saved_by').$type<ActorRef>().notNull(),
  },
  ({ newsId, number }) => [primaryKey({ columns: [newsId, number] })],
);

/** Where news stood before. */
export const newsRedirectsTable = pgTable('news_redirects', {
  address: text().primaryKey(),
  newsId: uuid('news_id').notNull(),
  createdAt: instant('created_at').notNull(),
});
