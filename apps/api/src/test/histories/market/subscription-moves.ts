import { randomUUID } from 'node:crypto';
import type { PlanSubscriptionEvent } from '@diwan/api-contract/resources/plan-subscriptions';
import type { Database } from '#db/database.ts';
import { addPlan } from '#test/marketplace/plan-records.ts';

/** Two plans for providers, of which the second is worth more. */
export async function addPlans(database: Database): Promise<[string, string]> {
  const of = { audience: 'provider', graceDays: 3 } as const;
  const [plan, dearer] = [
    await addPlan(database, { ...of, price: 300_00 }),
    await addPlan(database, { ...of, price: 1_000_00, interval: 'quarter' }),
  ];
  return [plan.id, dearer.id];
}

/** What staff do with the subscription that a provider has; whether somebody else than its author does. */
export const subscriptionMoves = {
  payPlan: () => ({
    type: 'planSubscription.recordPayment',
    reference: `FT${randomUUID().slice(0, 18)}`,
    method: 'bank_transfer',
    paidOn: '2020-01-01',
  }),
  // Two who record the same receipt.
  payPlanAgain: () => ({
    type: 'planSubscription.recordPayment',
    reference: 'FT-SAME-RECEIPT',
    method: 'bank_transfer',
    paidOn: '2020-01-01',
  }),
  grantPlan: () => ({ type: 'planSubscription.activate', kind: 'period', reason: 'partner' }),
  dearerPlan: ([, plan]) => ({ type: 'planSubscription.changePlan', plan }),
  cheaperPlan: ([plan]) => ({ type: 'planSubscription.changePlan', plan }),
  giveDays: () => ({ type: 'planSubscription.extend', days: 14, reason: 'compensation' }),
  resumePlan: () => ({ type: 'planSubscription.resume', until: '2099-12-31' }),
  endPlan: () => ({ type: 'planSubscription.cancel', when: 'period_end', reason: 'price' }),
  payOutPlan: () => ({ type: 'planSubscription.payOut', reference: randomUUID().slice(0, 30), paidOn: '2020-01-01' }),
  giveBackPlan: () => ({ type: 'planSubscription.cancel', when: 'now', refund: true, reason: 'price' }),
} satisfies Record<string, (plans: readonly [string, string]) => PlanSubscriptionEvent>;
export type SubscriptionMove = keyof typeof subscriptionMoves;

/** What was paid for a subscription and not paid out again. */
const kept = `(
  (select coalesce(sum(amount), 0) from plan_payments p where p.subscription_id = s.id) -
  (select coalesce(sum(amount), 0) from plan_payouts o where o.subscription_id = s.id))`;

/** What must hold of every subscription whatever was tried: each a query that finds what is wrong. */
export const subscriptionWrongs: Readonly<Record<string, string>> = {
  'a receipt of a subscription was counted twice':
    'select reference from plan_payments group by reference having count(*) > 1',
  'a period that was paid has not the one invoice of it': `
    select s.id from plan_subscriptions s where
      (select coalesce(sum(amount), 0) from plan_payments p where p.subscription_id = s.id and period_start is not null) <>
      (select coalesce(sum(gross), 0) from invoices i where i.subscription_id = s.id and i.type = '388')`,
  'more stays invoiced than stays paid once a credit was paid out': `
    select s.id from plan_subscriptions s where s.balance = 0 and exists (select from plan_payouts o where o.subscription_id = s.id)
      and (select sum(gross - credited) from invoices i where i.subscription_id = s.id and i.type = '388') > ${kept}`,
  'one person has cancelled and paid out': `
    select s.id from plan_subscriptions s join plan_payouts o on o.subscription_id = s.id
    where s.cancelled_by ->> 'id' = o.recorded_by ->> 'id'`,
  'somebody has more to their credit than they have paid': `select s.id from plan_subscriptions s where -s.balance > ${kept}`,
  // What is left of the period when it last changed, rounded, and what is to their credit already.
  'somebody would get back what they have not paid': `
    select s.id from plan_subscriptions s where floor(s.charged * coalesce(
        extract(epoch from greatest(charged_until - greatest(updated_at, current_period_start), interval '0'))
          / nullif(extract(epoch from charged_until - current_period_start), 0), 0)) - s.balance > ${kept}`,
  'two subscriptions of a provider run': `
    select provider_id from plan_subscriptions where provider_id is not null
      and state in ('trialing', 'active', 'past_due', 'suspended', 'cancelled') group by 1 having count(*) > 1`,
};
