import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** Which record stands for one that was merged into it; always the one that is left, however often that was merged itself. */
export const recordRedirectsTable = pgTable(
  'record_redirects',
  {
    resource: text().notNull(),
    fromId: uuid('from_id').notNull(),
    toId: uuid('to_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource, table.fromId] })],
);
