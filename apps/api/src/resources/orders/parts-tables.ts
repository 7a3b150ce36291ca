import type { OrderItem, OrderPayment, OrderRefund } from '@diwan/api-contract/resources/order-parts';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { choice, halalas, instant } from '#db/columns.ts';
import { productsTable } from '../products/table.ts';
import { ordersTable } from './table.ts';

const orderId = () =>
  uuid('order_id')
    .references(() => ordersTable.id)
    .notNull();

export const orderItemsTable = pgTable('order_items', {
  id: uuid().primaryKey(),
  orderId: orderId(),
  place: integer().notNull(),
  productId: uuid('product_id')
    .references(() => productsTable.id)
    .notNull(),
  titleSnapshot: jsonb('title_snapshot').$type<OrderItem['titleSnapshot']>().notNull(),
  qty: integer().notNull(),
  unitPrice: halalas('unit_price').notNull(),
  isVatIncluded: boolean('is_vat_included').notNull(),
  vatCategory: choice<OrderItem['vatCategory']>('vat_category').notNull(),
  vatBps: integer('vat_bps').notNull(),
  options: jsonb().$type<OrderItem['options']>().notNull().default([]),
  discount: halalas('discount').notNull(),
  vat: halalas('vat').notNull(),
  total: halalas('total').notNull(),
});

/** Each try to pay an order. */
export const paymentsTable = pgTable('payments', {
  id: uuid().primaryKey(),
  orderId: orderId(),
  gateway: choice<OrderPayment['gateway']>('gateway').notNull(),
  gatewayId: text('gateway_id').notNull(),
  method: choice<OrderPayment['method']>('method').notNull(),
  status: choice<OrderPayment['status']>('status').notNull(),
  amount: halalas('amount').notNull(),
  fee: halalas('fee').notNull().default(0),
  last4: text(),
  sadadNumber: text('sadad_number'),
  billerCode: text('biller_code'),
  expiresAt: instant('expires_at'),
  failureCode: text('failure_code'),
  /** What the gateway has sent about it. */
  raw: jsonb().$type<object[]>().notNull().default([]),
  createdAt: instant('created_at').notNull(),
  settledAt: instant('settled_at'),
});

export const orderRefundsTable = pgTable('order_refunds', {
  id: uuid().primaryKey(),
  orderId: orderId(),
  state: choice<OrderRefund['state']>('state').notNull(),
  amount: halalas('amount').notNull(),
  way: choice<OrderRefund['way']>('way').notNull(),
  reason: choice<OrderRefund['reason']>('reason').notNull(),
  note: text(),
  proposedBy: jsonb('proposed_by').$type<NonNullable<OrderRefund['proposedBy']>>(),
  decidedBy: jsonb('decided_by').$type<NonNullable<OrderRefund['decidedBy']>>(),
  createdAt: instant('created_at').notNull(),
  decidedAt: instant('decided_at'),
});

/** What gateways and the platform have sent, each message once. */
export const receivedMessagesTable = pgTable(
  'received_messages',
  {
    sender: text().notNull(),
    messageId: text('message_id').notNull(),
    receivedAt: instant('received_at').notNull(),
    answer: jsonb().$type<object>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sender, table.messageId] })],
);
