import type { PushNotification } from '@diwan/api-contract/resources/news';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, instant } from '#db/columns.ts';
import { newsTable } from '../table.ts';

export const pushNotificationsTable = pgTable('push_notifications', {
  id: uuid().primaryKey(),
  newsId: uuid('news_id')
    .notNull()
    .references(() => newsTable.id),
  state: choice<PushNotification['state']>('state').notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  body: jsonb().$type<LocalizedText>().notNull(),
  image: uuid(),
  deepLink: text('deep_link').notNull(),
  audience: choice<PushNotification['audience']>('audience').notNull(),
  platforms: text().array().$type<PushNotification['platforms']>().notNull(),
  scheduleAt: instant('schedule_at').notNull(),
  tries: integer().notNull().default(0),
  accepted: integer(),
  createdAt: instant('created_at').notNull().defaultNow(),
  settledAt: instant('settled_at'),
});
