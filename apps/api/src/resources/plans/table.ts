import type { PlanTerms } from '@diwan/api-contract/resources/plan-draft';
import type { Plan } from '@diwan/api-contract/resources/plans';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, halalas, instant, stamps } from '#db/columns.ts';

export const plansTable = pgTable('plans', {
  ...stamps(),
  state: choice<Plan['state']>('state').notNull(),
  code: text().notNull(),
  name: jsonb().$type<LocalizedText>().notNull(),
  description: jsonb().$type<LocalizedText>(),
  audience: choice<Plan['audience']>('audience').notNull(),
  price: halalas('price'),
  isVatIncluded: boolean('is_vat_included').notNull(),
  interval: choice<Plan['interval']>('interval').notNull(),
  intervalCount: integer('interval_count').notNull(),
  trialDays: integer('trial_days').notNull(),
  graceDays: integer('grace_days').notNull(),
  setupFee: halalas('setup_fee'),
  features: jsonb().$type<Plan['features']>().notNull().default([]),
  sortOrder: integer('sort_order').notNull(),
  isHighlighted: boolean('is_highlighted').notNull(),
  badge: jsonb().$type<LocalizedText>(),
  maxSubscribers: integer('max_subscribers'),
  availableFrom: date('available_from'),
  availableTo: date('available_to'),
  upgradeTo: jsonb('upgrade_to').$type<Plan['upgradeTo']>().notNull().default([]),
  termsVersion: integer('terms_version').notNull().default(1),
  publishedAt: instant('published_at'),
  nameAr: text('name_ar').notNull().generatedAlwaysAs(computed),
  featuresCount: integer('features_count').notNull().generatedAlwaysAs(computed),
});

/** What each version of a plan agrees to. */
export const planVersionsTable = pgTable(
  'plan_versions',
  {
    planId: uuid('plan_id')
      .references(() => plansTable.id, { onDelete: 'cascade' })
      .notNull(),
    version: integer().notNull(),
    terms: jsonb().$type<PlanTerms>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  ({ planId, version }) => [primaryKey({ columns: [planId, version] })],
);
