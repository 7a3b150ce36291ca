import type { WalletAdjustment } from '@diwan/api-contract/resources/wallet-adjustments';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, halalas, instant, stamps } from '#db/columns.ts';
import { providersTable } from '../providers/table.ts';

export const walletAdjustmentsTable = pgTable('wallet_adjustments', {
  ...stamps(),
  number: text().notNull(),
  state: choice<WalletAdjustment['state']>('state').notNull(),
  stateReason: choice<NonNullable<WalletAdjustment['stateReason']>>('state_reason'),
  stateNote: text('state_note'),
  providerId: uuid('provider_id')
    .references(() => providersTable.id)
    .notNull(),
  direction: choice<WalletAdjustment['direction']>('direction').notNull(),
  amount: halalas('amount').notNull(),
  ground: choice<WalletAdjustment['ground']>('ground').notNull(),
  description: text().notNull(),
  decidedBy: jsonb('decided_by').$type<NonNullable<WalletAdjustment['decidedBy']>>(),
  decidedAt: instant('decided_at'),
});
