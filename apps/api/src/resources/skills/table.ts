import type { Skill } from '@diwan/api-contract/resources/skills';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { choice } from '#db/columns.ts';
import { termColumns } from '../taxonomy/table.ts';

export const skillsTable = pgTable('skills', {
  ...termColumns(),
  type: choice<Skill['type']>('type').notNull(),
  escoUri: text('esco_uri'),
});
