import type { ImportRun } from '@diwan/api-contract/importing/endpoints';
import type { ImportOutcome, ImportVerdict } from '@diwan/api-contract/importing/values';
import type { FieldError } from '@diwan/api-contract/problem';
import type { ActorRef } from '@diwan/api-contract/schema';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../columns.ts';
import type { BulkOrigin } from './bulk.ts';

export const importsTable = pgTable('imports', {
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  resource: text().$type<ImportRun['resource']>().notNull(),
  name: text().notNull(),
  header: jsonb().$type<string[]>().notNull(),
  fields: jsonb().$type<(string | null)[]>().notNull(),
  author: jsonb().$type<ActorRef>().notNull(),
  authorId: uuid('author_id').notNull(),
  origin: jsonb().$type<BulkOrigin>().notNull(),
  state: text().$type<ImportRun['state']>().notNull(),
  stopReason: text('stop_reason'),
  total: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
  forgottenAt: instant('forgotten_at').notNull(),
  leasedBy: uuid('leased_by'),
  leasedUntil: instant('leased_until').notNull().default('-infinity'),
});
export type ImportRunRow = typeof importsTable.$inferSelect;

export const importRowsTable = pgTable(
  'import_rows',
  {
    importId: uuid('import_id').notNull(),
    line: integer().notNull(),
    cells: bytea().notNull(),
    verdict: text().$type<ImportVerdict>(),
    errors: jsonb().$type<FieldError[]>().notNull().default([]),
    key: bytea(),
    outcome: text().$type<ImportOutcome>(),
    reason: text(),
    recordId: uuid('record_id'),
    recordVersion: integer('record_version'),
    before: bytea(),
    at: instant('at'),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
);
export type ImportRowRow = typeof importRowsTable.$inferSelect;
