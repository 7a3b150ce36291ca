import type { Video } from '@diwan/api-contract/resources/videos';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OpenUpload } from '#storage/uploads.ts';
import { choice, computed, instant, stamps } from '#db/columns.ts';
import { categoriesTable } from '../categories/table.ts';
import { employersTable } from '../employers/table.ts';
import { providersTable } from '../providers/table.ts';
import { seekersTable } from '../seekers/table.ts';

export const videosTable = pgTable('videos', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Video['state']>('state').notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  description: jsonb().$type<LocalizedText>(),
  thumbnail: uuid(),
  categoryId: uuid('category_id').references(() => categoriesTable.id),
  tags: text().array().notNull().default([]),
  language: text().$type<Video['language']>().notNull(),
  captions: jsonb().$type<Video['captions']>().notNull().default([]),
  visibility: choice<Video['visibility']>('visibility').notNull(),
  commentPolicy: choice<Video['commentPolicy']>('comment_policy').notNull(),
  isFree: boolean('is_free').notNull(),
  price: integer(),
  uploaderSeekerId: uuid('uploader_seeker_id').references(() => seekersTable.id),
  uploaderEmployerId: uuid('uploader_employer_id').references(() => employersTable.id),
  uploaderProviderId: uuid('uploader_provider_id').references(() => providersTable.id),
  source: choice<Video['source']>('source').notNull(),
  url: text(),
  file: uuid(),
  /** The upload that is open, and of which film; null where none is. */
  filmUpload: jsonb('film_upload').$type<OpenUpload>(),
  durationSec: integer('duration_sec'),
  transcode: choice<Video['transcode']>('transcode').notNull(),
  publishedAt: instant('published_at'),
  isFeatured: boolean('is_featured').notNull().default(false),
  views: integer().notNull().default(0),
  likes: integer().notNull().default(0),
  commentCount: integer('comment_count').notNull().default(0),
  reports: jsonb().$type<Video['reports']>().notNull().default([]),
  reportCount: integer('report_count').notNull().default(0),
  moderation: jsonb().$type<Video['moderation']>(),
  titleAr: text('title_ar').notNull().generatedAlwaysAs(computed),
});
