import type { Notification, NotificationSettings } from '@diwan/api-contract/endpoints/notifications';
import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
  /** The mail with which it went to somebody who had not read it. */
  digestMailId: uuid('digest_mail_id'),
  /** Names what has happened, so that nobody is told twice. */
  once: text().notNull(),
});
export type NotificationRow = typeof notificationsTable.$inferSelect;

/** What each member of staff wants to be told of; without a row, of everything. */
export const notificationSettingsTable = pgTable('notification_settings', {
  userId: uuid('user_id').primaryKey(),
  version: integer().notNull(),
  muted: text().array().$type<NotificationSettings['muted']>().notNull(),
  digest: choice<NotificationSettings['digest']>('digest').notNull(),
  digestHour: integer('digest_hour').notNull(),
  language: choice<NotificationSettings['language']>('language').notNull(),
  /** What came before goes with no mail. */
  digestSince: instant('digest_since').notNull().defaultNow(),
  /** The last day in Riyadh that is done. */
  digestedOn: date('digested_on'),
});
