import type { AuditVerification } from '@diwan/api-contract/endpoints/audit-events';
import { boolean, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { mode: 'string', withTimezone: true, precision: 6 });

export const auditVerifications = pgTable('audit_verifications', {
  id: uuid().primaryKey(),
  startedAt: instant('started_at').notNull(),
  startedBy: jsonb('started_by').$type<AuditVerification['startedBy']>().notNull(),
  /** The last sign of life of whoever verifies. */
  seenAt: instant('seen_at').notNull().defaultNow(),
  finishedAt: instant('finished_at'),
  checked: integer().notNull().default(0),
  total: integer().notNull().default(0),
  faults: integer().notNull().default(0),
  finding: jsonb().$type<NonNullable<AuditVerification['finding']>>(),
  hasFailed: boolean('has_failed').notNull().default(false),
});
