import type { Application } from '@diwan/api-contract/resources/applications';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, halalas, instant, stamps } from '#db/columns.ts';
import { examAttemptsTable } from '../exam-attempts/table.ts';
import { jobPostsTable } from '../job-posts/table.ts';
import { seekersTable } from '../seekers/table.ts';

export const applicationsTable = pgTable('applications', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Application['state']>('state').notNull(),
  jobPostId: uuid('job_post_id')
    .references(() => jobPostsTable.id)
    .notNull(),
  seekerId: uuid('seeker_id')
    .references(() => seekersTable.id)
    .notNull(),
  appliedAt: instant('applied_at').notNull(),
  source: choice<Application['source']>('source').notNull(),
  matchScore: integer('match_score').notNull(),
  matchExplanation: jsonb('match_explanation').$type<NonNullable<Application['matchExplanation']>>(),
  rating: integer().notNull().default(0),
  tags: text().array().$type<string[]>().notNull().default([]),
  lastContactAt: instant('last_contact_at'),
  expectedSalary: halalas('expected_salary'),
  noticeDays: integer('notice_days'),
  coverNote: text('cover_note'),
  cvSnapshot: uuid('cv_snapshot'),
  isUnread: boolean('is_unread').notNull().default(true),
  examAttemptId: uuid('exam_attempt_id').references(() => examAttemptsTable.id),
  answers: jsonb().$type<Application['answers']>().notNull().default([]),
  assignee: jsonb().$type<NonNullable<Application['assignee']>>(),
  rejection: jsonb().$type<NonNullable<Application['rejection']> & { at: string }>(),
  hire: jsonb().$type<NonNullable<Application['hire']>>(),
  interviewState: choice<Application['interviewState']>('interview_state').notNull().default('none'),
  /** The job post from which it was moved here. */
  movedFromId: uuid('moved_from_id').references(() => jobPostsTable.id),
  offerState: choice<Application['offerState']>('offer_state').notNull().default('none'),
  offers: jsonb().$type<Application['offers']>().notNull().default([]),
  offerDueAt: instant('offer_due_at'),
  cityId: choice<Application['cityId']>('city_id').notNull(),
  isSaudi: boolean('is_saudi').notNull(),
  experienceYears: integer('experience_years').notNull(),
  hasFailedKnockout: boolean('has_failed_knockout').notNull().generatedAlwaysAs(computed),
});
