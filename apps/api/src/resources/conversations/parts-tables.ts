import type { ParticipantType } from '@diwan/api-contract/values/records/conversation';
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { choice, instant } from '#db/columns.ts';
import { conversationsTable } from './table.ts';

const ofConversation = () =>
  uuid('conversation_id')
    .references(() => conversationsTable.id)
    .notNull();

export const messagesTable = pgTable('messages', {
  id: uuid().primaryKey(),
  conversationId: ofConversation(),
  seq: integer().notNull(),
  senderType: choice<ParticipantType | 'staff'>('sender_type').notNull(),
  staffId: uuid('staff_id'),
  staffName: text('staff_name'),
  text: text(),
  attachments: uuid('attachments').array().notNull().default([]),
  /** The file that was spoken. */
  voiceId: uuid('voice_id'),
  voiceSeconds: integer('voice_seconds'),
  replyTo: integer('reply_to'),
  at: instant('at').notNull(),
  isInternal: boolean('is_internal').notNull().default(false),
  isRedacted: boolean('is_redacted').notNull().default(false),
  deletedAt: instant('deleted_at'),
});
export type MessageRow = typeof messagesTable.$inferSelect;

/** How far somebody has read and got it: staff by their id, a user by what they are. */
export const readsTable = pgTable(
  'conversation_reads',
  {
    conversationId: ofConversation(),
    reader: text().notNull(),
    readSeq: integer('read_seq').notNull().default(0),
    gotSeq: integer('got_seq').notNull().default(0),
    readAt: instant('read_at'),
  },
  ({ conversationId, reader }) => [primaryKey({ columns: [conversationId, reader] })],
);

/** Who of staff may read a conversation between users, and until when. */
export const openingsTable = pgTable(
  'conversation_openings',
  { conversationId: ofConversation(), staffId: uuid('staff_id').notNull(), until: instant('until').notNull() },
  ({ conversationId, staffId }) => [primaryKey({ columns: [conversationId, staffId] })],
);
