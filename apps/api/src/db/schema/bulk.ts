import type { BulkAction, BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import type { ActorRef } from '@diwan/api-contract/schema';
import type { BulkOutcome } from '@diwan/api-contract/values/bulk';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { mode: 'string', withTimezone: true, precision: 6 });

/** From where an operation was started. */
export interface BulkOrigin {
  sessionId: string;
  ip: string;
  userAgent: string | null;
}

export const bulkOperationsTable = pgTable('bulk_operations', {
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  resource: text().$type<BulkOperation['resource']>().notNull(),
  action: jsonb().$type<BulkAction>().notNull(),
  author: jsonb().$type<ActorRef>().notNull(),
  authorId: uuid('author_id').notNull(),
  origin: jsonb().$type<BulkOrigin>().notNull(),
  state: text().$type<BulkOperation['state']>().notNull(),
  stopReason: text('stop_reason'),
  total: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
  leasedBy: uuid('leased_by'),
  leasedUntil: instant('leased_until').notNull().default('-infinity'),
});
export type BulkOperationRow = typeof bulkOperationsTable.$inferSelect;

export const bulkItemsTable = pgTable(
  'bulk_items',
  {
    operationId: uuid('operation_id').notNull(),
    ordinal: integer().notNull(),
    recordId: uuid('record_id').notNull(),
    outcome: text().$type<BulkOutcome>().notNull().default('pending'),
    reason: text(),
    state: text(),
    label: jsonb().$type<LocalizedText>(),
    attempts: integer().notNull().default(0),
    at: instant('at'),
  },
  (table) => [primaryKey({ columns: [table.operationId, table.ordinal] })],
);
export type BulkItemRow = typeof bulkItemsTable.$inferSelect;
