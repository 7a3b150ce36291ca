import type { Order } from '@diwan/api-contract/resources/orders';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { choice, halalas, instant, stamps } from '#db/columns.ts';
import { crmUsersTable } from '../crm-users/table.ts';
import { employersTable } from '../employers/table.ts';
import { providersTable } from '../providers/table.ts';
import { seekersTable } from '../seekers/table.ts';

type Colleague = NonNullable<Order['assignee']>;

export const ordersTable = pgTable('orders', {
  ...stamps(),
  number: text().notNull(),
  state: choice<Order['state']>('state').notNull(),
  paymentState: choice<Order['paymentState']>('payment_state').notNull(),
  customerType: choice<Order['customerType']>('customer_type').notNull(),
  seekerId: uuid('seeker_id').references(() => seekersTable.id),
  employerId: uuid('employer_id').references(() => employersTable.id),
  providerId: uuid('provider_id')
    .references(() => providersTable.id)
    .notNull(),
  crmUserId: uuid('crm_user_id').references(() => crmUsersTable.id),
  paymentMethod: choice<Order['paymentMethod']>('payment_method').notNull(),
  source: choice<Order['source']>('source').notNull(),
  promoCode: text('promo_code'),
  scheduledAt: instant('scheduled_at'),
  address: jsonb().$type<Order['address']>(),
  customerNote: text('customer_note'),
  subtotal: halalas('subtotal').notNull(),
  discount: halalas('discount').notNull(),
  vat: halalas('vat').notNull(),
  total: halalas('total').notNull(),
  paid: halalas('paid').notNull().default(0),
  refunded: halalas('refunded').notNull().default(0),
  /** The provider's share of the marketplace as it was when this was ordered. */
  commissionBps: integer('commission_bps').notNull(),
  commission: halalas('commission').notNull(),
  providerNet: halalas('provider_net').notNull(),
  /** What a dispute holds of it in the provider's wallet. */
  held: halalas('held').notNull().default(0),
  assignee: jsonb().$type<Colleague>(),
  dueAt: instant('due_at'),
  /** When somebody was told that it is late. */
  lateSince: instant('late_since'),
  paidAt: instant('paid_at'),
  /** When its payment failed or ran out. */
  paymentEndedAt: instant('payment_ended_at'),
  acceptedAt: instant('accepted_at'),
  startedAt: instant('started_at'),
  deliveredAt: instant('delivered_at'),
  completedAt: instant('completed_at'),
  cancelledAt: instant('cancelled_at'),
  cancelReason: choice<NonNullable<Order['cancelReason']>>('cancel_reason'),
  cancelNote: text('cancel_note'),
  deliveryProof: text('delivery_proof'),
  dispute: jsonb().$type<NonNullable<Order['dispute']>>(),
  reportedPayment: jsonb('reported_payment').$type<NonNullable<Order['reportedPayment']>>(),
  /** Which member of staff has confirmed its payment. */
  paidBy: jsonb('paid_by').$type<Colleague>(),
  refundIban: text('refund_iban'),
});
