import type { SettingChange } from '@diwan/api-contract/endpoints/settings';
import type { SettingKey } from '@diwan/api-contract/settings/register';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { mode: 'string', withTimezone: true, precision: 6 });

/** One row: the version of all settings. */
export const settingsTable = pgTable('settings', {
  isOnlyRow: boolean('is_only_row').primaryKey().default(true),
  version: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull(),
});

export const settingChanges = pgTable('setting_changes', {
  number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  id: uuid().notNull(),
  key: text().$type<SettingKey>().notNull(),
  before: jsonb(),
  after: jsonb(),
  effectiveFrom: instant('effective_from').notNull(),
  at: instant('at').notNull(),
  by: jsonb().$type<SettingChange['by']>().notNull(),
  isRevert: boolean('is_revert').notNull(),
  withdrawnAt: instant('withdrawn_at'),
});
