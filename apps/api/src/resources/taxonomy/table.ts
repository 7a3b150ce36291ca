import type { Skill } from '@diwan/api-contract/resources/skills';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { Synonym } from '@diwan/api-contract/values/text/synonym';
import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, instant, stamps } from '#db/columns.ts';

/** The columns of every taxonomy. */
export const termColumns = () => ({
  ...stamps(),
  state: choice<Skill['state']>('state').notNull(),
  stateReason: choice<NonNullable<Skill['stateReason']>>('state_reason'),
  stateNote: text('state_note'),
  name: jsonb().$type<LocalizedText>().notNull(),
  parentId: uuid('parent_id'),
  order: integer('sort_order').notNull().default(0),
  code: text(),
  slug: text(),
  synonyms: jsonb().$type<Synonym[]>().notNull().default([]),
  icon: uuid(),
  source: choice<Skill['source']>('source').notNull().default('manual'),
  externalUri: text('external_uri'),
  usageCount: integer('usage_count').notNull().default(0),
  lastUsedAt: instant('last_used_at'),
  arKey: text('ar_key').notNull(),
  enKey: text('en_key'),
  nameKeys: text('name_keys').array().notNull().default([]),
  nameAr: text('name_ar').notNull().generatedAlwaysAs(computed),
  nameEn: text('name_en').notNull().generatedAlwaysAs(computed),
});
