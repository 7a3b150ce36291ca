import type { SavedView } from '@diwan/api-contract/endpoints/saved-views';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { mode: 'string', withTimezone: true, precision: 6 });

export const savedViewsTable = pgTable('saved_views', {
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  ownerId: uuid('owner_id').notNull(),
  resource: text().$type<SavedView['resource']>().notNull(),
  name: text().notNull(),
  nameKey: text('name_key').notNull(),
  search: text().notNull(),
  isShared: boolean('is_shared').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
