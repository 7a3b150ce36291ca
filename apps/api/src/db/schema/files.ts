import type { ActorRef } from '@diwan/api-contract/schema';
import type { FileScan } from '@diwan/api-contract/values/file';
import type { recordFileKinds } from '@diwan/api-contract/values/recording-kinds';
import { date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const recordFilesTable = pgTable('record_files', {
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  resource: text().notNull(),
  recordId: uuid('record_id').notNull(),
  /** Names the stored bytes; nobody outside of the server ever sees it. */
  key: uuid().notNull(),
  name: text().notNull(),
  kind: text().$type<(typeof recordFileKinds)[number]>().notNull(),
  size: integer().notNull(),
  sha256: text().notNull(),
  scan: text().$type<FileScan>().notNull(),
  /** When the scanner is to look at it: at once where null. */
  scanDueAt: timestamp('scan_due_at', { mode: 'string', withTimezone: true, precision: 6 }),
  /** One of those that its resource knows. */
  type: text(),
  number: text(),
  issuedOn: date('issued_on'),
  expiresOn: date('expires_on'),
  author: jsonb().$type<ActorRef>().notNull(),
  createdAt: timestamp('created_at', { mode: 'string', withTimezone: true, precision: 6 }).notNull(),
});
export type FileRow = typeof recordFilesTable.$inferSelect;
