import type { Scorecard } from '@diwan/api-contract/endpoints/hiring/scorecards';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { computed } from '#db/columns.ts';

const instant = (name: string) => timestamp(name, { mode: 'string', withTimezone: true, precision: 6 });

export const scorecardsTable = pgTable('scorecards', {
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  applicationId: uuid('application_id').notNull(),
  /** Null where it is about the application as a whole. */
  interviewId: uuid('interview_id'),
  author: jsonb().$type<Scorecard['by']>().notNull(),
  authorId: text('author_id').notNull().generatedAlwaysAs(computed),
  recommendation: text().$type<Scorecard['recommendation']>().notNull(),
  ratings: jsonb().$type<Scorecard['ratings']>().notNull().default([]),
  text: text(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
export type ScorecardRow = typeof scorecardsTable.$inferSelect;
