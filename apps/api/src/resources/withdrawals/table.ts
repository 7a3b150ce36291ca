import type { Withdrawal } from '@diwan/api-contract/resources/withdrawals';
import { date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, halalas, instant, stamps } from '#db/columns.ts';
import { providersTable } from '../providers/table.ts';

type Colleague = NonNullable<Withdrawal['assignee']>;

export const withdrawalsTable = pgTable('withdrawals', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Withdrawal['state']>('state').notNull(),
  stateReason: choice<NonNullable<Withdrawal['stateReason']>>('state_reason'),
  notes: text(),
  providerId: uuid('provider_id')
    .references(() => providersTable.id)
    .notNull(),
  amount: halalas('amount').notNull(),
  fee: halalas('fee').notNull(),
  netAmount: halalas('net_amount').notNull().generatedAlwaysAs(computed),
  balanceAtRequest: halalas('balance_at_request').notNull(),
  method: choice<Withdrawal['method']>('method').notNull(),
  iban: text().notNull(),
  ibanHolderName: text('iban_holder_name').notNull(),
  bankCode: text('bank_code').notNull().generatedAlwaysAs(computed),
  assignee: jsonb().$type<Colleague>(),
  reviewedBy: jsonb('reviewed_by').$type<Colleague>(),
  reviewedAt: instant('reviewed_at'),
  approvedBy: jsonb('approved_by').$type<Colleague>(),
  approvedAt: instant('approved_at'),
  batch: text(),
  /** Who has handed it to the bank: never whoever approved it. */
  paidBy: jsonb('paid_by').$type<Colleague>(),
  bankReference: text('bank_reference'),
  paidOn: date('paid_on'),
  failureCode: choice<NonNullable<Withdrawal['failureCode']>>('failure_code'),
  riskFlags: text('risk_flags').array().$type<Withdrawal['riskFlags']>().notNull().default([]),
  slaDueAt: instant('sla_due_at').notNull(),
});
