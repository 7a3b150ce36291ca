import type { PromoBatchState } from '@diwan/api-contract/values/records/promo';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { choice, stamps } from '#db/columns.ts';
import { termsColumns } from '../promo-codes/terms/terms-columns.ts';

export const promoBatchesTable = pgTable('promo_batches', {
  ...stamps(),
  number: text().notNull(),
  state: choice<PromoBatchState>('state').notNull(),
  prefix: text().notNull(),
  quantity: integer().notNull(),
  generatedCount: integer('generated_count').notNull().default(0),
  ...termsColumns(),
});
