import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { termColumns } from '../taxonomy/table.ts';

export const businessSpecialistsTable = pgTable('business_specialists', {
  ...termColumns(),
  requiresLicense: boolean('requires_license').notNull(),
  commissionBps: integer('commission_bps'),
  image: uuid(),
});
