import type { PlanFeature } from '@diwan/api-contract/resources/plan-features';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, stamps } from '#db/columns.ts';

export const planFeaturesTable = pgTable('plan_features', {
  ...stamps(),
  state: choice<PlanFeature['state']>('state').notNull(),
  key: text().notNull(),
  name: jsonb().$type<LocalizedText>().notNull(),
  hint: jsonb().$type<LocalizedText>(),
  group: choice<PlanFeature['group']>('feature_group').notNull(),
  icon: uuid(),
  kind: choice<PlanFeature['kind']>('kind').notNull(),
  unit: choice<NonNullable<PlanFeature['unit']>>('unit'),
  resets: choice<PlanFeature['resets']>('resets').notNull(),
  defaultValue: integer('default_value'),
  sortOrder: integer('sort_order').notNull(),
  nameAr: text('name_ar').notNull().generatedAlwaysAs(computed),
});
