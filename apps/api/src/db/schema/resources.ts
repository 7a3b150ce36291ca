import type { Application } from '@diwan/api-contract/resources/applications';
import type { Employer } from '@diwan/api-contract/resources/employers';
import type { JobPost } from '@diwan/api-contract/resources/job-posts';
import type { Seeker } from '@diwan/api-contract/resources/seekers';
import type { Skill } from '@diwan/api-contract/resources/skills';
import type { ActorRef } from '@diwan/api-contract/schema';
import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import type { Synonym } from '@diwan/api-contract/values/synonym';
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { mode: 'string', withTimezone: true, precision: 6 });
const halalas = (name: string) => bigint(name, { mode: 'number' });
/** Text that holds one of the contract's values. */
const choice = <Value extends string>(name: string) => text(name).$type<Value>();
/** A column that PostgreSQL computes; its expression stands in the migration. */
const computed = sql`computed` as SQL;

const stamps = () => ({
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  workflowVersion: integer('workflow_version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  createdBy: jsonb('created_by').$type<ActorRef>().notNull(),
  updatedBy: jsonb('updated_by').$type<ActorRef>().notNull(),
  searchKey: text('search_key').notNull(),
});

const term = () => ({
  ...stamps(),
  state: choice<Skill['state']>('state').notNull(),
  name: jsonb().$type<LocalizedText>().notNull(),
  code: text(),
  synonyms: jsonb().$type<Synonym[]>().notNull().default([]),
  usageCount: integer('usage_count').notNull().default(0),
  lastUsedAt: instant('last_used_at'),
  arKey: text('ar_key').notNull(),
  enKey: text('en_key'),
  nameAr: text('name_ar').notNull().generatedAlwaysAs(computed),
  nameEn: text('name_en').notNull().generatedAlwaysAs(computed),
});

export const industriesTable = pgTable('industries', { ...term(), isicSection: text('isic_section') });

export const skillsTable = pgTable('skills', {
  ...term(),
  type: choice<Skill['type']>('type').notNull(),
  escoUri: text('esco_uri'),
});

export const jobTitlesTable = pgTable('job_titles', {
  ...term(),
  iscoCode: text('isco_code'),
  escoUri: text('esco_uri'),
  industryId: uuid('industry_id'),
  isSaudiOnly: boolean('is_saudi_only').notNull(),
});

export const employersTable = pgTable('employers', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Employer['state']>('state').notNull(),
  name: jsonb().$type<LocalizedText>().notNull(),
  legalName: text('legal_name').notNull(),
  industryId: uuid('industry_id'),
  size: choice<Employer['size']>('size').notNull(),
  type: choice<Employer['type']>('type').notNull(),
  crNumber: text('cr_number').notNull(),
  unifiedNumber: text('unified_number'),
  crExpiresOn: date('cr_expires_on'),
  vatNumber: text('vat_number'),
  saudizationBand: choice<NonNullable<Employer['saudizationBand']>>('saudization_band'),
  about: jsonb().$type<LocalizedText>(),
  website: text(),
  email: text().notNull(),
  mobile: text().notNull(),
  mobileIndex: bytea('mobile_index'),
  cityId: choice<Employer['cityId']>('city_id').notNull(),
  district: text(),
  jobQuotaLimit: integer('job_quota_limit').notNull().default(10),
  jobQuotaUsed: integer('job_quota_used').notNull().default(0),
  openJobs: integer('open_jobs').notNull().default(0),
  applicantsTotal: integer('applicants_total').notNull().default(0),
  hiresTotal: integer('hires_total').notNull().default(0),
  ratingAverage: doublePrecision('rating_average'),
  lastActivityAt: instant('last_activity_at'),
  nameAr: text('name_ar').notNull().generatedAlwaysAs(computed),
});

