import type { Conversation } from '@diwan/api-contract/resources/conversations';
import type { ParticipantType } from '@diwan/api-contract/values/records/conversation';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, instant, stamps } from '#db/columns.ts';
import { applicationsTable } from '../applications/table.ts';
import { employersTable } from '../employers/table.ts';
import { jobPostsTable } from '../job-posts/table.ts';
import { ordersTable } from '../orders/table.ts';
import { providersTable } from '../providers/table.ts';
import { seekersTable } from '../seekers/table.ts';

export const conversationsTable = pgTable('conversations', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Conversation['state']>('state').notNull(),
  kind: choice<Conversation['kind']>('kind').notNull(),
  subject: text(),
  seekerId: uuid('seeker_id').references(() => seekersTable.id),
  employerId: uuid('employer_id').references(() => employersTable.id),
  providerId: uuid('provider_id').references(() => providersTable.id),
  orderId: uuid('order_id').references(() => ordersTable.id),
  applicationId: uuid('application_id').references(() => applicationsTable.id),
  jobPostId: uuid('job_post_id').references(() => jobPostsTable.id),
  isPrivate: boolean('is_private').notNull().default(false),
  language: choice<Conversation['language']>('language').notNull(),
  priority: choice<Conversation['priority']>('priority').notNull(),
  labels: text('labels').array().$type<Conversation['labels']>().notNull().default([]),
  /** Whose messages are refused. */
  blocked: text('blocked').array().$type<ParticipantType[]>().notNull().default([]),
  assignee: jsonb().$type<NonNullable<Conversation['assignee']>>(),
  lastSeq: integer('last_seq').notNull().default(0),
  lastMessageAt: instant('last_message_at').notNull().defaultNow(),
  lastMessageBy: choice<ParticipantType | 'staff'>('last_message_by'),
  lastExcerpt: text('last_excerpt'),
  /** The message by which a user began it. */
  begunBy: uuid('begun_by'),
  unreadCount: integer('unread_count').notNull().default(0),
  firstResponseAt: instant('first_response_at'),
  resolvedAt: instant('resolved_at'),
  snoozedUntil: instant('snoozed_until'),
  isFlagged: boolean('is_flagged').notNull().default(false),
  flags: jsonb().$type<Conversation['flags']>().notNull().default([]),
});
