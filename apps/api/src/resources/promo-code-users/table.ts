import type { PromoCodeUser } from '@diwan/api-contract/resources/promo-code-users';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, halalas, instant, stamps } from '#db/columns.ts';
import { promoCodesTable } from '../promo-codes/table.ts';

export const promoCodeUsersTable = pgTable('promo_code_users', {
  ...stamps(),
  state: choice<PromoCodeUser['state']>('state').notNull(),
  codeId: uuid('code_id')
    .references(() => promoCodesTable.id)
    .notNull(),
  userType: choice<PromoCodeUser['userType']>('user_type').notNull(),
  userId: uuid('user_id').notNull(),
  refType: choice<PromoCodeUser['refType']>('ref_type').notNull(),
  refId: uuid('ref_id').notNull(),
  refNumber: text('ref_number').notNull(),
  amountBefore: halalas('amount_before').notNull(),
  discount: halalas('discount').notNull(),
  freeDays: integer('free_days').notNull(),
  reservedUntil: instant('reserved_until').notNull(),
  redeemedAt: instant('redeemed_at'),
  network: text(),
  channel: choice<PromoCodeUser['channel']>('channel').notNull(),
});
