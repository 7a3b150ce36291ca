import type { Notification } from '@diwan/api-contract/endpoints/notifications';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, instant } from '../columns.ts';

export const notificationsTable = pgTable('notifications', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text().$type<Notification['kind']>().notNull(),
  params: jsonb().$type<Notification['params']>().notNull(),
  severity: text().$type<Notification['severity']>().notNull(),
  refId: uuid('ref_id').generatedAlwaysAs(computed),
  ref: jsonb().$type<NonNullable<Notification['ref']>>(),
  path: text(),
  createdAt: instant('created_at').notNull().defaultNow(),
  readAt: instant('read_at'),
  archivedAt: instant('archived_at'),
  state: choice<Notification['state']>('state').notNull().generatedAlwaysAs(computed),
  /** Names what has happened, so that nobody is told twice. */
  once: text().notNull(),
});
export type NotificationRow = typeof notificationsTable.$inferSelect;
