import type { Invoice } from '@diwan/api-contract/resources/invoices';
import { type AnyPgColumn, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, computed, halalas, instant, stamps } from '#db/columns.ts';
import { employersTable } from '../employers/table.ts';
import { providersTable } from '../providers/table.ts';
import { seekersTable } from '../seekers/table.ts';

/** The last number of each series: whoever takes the next one keeps its row until the transaction is over. */
export const invoiceSeriesTable = pgTable('invoice_series', { name: text().primaryKey(), last: integer().notNull() });

export const invoicesTable = pgTable('invoices', {
  ...stamps(),
  number: text().generatedAlwaysAs(computed),
  series: text(),
  place: integer(),
  state: choice<Invoice['state']>('state').notNull(),
  paymentState: choice<Invoice['paymentState']>('payment_state').notNull(),
  type: choice<Invoice['type']>('type').notNull(),
  subtype: choice<Invoice['subtype']>('subtype').notNull(),
  flags: jsonb().$type<Invoice['flags']>().notNull().default([]),
  issueAt: instant('issue_at'),
  supplyDate: date('supply_date'),
  dueDate: date('due_date'),
  seller: jsonb().$type<NonNullable<Invoice['seller']>>(),
  buyer: jsonb().$type<Invoice['buyer']>().notNull(),
  vatNumber: text('vat_number').generatedAlwaysAs(computed),
  employerId: uuid('employer_id').references(() => employersTable.id),
  providerId: uuid('provider_id').references(() => providersTable.id),
  seekerId: uuid('seeker_id').references(() => seekersTable.id),
  lines: jsonb().$type<Invoice['lines']>().notNull(),
  lineAmounts: jsonb('line_amounts').$type<Invoice['lineAmounts']>().notNull(),
  net: halalas('net').notNull(),
  discount: halalas('discount').notNull(),
  vat: halalas('vat').notNull(),
  gross: halalas('gross').notNull(),
  prepaid: halalas('prepaid').notNull().default(0),
  paid: halalas('paid').notNull().default(0),
  credited: halalas('credited').notNull().default(0),
  due: halalas('due').notNull().generatedAlwaysAs(computed),
  payments: jsonb().$type<Invoice['payments']>().notNull().default([]),
  /** What it charges was paid before it was issued. */
  isPaidBefore: boolean('is_paid_before').notNull().default(false),
  paymentMeans: choice<NonNullable<Invoice['paymentMeans']>>('payment_means'),
  originalId: uuid('original_id').references((): AnyPgColumn => invoicesTable.id),
  creditReason: choice<NonNullable<Invoice['creditReason']>>('credit_reason'),
  notes: text(),
  orderId: uuid('order_id'),
  subscriptionId: uuid('subscription_id'),
  qr: text(),
  sentAt: instant('sent_at'),
});
