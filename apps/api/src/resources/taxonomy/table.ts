import type { Skill } from '@diwan/api-contract/resources/skills';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { Synonym } from '@diwan/api-contract/values/text/synonym';
import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { choice, computed, instant, stamps } from '#db/columns.ts';

/** The columns of every taxonomy. */
export const termColumns = () => ({
  ...stamps(),
  state: choice<Skill['state']>('state').notNull(),
  name: jsonb().$type<LocalizedText>().notNull(),
  code: text(),
  synonyms: jsonb().$type<Synonym[]>().notNull().default([]),
  usageCount: integer('usage_count').notNull().default(0),
  lastUsedAt: instant('last_used_at'),
  arKey: text('ar_key').notNull(),
  enKey: text('en_key'),
  nameAr: text('name_ar').notNull().generatedAlwaysAs(computed),
  nameEn: text('name_en').notNull().generatedAlwaysAs(computed),
});
