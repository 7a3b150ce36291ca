import type { CrmUser } from '@diwan/api-contract/resources/crm-users';
import { type AnyPgColumn, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, halalas, instant, stamps } from '#db/columns.ts';

export const crmUsersTable = pgTable('crm_users', {
  ...stamps(),
  state: choice<CrmUser['state']>('state').notNull(),
  name: text().notNull(),
  email: text().notNull(),
  mobile: text().notNull(),
  photo: uuid(),
  employeeNumber: text('employee_number').notNull(),
  team: choice<CrmUser['team']>('team').notNull(),
  role: choice<CrmUser['role']>('role').notNull(),
  managerId: uuid('manager_id').references((): AnyPgColumn => crmUsersTable.id),
  regions: text().array().$type<CrmUser['regions']>().notNull().default([]),
  specialists: jsonb().$type<CrmUser['specialists']>().notNull().default([]),
  languages: text().array().$type<CrmUser['languages']>().notNull().default([]),
  extension: text(),
  workingHours: jsonb('working_hours').$type<CrmUser['workingHours']>().notNull().default([]),
  commissionBps: integer('commission_bps').notNull(),
  monthlyTarget: halalas('monthly_target').notNull(),
  leaveUntil: date('leave_until'),
  delegateId: uuid('delegate_id').references((): AnyPgColumn => crmUsersTable.id),
  invitedAt: instant('invited_at'),
  acceptedAt: instant('accepted_at'),
  lastLoginAt: instant('last_login_at'),
  hasMfa: boolean('has_mfa').notNull().default(false),
});
