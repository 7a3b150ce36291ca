import type { PlanSubscription } from '@diwan/api-contract/resources/plan-subscriptions';
import type { ActorRef } from '@diwan/api-contract/schema';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { choice, halalas, instant, stamps } from '#db/columns.ts';
import { employersTable } from '../employers/table.ts';
import { planFeaturesTable } from '../plan-features/table.ts';
import { plansTable } from '../plans/table.ts';
import { providersTable } from '../providers/table.ts';
import { seekersTable } from '../seekers/table.ts';

export const planSubscriptionsTable = pgTable('plan_subscriptions', {
  ...stamps(),
  number: text().notNull(),
  state: choice<PlanSubscription['state']>('state').notNull(),
  subscriberType: choice<PlanSubscription['subscriberType']>('subscriber_type').notNull(),
  employerId: uuid('employer_id').references(() => employersTable.id),
  providerId: uuid('provider_id').references(() => providersTable.id),
  seekerId: uuid('seeker_id').references(() => seekersTable.id),
  planId: uuid('plan_id')
    .references(() => plansTable.id)
    .notNull(),
  planVersion: integer('plan_version').notNull(),
  nextPlanId: uuid('next_plan_id').references(() => plansTable.id),
  priceSnapshot: halalas('price_snapshot').notNull(),
  balance: halalas('balance').notNull().default(0),
  /** Of the period that it is in, with VAT: paid, or put on its balance; nothing where it was granted or goes on unpaid. */
  charged: halalas('charged').notNull().default(0),
  /** Until when that is for: days that are given come after it. */
  chargedUntil: instant('charged_until'),
  promoCode: text('promo_code'),
  startAt: instant('start_at'),
  currentPeriodStart: instant('current_period_start'),
  currentPeriodEnd: instant('current_period_end'),
  trialEnd: instant('trial_end'),
  tries: integer().notNull().default(0),
  retryAt: instant('retry_at'),
  graceUntil: instant('grace_until'),
  endedAt: instant('ended_at'),
  autoRenew: boolean('auto_renew').notNull(),
  paymentMethod: choice<PlanSubscription['paymentMethod']>('payment_method').notNull(),
  stateReason: choice<NonNullable<PlanSubscription['stateReason']>>('state_reason'),
  stateNote: text('state_note'),
  grantedBy: jsonb('granted_by').$type<NonNullable<PlanSubscription['grantedBy']>>(),
  grantedAt: instant('granted_at'),
  cancelledBy: jsonb('cancelled_by').$type<NonNullable<PlanSubscription['cancelledBy']>>(),
  remindedAt: instant('reminded_at'),
});

/** What is used of each counted feature of a subscription. */
export const planUsageTable = pgTable(
  'plan_usage',
  {
    subscriptionId: uuid('subscription_id')
      .references(() => planSubscriptionsTable.id, { onDelete: 'cascade' })
      .notNull(),
    featureId: uuid('feature_id')
      .references(() => planFeaturesTable.id)
      .notNull(),
    used: integer().notNull().default(0),
    /** Null means without a limit. */
    baseLimit: integer('base_limit'),
    extra: integer().notNull().default(0),
    extraUntil: date('extra_until'),
    resetsAt: instant('resets_at'),
  },
  ({ subscriptionId, featureId }) => [primaryKey({ columns: [subscriptionId, featureId] })],
);

/** What came in for a subscription. */
export const planPaymentsTable = pgTable('plan_payments', {
  id: uuid().primaryKey(),
  subscriptionId: uuid('subscription_id')
    .references(() => planSubscriptionsTable.id, { onDelete: 'cascade' })
    .notNull(),
  reference: text().notNull(),
  method: choice<PlanSubscription['paymentMethod']>('method').notNull(),
  amount: halalas('amount').notNull(),
  paidOn: date('paid_on').notNull(),
  recordedAt: instant('recorded_at').notNull(),
  recordedBy: jsonb('recorded_by').$type<ActorRef>().notNull(),
  periodStart: instant('period_start'),
  /** When it was put to its subscriber's credit, since no period follows. */
  creditedAt: instant('credited_at'),
});

/** What was paid out of a subscriber's credit. */
export const planPayoutsTable = pgTable('plan_payouts', {
  id: uuid().primaryKey(),
  subscriptionId: uuid('subscription_id')
    .references(() => planSubscriptionsTable.id, { onDelete: 'cascade' })
    .notNull(),
  reference: text().notNull(),
  amount: halalas('amount').notNull(),
  paidOn: date('paid_on').notNull(),
  recordedAt: instant('recorded_at').notNull(),
  recordedBy: jsonb('recorded_by').$type<ActorRef>().notNull(),
});
