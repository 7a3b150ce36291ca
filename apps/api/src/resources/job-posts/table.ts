import type { JobPost } from '@diwan/api-contract/resources/job-posts';
import type { IscoMajorGroup } from '@diwan/api-contract/values/isco';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, halalas, instant, stamps } from '#db/columns.ts';
import { staff } from '#db/schema/identity.ts';
import { employersTable } from '../employers/table.ts';
import { industriesTable } from '../industries/table.ts';
import { jobTitlesTable } from '../job-titles/table.ts';

export const jobPostsTable = pgTable('job_posts', {
  ...stamps(),
  number: text().notNull(),
  state: choice<JobPost['state']>('state').notNull(),
  employerId: uuid('employer_id')
    .references(() => employersTable.id)
    .notNull(),
  recruiterId: uuid('recruiter_id').references(() => staff.id),
  hiringTeam: jsonb('hiring_team').$type<JobPost['hiringTeam']>().notNull().default([]),
  title: jsonb().$type<LocalizedText>().notNull(),
  jobTitleId: uuid('job_title_id')
    .references(() => jobTitlesTable.id)
    .notNull(),
  iscoCode: text('isco_code'),
  industryId: uuid('industry_id').references(() => industriesTable.id),
  description: jsonb().$type<LocalizedText>().notNull(),
  responsibilities: jsonb().$type<LocalizedText>(),
  qualifications: jsonb().$type<LocalizedText>(),
  skills: jsonb().$type<JobPost['skills']>().notNull().default([]),
  employmentTypes: text('employment_types').array().$type<JobPost['employmentTypes']>().notNull(),
  workMode: choice<JobPost['workMode']>('work_mode').notNull(),
  locations: jsonb().$type<JobPost['locations']>().notNull().default([]),
  nationality: jsonb().$type<JobPost['nationality']>().notNull(),
  gender: choice<JobPost['gender']>('gender').notNull(),
  openings: integer().notNull(),
  experienceYears: jsonb('experience_years').$type<JobPost['experienceYears']>().notNull(),
  education: choice<JobPost['education']>('education').notNull(),
  languages: jsonb().$type<JobPost['languages']>().notNull().default([]),
  salary: jsonb().$type<JobPost['salary']>().notNull(),
  benefits: text().array().$type<JobPost['benefits']>().notNull().default([]),
  workHours: text('work_hours'),
  shift: text(),
  startsOn: date('starts_on'),
  publishAt: instant('publish_at'),
  expiresAt: instant('expires_at').notNull(),
  applyMode: choice<JobPost['applyMode']>('apply_mode').notNull(),
  applyUrl: text('apply_url'),
  applyEmail: text('apply_email'),
  questions: jsonb().$type<JobPost['questions']>().notNull().default([]),
  /** No foreign key here: exams name job posts, too. */
  examId: uuid('exam_id'),
  criteria: jsonb().$type<JobPost['criteria']>().notNull().default([]),
  scorecardsNeeded: integer('scorecards_needed'),
  isConfidential: boolean('is_confidential').notNull(),
  isUrgent: boolean('is_urgent').notNull(),
  featuredUntil: date('featured_until'),
  filled: integer().notNull().default(0),
  viewsCount: integer('views_count').notNull().default(0),
  publishedAt: instant('published_at'),
  warnedFor: instant('warned_for'),
  alertedAt: instant('alerted_at'),
  extensionsCount: integer('extensions_count').notNull().default(0),
  closeReason: choice<NonNullable<JobPost['closeReason']>>('close_reason'),
  changeRequest: jsonb('change_request').$type<NonNullable<JobPost['changeRequest']>>(),
  endedFrom: choice<'published' | 'paused' | 'expired'>('ended_from'),
  pausedBy: choice<'person' | 'suspension'>('paused_by'),
  copiedFromId: uuid('copied_from_id'),
  source: choice<JobPost['source']>('source').notNull().default('staff'),
  pendingCount: integer('pending_count').notNull().default(0),
  inProgressCount: integer('in_progress_count').notNull().default(0),
  approvedCount: integer('approved_count').notNull().default(0),
  rejectedCount: integer('rejected_count').notNull().default(0),
  recruitedCount: integer('recruited_count').notNull().default(0),
  applicantsTotal: integer('applicants_total').notNull().generatedAlwaysAs(computed),
  titleAr: text('title_ar').notNull().generatedAlwaysAs(computed),
  salaryMin: halalas('salary_min').generatedAlwaysAs(computed),
  salaryMax: halalas('salary_max').generatedAlwaysAs(computed),
  cityIds: jsonb('city_ids').$type<string[]>().notNull().generatedAlwaysAs(computed),
  skillIds: jsonb('skill_ids').$type<string[]>().notNull().generatedAlwaysAs(computed),
  iscoGroup: choice<IscoMajorGroup>('isco_group').generatedAlwaysAs(computed),
  isSaudiOnly: boolean('is_saudi_only').notNull().generatedAlwaysAs(computed),
});
