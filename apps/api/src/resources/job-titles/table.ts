import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { industriesTable } from '../industries/table.ts';
import { termColumns } from '../taxonomy/table.ts';

export const jobTitlesTable = pgTable('job_titles', {
  ...termColumns(),
  iscoCode: text('isco_code'),
  escoUri: text('esco_uri'),
  nationalOccupationCode: text('national_occupation_code'),
  industryId: uuid('industry_id').references(() => industriesTable.id),
  isSaudiOnly: boolean('is_saudi_only').notNull(),
});
