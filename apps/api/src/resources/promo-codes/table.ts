import type { PromoCodeState } from '@diwan/api-contract/values/records/promo';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, halalas, stamps } from '#db/columns.ts';
import { promoBatchesTable } from '../promo-batches/table.ts';
import { termsColumns } from './terms/terms-columns.ts';

export const promoCodesTable = pgTable('promo_codes', {
  ...stamps(),
  code: text().notNull(),
  state: choice<PromoCodeState>('state').notNull(),
  batchId: uuid('batch_id').references(() => promoBatchesTable.id),
  ...termsColumns(),
  partnerKey: text('partner_key').notNull(),
  redeemedCount: integer('redeemed_count').notNull().default(0),
  reservedCount: integer('reserved_count').notNull().default(0),
  discountGiven: halalas('discount_given').notNull().default(0),
  usedShare: integer('used_share').notNull().generatedAlwaysAs(computed),
});
