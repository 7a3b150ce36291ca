import type { Notification } from '@diwan/api-contract/endpoints/notifications';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { mode: 'string', withTimezone: true, precision: 6 });

export const notificationsTable = pgTable('notifications', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text().notNull(),
  params: jsonb().$type<Notification['params']>().notNull(),
  severity: text().$type<Notification['severity']>().notNull(),
  path: text(),
  createdAt: instant('created_at').notNull().defaultNow(),
  readAt: instant('read_at'),
});
