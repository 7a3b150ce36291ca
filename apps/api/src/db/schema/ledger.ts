import type { ActorRef } from '@diwan/api-contract/schema';
import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { choice, halalas, instant } from '../columns.ts';

export const ledgerAccounts = pgTable('ledger_accounts', {
  id: uuid().primaryKey().defaultRandom(),
  /** Whose it is; null for the marketplace's own. */
  ownerId: uuid('owner_id'),
  name: choice<OwnedAccount | MarketplaceAccount>('name').notNull(),
  /** The marketplace's own accounts have none that runs along. */
  balance: halalas('balance').default(0),
  entries: bigint({ mode: 'number' }).notNull().default(0),
});

/** What is whose: not yet due, free to be taken out, and held. */
export type OwnedAccount = 'pending' | 'available' | 'on_hold';
export type MarketplaceAccount = 'sales' | 'commissions' | 'vat' | 'fees' | 'bank' | 'adjustments';

const idAt = (place: number) => `00000000-0000-7000-8000-00000000000${place}`;
/** The ids of the marketplace's own accounts. */
export const marketplaceAccounts: Readonly<Record<MarketplaceAccount, string>> = {
  sales: idAt(1),
  commissions: idAt(2),
  vat: idAt(3),
  fees: idAt(4),
  bank: idAt(5),
  adjustments: idAt(6),
};

export const ledgerTransactions = pgTable('ledger_transactions', {
  id: uuid().primaryKey(),
  key: text().notNull(),
  kind: text().notNull(),
  at: instant('at').notNull(),
  author: jsonb().$type<ActorRef>().notNull(),
  size: integer().notNull(),
});

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    accountId: uuid('account_id').notNull(),
    position: bigint({ mode: 'number' }).notNull(),
    transactionId: uuid('transaction_id').notNull(),
    amount: halalas('amount').notNull(),
    balanceAfter: halalas('balance_after'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.position] })],
);
