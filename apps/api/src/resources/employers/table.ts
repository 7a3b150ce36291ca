import type { Employer } from '@diwan/api-contract/resources/employers';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { date, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, choice, computed, instant, stamps } from '#db/columns.ts';
import { staff } from '#db/schema/identity.ts';
import { crmUsersTable } from '../crm-users/table.ts';
import { industriesTable } from '../industries/table.ts';

export const employersTable = pgTable('employers', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Employer['state']>('state').notNull(),
  stateReason: choice<NonNullable<Employer['stateReason']>>('state_reason'),
  stateNote: text('state_note'),
  stateFields: text('state_fields').array().$type<Employer['stateFields']>().notNull().default([]),
  name: jsonb().$type<LocalizedText>().notNull(),
  legalName: text('legal_name').notNull(),
  logo: uuid(),
  cover: uuid(),
  industryId: uuid('industry_id').references(() => industriesTable.id),
  size: choice<Employer['size']>('size').notNull(),
  type: choice<Employer['type']>('type').notNull(),
  crNumber: text('cr_number').notNull(),
  unifiedNumber: text('unified_number'),
  crExpiresOn: date('cr_expires_on'),
  licenseNumber: text('license_number'),
  vatNumber: text('vat_number'),
  saudizationBand: choice<NonNullable<Employer['saudizationBand']>>('saudization_band'),
  about: jsonb().$type<LocalizedText>(),
  website: text(),
  email: text().notNull(),
  emailRefusedAt: instant('email_refused_at'),
  mobile: text().notNull(),
  mobileIndex: bytea('mobile_index'),
  landline: text(),
  cityId: choice<Employer['cityId']>('city_id').notNull(),
  district: text(),
  address: jsonb().$type<Employer['address']>(),
  contacts: jsonb().$type<Employer['contacts']>().notNull().default([]),
  branches: jsonb().$type<Employer['branches']>().notNull().default([]),
  blockedSeekerIds: jsonb('blocked_seeker_ids').$type<Employer['blockedSeekerIds']>().notNull().default([]),
  jobQuotaLimit: integer('job_quota_limit').notNull().default(10),
  jobQuotaUsed: integer('job_quota_used').notNull().default(0),
  cvViewQuotaLimit: integer('cv_view_quota_limit').notNull().default(10),
  cvViewQuotaUsed: integer('cv_view_quota_used').notNull().default(0),
  openJobs: integer('open_jobs').notNull().default(0),
  applicantsTotal: integer('applicants_total').notNull().default(0),
  hiresTotal: integer('hires_total').notNull().default(0),
  ratingAverage: doublePrecision('rating_average'),
  lastActivityAt: instant('last_activity_at'),
  accountManagerId: uuid('account_manager_id').references(() => staff.id),
  crmUserId: uuid('crm_user_id').references(() => crmUsersTable.id),
  nameAr: text('name_ar').notNull().generatedAlwaysAs(computed),
});
