import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';

/** Who sits an attempt, and in which order it was answered. */
export const examSittingsTable = pgTable('exam_sittings', {
  attemptId: uuid('attempt_id').primaryKey(),
  sitting: integer().notNull().default(0),
  /** Of the questions that were answered, by their ids. */
  sequences: jsonb().$type<Record<string, number>>().notNull().default({}),
});
