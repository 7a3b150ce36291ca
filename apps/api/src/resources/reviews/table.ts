import type { Review } from '@diwan/api-contract/resources/reviews';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, stamps } from '#db/columns.ts';
import { employersTable } from '../employers/table.ts';
import { eventsTable } from '../events/table.ts';
import { productsTable } from '../products/table.ts';
import { providersTable } from '../providers/table.ts';
import { seekersTable } from '../seekers/table.ts';

export const reviewsTable = pgTable('reviews', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Review['state']>('state').notNull(),
  rating: integer().notNull(),
  title: text(),
  text: text().notNull(),
  subratings: jsonb().$type<Review['subratings']>(),
  images: jsonb().$type<Review['images']>().notNull().default([]),
  language: choice<Review['language']>('language').notNull(),
  isVerifiedPurchase: boolean('is_verified_purchase').notNull().default(false),
  targetType: choice<Review['targetType']>('target_type').notNull(),
  productId: uuid('product_id').references(() => productsTable.id),
  providerId: uuid('provider_id').references(() => providersTable.id),
  employerId: uuid('employer_id').references(() => employersTable.id),
  eventId: uuid('event_id').references(() => eventsTable.id),
  authorSeekerId: uuid('author_seeker_id').references(() => seekersTable.id),
  authorEmployerId: uuid('author_employer_id').references(() => employersTable.id),
  orderId: uuid('order_id'),
  autoFlags: text('auto_flags').array().$type<Review['autoFlags']>().notNull().default([]),
  reports: jsonb().$type<Review['reports']>().notNull().default([]),
  reportCount: integer('report_count').notNull().default(0),
  helpfulCount: integer('helpful_count').notNull().default(0),
  reply: jsonb().$type<Review['reply']>(),
  moderation: jsonb().$type<Review['moderation']>(),
  /** Who of the staff has entered the wording that waits. */
  enteredBy: text('entered_by'),
});
