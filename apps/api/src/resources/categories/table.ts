import type { CategoryScope } from '@diwan/api-contract/values/site/category';
import { pgTable } from 'drizzle-orm/pg-core';
import { choice } from '#db/columns.ts';
import { termColumns } from '../taxonomy/table.ts';

export const categoriesTable = pgTable('categories', {
  ...termColumns(),
  scope: choice<CategoryScope>('scope').notNull(),
});
