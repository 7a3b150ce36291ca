import type { Note } from '@diwan/api-contract/endpoints/notes';
import type { ActorRef } from '@diwan/api-contract/schema';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { mode: 'string', withTimezone: true, precision: 6 });

export const recordNotesTable = pgTable('record_notes', {
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  resource: text().notNull(),
  recordId: uuid('record_id').notNull(),
  title: text().notNull(),
  text: text().notNull(),
  visibility: text().$type<Note['visibility']>().notNull().default('staff'),
  mentions: jsonb().$type<Note['mentions']>().notNull().default([]),
  isPinned: boolean('is_pinned').notNull().default(false),
  author: jsonb().$type<ActorRef>().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
export type NoteRow = typeof recordNotesTable.$inferSelect;
