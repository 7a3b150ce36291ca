import type { Exam } from '@diwan/api-contract/resources/exams';
import { boolean, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/** Exams as they were when somebody began them. */
export const examVersionsTable = pgTable(
  'exam_versions',
  {
    examId: uuid('exam_id').notNull(),
    version: integer().notNull(),
    questions: jsonb().$type<Exam['questions']>().notNull(),
    negativeMarking: boolean('negative_marking').notNull(),
    passingPercentage: integer('passing_percentage').notNull(),
  },
  ({ examId, version }) => [primaryKey({ columns: [examId, version] })],
);
