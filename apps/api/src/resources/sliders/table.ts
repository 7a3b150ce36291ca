import type { Slider } from '@diwan/api-contract/resources/sliders';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, instant, stamps } from '#db/columns.ts';
import { eventsTable } from '../events/table.ts';
import { jobPostsTable } from '../job-posts/table.ts';
import { newsTable } from '../news/table.ts';
import { productsTable } from '../products/table.ts';

export const slidersTable = pgTable('sliders', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Slider['state']>('state').notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  subtitle: jsonb().$type<LocalizedText>(),
  buttonLabel: jsonb('button_label').$type<LocalizedText>(),
  altText: jsonb('alt_text').$type<LocalizedText>().notNull(),
  imageDesktop: jsonb('image_desktop').$type<Slider['imageDesktop']>().notNull(),
  imageMobile: jsonb('image_mobile').$type<Slider['imageMobile']>().notNull(),
  textTone: choice<Slider['textTone']>('text_tone').notNull(),
  backgroundColor: text('background_color').notNull(),
  linkType: choice<Slider['linkType']>('link_type').notNull(),
  linkUrl: text('link_url'),
  jobPostId: uuid('job_post_id').references(() => jobPostsTable.id),
  productId: uuid('product_id').references(() => productsTable.id),
  newsId: uuid('news_id').references(() => newsTable.id),
  eventId: uuid('event_id').references(() => eventsTable.id),
  placement: choice<Slider['placement']>('placement').notNull(),
  platforms: text().array().$type<Slider['platforms']>().notNull(),
  audience: choice<Slider['audience']>('audience').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at'),
  order: integer('sort_order').notNull(),
  impressions: integer().notNull().default(0),
  clicks: integer().notNull().default(0),
  titleAr: text('title_ar').notNull().generatedAlwaysAs(computed),
  hasPictures: boolean('has_pictures').notNull().generatedAlwaysAs(computed),
});
