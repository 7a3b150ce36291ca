import type { WalletTransaction } from '@diwan/api-contract/resources/wallet-transactions';
import { type AnyPgColumn, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, halalas, instant, stamps } from '#db/columns.ts';
import { providersTable } from '../providers/table.ts';

export const walletTransactionsTable = pgTable('wallet_transactions', {
  ...stamps(),
  number: text().notNull(),
  state: choice<WalletTransaction['state']>('state').notNull(),
  stateReason: choice<NonNullable<WalletTransaction['stateReason']>>('state_reason'),
  providerId: uuid('provider_id')
    .references(() => providersTable.id)
    .notNull(),
  kind: choice<WalletTransaction['kind']>('kind').notNull(),
  direction: choice<WalletTransaction['direction']>('direction').notNull(),
  amount: halalas('amount').notNull(),
  /** Written by the database, from the ledger. */
  balanceAfter: halalas('balance_after').notNull(),
  availableAt: instant('available_at'),
  reference: text().notNull(),
  description: text(),
  approvedBy: jsonb('approved_by').$type<NonNullable<WalletTransaction['approvedBy']>>(),
  posting: text().notNull(),
  reversesId: uuid('reverses_id').references((): AnyPgColumn => walletTransactionsTable.id),
});
