import type { TalentList } from '@diwan/api-contract/resources/talent-lists';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, stamps } from '#db/columns.ts';
import { employersTable } from '../employers/table.ts';

export const talentListsTable = pgTable('talent_lists', {
  ...stamps(),
  state: choice<TalentList['state']>('state').notNull(),
  employerId: uuid('employer_id')
    .references(() => employersTable.id)
    .notNull(),
  name: text().notNull(),
  nameKey: text('name_key').notNull(),
});
