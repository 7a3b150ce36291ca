import type { ExamAttempt } from '@diwan/api-contract/resources/exam-attempts';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, instant, stamps } from '#db/columns.ts';
import { examsTable } from '../exams/table.ts';
import { seekersTable } from '../seekers/table.ts';

/** A question as it was asked: where it stood, and in which order its options did. */
export interface Asked {
  questionId: string;
  options: string[];
}

export const examAttemptsTable = pgTable('exam_attempts', {
  ...stamps(),
  number: text().notNull(),
  state: choice<ExamAttempt['state']>('state').notNull(),
  examId: uuid('exam_id')
    .references(() => examsTable.id)
    .notNull(),
  examVersion: integer('exam_version').notNull(),
  markedVersion: integer('marked_version').notNull(),
  seekerId: uuid('seeker_id').references(() => seekersTable.id),
  startedAt: instant('started_at').notNull(),
  dueAt: instant('due_at').notNull(),
  submittedAt: instant('submitted_at'),
  paper: jsonb().$type<Asked[]>().notNull(),
  answers: jsonb().$type<ExamAttempt['answers']>().notNull(),
  flags: text().array().$type<ExamAttempt['flags']>().notNull().default([]),
  waiting: integer().notNull().default(0),
  mostMarks: integer('most_marks').notNull().default(0),
  byHand: integer('by_hand').notNull().default(0),
  score: integer(),
  maxScore: integer('max_score').notNull(),
  percentage: integer(),
  isPassed: boolean('is_passed'),
  voidReason: text('void_reason'),
  voidNote: text('void_note'),
  grantedAt: instant('granted_at'),
  isTrial: boolean('is_trial').notNull().generatedAlwaysAs(computed),
});
