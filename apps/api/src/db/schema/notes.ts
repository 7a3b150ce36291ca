import type { ActorRef } from '@diwan/api-contract/schema';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { mode: 'string', withTimezone: true, precision: 6 });

export const recordNotesTable = pgTable('record_notes', {
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  resource: text().notNull(),
  recordId: uuid('record_id').notNull(),
  title: text().notNull(),
  text: text().notNull(),
  author: jsonb().$type<ActorRef>().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
export type NoteRow = typeof recordNotesTable.$inferSelect;
