import type { Interview } from '@diwan/api-contract/endpoints/hiring/interviews';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { mode: 'string', withTimezone: true, precision: 6 });

export const interviewsTable = pgTable('interviews', {
  id: uuid().primaryKey(),
  applicationId: uuid('application_id').notNull(),
  type: text().$type<Interview['type']>().notNull(),
  title: text().notNull(),
  startsAt: instant('starts_at').notNull(),
  durationMin: integer('duration_min').notNull().default(30),
  alertMin: integer('alert_min').notNull().default(15),
  place: text(),
  link: text(),
  notes: text(),
  organizer: jsonb().$type<NonNullable<Interview['organizer']>>(),
  addedUsers: jsonb('added_users').$type<Interview['addedUsers']>().notNull().default([]),
  state: text().$type<Interview['state']>().notNull(),
  sequence: integer().notNull().default(0),
  cancellation: text(),
  workflowVersion: integer('workflow_version').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  alertedAt: instant('alerted_at'),
  /** What it has in common with the others of a meeting with several candidates. */
  groupId: uuid('group_id'),
});
export type InterviewRow = typeof interviewsTable.$inferSelect;
