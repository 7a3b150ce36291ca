import type { PromoTerms } from '@diwan/api-contract/resources/promo-terms';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { boolean, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { choice, halalas, instant } from '#db/columns.ts';
import { talentListsTable } from '#resources/talent-lists/table.ts';

/** The terms of a code, as it has them and as its batch has. */
export const termsColumns = () => ({
  name: jsonb().$type<LocalizedText>().notNull(),
  type: choice<PromoTerms['type']>('type').notNull(),
  percent: integer(),
  maxDiscount: halalas('max_discount'),
  amount: halalas('amount'),
  days: integer(),
  appliesTo: choice<PromoTerms['appliesTo']>('applies_to').notNull(),
  onlyProducts: jsonb('only_products').$type<PromoTerms['onlyProducts']>().notNull().default([]),
  onlyEvents: jsonb('only_events').$type<PromoTerms['onlyEvents']>().notNull().default([]),
  onlyExams: jsonb('only_exams').$type<PromoTerms['onlyExams']>().notNull().default([]),
  audience: choice<PromoTerms['audience']>('audience').notNull(),
  talentListId: uuid('talent_list_id').references(() => talentListsTable.id),
  minSpend: halalas('min_spend'),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at'),
  maxRedemptions: integer('max_redemptions'),
  maxPerUser: integer('max_per_user').notNull(),
  isStackable: boolean('is_stackable').notNull(),
  isFirstPurchaseOnly: boolean('is_first_purchase_only').notNull(),
  partnerName: text('partner_name'),
  note: text(),
});
