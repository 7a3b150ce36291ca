import type { Provider } from '@diwan/api-contract/resources/providers';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { boolean, date, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, choice, computed, halalas, instant, stamps } from '#db/columns.ts';
import { staff } from '#db/schema/identity.ts';
import { crmUsersTable } from '../crm-users/table.ts';
import { industriesTable } from '../industries/table.ts';

export const providersTable = pgTable('providers', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Provider['state']>('state').notNull(),
  stateReason: choice<NonNullable<Provider['stateReason']>>('state_reason'),
  stateNote: text('state_note'),
  stateFields: text('state_fields').array().$type<Provider['stateFields']>().notNull().default([]),
  suspendedUntil: date('suspended_until'),
  tradeName: jsonb('trade_name').$type<LocalizedText>().notNull(),
  legalName: jsonb('legal_name').$type<LocalizedText>().notNull(),
  logo: uuid(),
  cover: uuid(),
  type: choice<Provider['type']>('type').notNull(),
  specialists: jsonb().$type<Provider['specialists']>().notNull().default([]),
  industryId: uuid('industry_id').references(() => industriesTable.id),
  bio: jsonb().$type<LocalizedText>(),
  ownerName: jsonb('owner_name').$type<LocalizedText>().notNull(),
  nationalIdSealed: bytea('national_id_sealed'),
  nationalIdIndex: bytea('national_id_index'),
  /** Its last digits alone. */
  nationalId: text('national_id_last4'),
  crNumber: text('cr_number'),
  crExpiresOn: date('cr_expires_on'),
  freelanceNumber: text('freelance_number'),
  isVatRegistered: boolean('is_vat_registered').notNull(),
  vatNumber: text('vat_number'),
  email: text().notNull(),
  emailRefusedAt: instant('email_refused_at'),
  mobile: text().notNull(),
  mobileIndex: bytea('mobile_index'),
  website: text(),
  social: jsonb().$type<Provider['social']>().notNull().default([]),
  writesIn: choice<Provider['writesIn']>('writes_in').notNull(),
  cityId: choice<Provider['cityId']>('city_id').notNull(),
  address: jsonb().$type<Provider['address']>(),
  serviceAreas: jsonb('service_areas').$type<Provider['serviceAreas']>().notNull().default([]),
  iban: text(),
  ibanHolderName: text('iban_holder_name'),
  ibanChangedAt: instant('iban_changed_at'),
  bankVerifiedAt: instant('bank_verified_at'),
  commissionBps: integer('commission_bps').notNull(),
  ratingAverage: doublePrecision('rating_average'),
  ratingCount: integer('rating_count').notNull().default(0),
  ordersCount: integer('orders_count').notNull().default(0),
  productsCount: integer('products_count').notNull().default(0),
  cancelRate: integer('cancel_rate').notNull().default(0),
  /** Written by the database alone, whenever the provider's ledger moves. */
  walletBalance: halalas('wallet_balance').notNull().default(0),
  lifetimeEarned: halalas('lifetime_earned').notNull().default(0),
  lifetimePaid: halalas('lifetime_paid').notNull().default(0),
  featuredUntil: date('featured_until'),
  lastLoginAt: instant('last_login_at'),
  accountManagerId: uuid('account_manager_id').references(() => staff.id),
  crmUserId: uuid('crm_user_id').references(() => crmUsersTable.id),
  tradeNameAr: text('trade_name_ar').notNull().generatedAlwaysAs(computed),
});
