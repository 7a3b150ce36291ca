import type { FileKind, FileScan } from '@diwan/api-contract/values/file';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, choice, instant } from '../columns.ts';

export const fieldFilesTable = pgTable('field_files', {
  id: uuid().primaryKey(),
  resource: text().notNull(),
  field: text().notNull(),
  recordId: uuid('record_id'),
  heldBy: text('held_by').notNull(),
  freeSince: instant('free_since'),
  /** Names the stored bytes; nobody outside of the server ever sees it. */
  key: uuid().notNull(),
  name: text().notNull(),
  kind: choice<FileKind>('kind').notNull(),
  size: integer().notNull(),
  sha256: text().notNull(),
  scan: choice<FileScan>('scan').notNull(),
  /** When the scanner is to look at it: at once where null. */
  scanDueAt: instant('scan_due_at'),
  small: bytea(),
});
export type FieldFileRow = typeof fieldFilesTable.$inferSelect;
