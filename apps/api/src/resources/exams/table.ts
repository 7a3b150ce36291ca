import type { Exam } from '@diwan/api-contract/resources/exams';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, instant, stamps } from '#db/columns.ts';
import { jobPostsTable } from '../job-posts/table.ts';

export const examsTable = pgTable('exams', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Exam['state']>('state').notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  description: jsonb().$type<LocalizedText>(),
  kind: choice<Exam['kind']>('kind').notNull(),
  examLanguage: choice<Exam['examLanguage']>('exam_language').notNull(),
  jobTitles: jsonb('job_titles').$type<Exam['jobTitles']>().notNull().default([]),
  skills: jsonb().$type<Exam['skills']>().notNull().default([]),
  jobPostId: uuid('job_post_id').references(() => jobPostsTable.id),
  durationMin: integer('duration_min').notNull(),
  timePerQuestionSec: integer('time_per_question_sec'),
  passingPercentage: integer('passing_percentage').notNull(),
  maxAttempts: integer('max_attempts').notNull(),
  retryAfterDays: integer('retry_after_days').notNull(),
  questionsPerAttempt: integer('questions_per_attempt'),
  shuffleQuestions: boolean('shuffle_questions').notNull(),
  shuffleOptions: boolean('shuffle_options').notNull(),
  negativeMarking: boolean('negative_marking').notNull(),
  showAnswers: choice<Exam['showAnswers']>('show_answers').notNull(),
  showHistory: boolean('show_history').notNull(),
  proctoring: choice<Exam['proctoring']>('proctoring').notNull(),
  availableFrom: instant('available_from'),
  availableTo: instant('available_to'),
  questions: jsonb().$type<Exam['questions']>().notNull().default([]),
  questionsCount: integer('questions_count').notNull().default(0),
  unkeyedCount: integer('unkeyed_count').notNull().default(0),
  totalMarks: integer('total_marks').notNull().default(0),
  publishedAt: instant('published_at'),
  titleAr: text('title_ar').notNull().generatedAlwaysAs(computed),
  skillIds: jsonb('skill_ids').$type<string[]>().notNull().generatedAlwaysAs(computed),
  jobTitleIds: jsonb('job_title_ids').$type<string[]>().notNull().generatedAlwaysAs(computed),
});