export const seekersTable = pgTable('seekers', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Seeker['state']>('state').notNull(),
  name: jsonb().$type<Seeker['name']>().notNull(),
  gender: choice<Seeker['gender']>('gender').notNull(),
  birthDate: date('birth_date').notNull(),
  nationality: text().notNull(),
  nationalIdSealed: bytea('national_id_sealed'),
  nationalIdIndex: bytea('national_id_index'),
  nationalIdLast4: text('national_id_last4'),
  email: text().notNull(),
  emailIndex: bytea('email_index'),
  mobile: text().notNull(),
  mobileIndex: bytea('mobile_index'),
  cityId: choice<Seeker['cityId']>('city_id').notNull(),
  canRelocate: boolean('can_relocate').notNull(),
  jobTitleId: uuid('job_title_id'),
  headline: text(),
  about: jsonb().$type<LocalizedText>(),
  skills: jsonb().$type<Seeker['skills']>().notNull().default([]),
  languages: jsonb().$type<Seeker['languages']>().notNull().default([]),
  education: choice<Seeker['education']>('education').notNull(),
  totalExperienceYears: integer('total_experience_years').notNull(),
  salaryExpected: halalas('salary_expected'),
  noticePeriodDays: integer('notice_period_days').notNull().default(0),
  availability: choice<Seeker['availability']>('availability').notNull(),
  employmentTypes: text('employment_types').array().$type<Seeker['employmentTypes']>().notNull(),
  workModes: text('work_modes').array().$type<Seeker['workModes']>().notNull().default([]),
  visibility: choice<Seeker['visibility']>('visibility').notNull(),
  experiences: jsonb().$type<Seeker['experiences']>().notNull().default([]),
  hasCv: boolean('has_cv').notNull().default(false),
  completeness: integer().notNull().default(0),
  applicationsCount: integer('applications_count').notNull().default(0),
  lastLoginAt: instant('last_login_at'),
  isSaudi: boolean('is_saudi').notNull().generatedAlwaysAs(computed),
  skillIds: jsonb('skill_ids').$type<string[]>().notNull().generatedAlwaysAs(computed),
  nameAr: text('name_ar').notNull().generatedAlwaysAs(computed),
  nameEn: text('name_en').generatedAlwaysAs(computed),
});

export const jobPostsTable = pgTable('job_posts', {
  ...stamps(),
  number: text().notNull(),
  state: choice<JobPost['state']>('state').notNull(),
  employerId: uuid('employer_id').notNull(),
  title: jsonb().$type<LocalizedText>().notNull(),
  jobTitleId: uuid('job_title_id').notNull(),
  iscoCode: text('isco_code'),
  industryId: uuid('industry_id'),
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
  isConfidential: boolean('is_confidential').notNull(),
  isUrgent: boolean('is_urgent').notNull(),
  featuredUntil: date('featured_until'),
  filled: integer().notNull().default(0),
  viewsCount: integer('views_count').notNull().default(0),
  publishedAt: instant('published_at'),
  extensionsCount: integer('extensions_count').notNull().default(0),
  closeReason: choice<NonNullable<JobPost['closeReason']>>('close_reason'),
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
  isSaudiOnly: boolean('is_saudi_only').notNull().generatedAlwaysAs(computed),
});

export const applicationsTable = pgTable('applications', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Application['state']>('state').notNull(),
  jobPostId: uuid('job_post_id').notNull(),
  seekerId: uuid('seeker_id').notNull(),
  appliedAt: instant('applied_at').notNull(),
  stateChangedAt: instant('state_changed_at').notNull(),
  source: choice<Application['source']>('source').notNull(),
  matchScore: integer('match_score').notNull(),
  rating: integer().notNull().default(0),
  expectedSalary: halalas('expected_salary'),
  noticeDays: integer('notice_days'),
  coverNote: text('cover_note'),
  isUnread: boolean('is_unread').notNull().default(true),
  answers: jsonb().$type<Application['answers']>().notNull().default([]),
  assignee: jsonb().$type<NonNullable<Application['assignee']>>(),
  rejection: jsonb().$type<NonNullable<Application['rejection']> & { at: string }>(),
  hire: jsonb().$type<NonNullable<Application['hire']>>(),
  interviewState: choice<Application['interviewState']>('interview_state').notNull().default('none'),
  offerState: choice<Application['offerState']>('offer_state').notNull().default('none'),
  cityId: choice<Application['cityId']>('city_id').notNull(),
  isSaudi: boolean('is_saudi').notNull(),
  experienceYears: integer('experience_years').notNull(),
  hasFailedKnockout: boolean('has_failed_knockout').notNull().generatedAlwaysAs(computed),
});
