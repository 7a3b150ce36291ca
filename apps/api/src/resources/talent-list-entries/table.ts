import type { TalentListEntry } from '@diwan/api-contract/resources/talent-list-entries';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, instant, stamps } from '#db/columns.ts';
import { seekersTable } from '../seekers/table.ts';
import { talentListsTable } from '../talent-lists/table.ts';

export const talentListEntriesTable = pgTable('talent_list_entries', {
  ...stamps(),
  number: text().notNull(),
  state: choice<TalentListEntry['state']>('state').notNull(),
  listId: uuid('list_id')
    .references(() => talentListsTable.id)
    .notNull(),
  employerId: uuid('employer_id').notNull(),
  seekerId: uuid('seeker_id')
    .references(() => seekersTable.id)
    .notNull(),
  source: choice<TalentListEntry['source']>('source').notNull(),
  unlockedAt: instant('unlocked_at'),
  note: text(),
});
