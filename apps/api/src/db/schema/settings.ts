import { boolean, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

export const settingsTable = pgTable('settings', {
  isOnlyRow: boolean('is_only_row').primaryKey().default(true),
  version: integer().notNull().default(1),
  isDemoShown: boolean('is_demo_shown').notNull(),
  updatedAt: timestamp('updated_at', { mode: 'string', withTimezone: true, precision: 6 }).notNull(),
});
