import type { Workflow } from '../workflow.ts';
import type { AnyPlanSubscriptionEvent, PlanSubscriptionInput } from './plan-subscription.input.ts';
import { planSubscriptionMachine } from './plan-subscription.machine.ts';

export type {
  Cancellation,
  ChangeTo,
  Payment,
  Payout,
  PlanSubscriptionInput,
  QuotaAdjustment,
  SubscriptionJudgement,
} from './plan-subscription.input.ts';

const somebody = '01900000-0000-7000-8000-000000000002';

/** Somebody’s plan, from the first payment or a grant until it ends; whoever puts one down never grants it. */
export const planSubscriptionWorkflow: Workflow<
  PlanSubscriptionInput,
  AnyPlanSubscriptionEvent,
  typeof planSubscriptionMachine
> = {
  id: 'plan-subscription',
  version: 1,
  machine: planSubscriptionMachine,
  may: {
    'planSubscription.recordPayment': 'money.approve',
    'planSubscription.activate': 'subscriptions.grant',
    'planSubscription.changePlan': 'money.approve',
    'planSubscription.extend': 'subscriptions.grant',
    'planSubscription.suspend': 'subscriptions.grant',
    'planSubscription.resume': 'subscriptions.grant',
    'planSubscription.cancel': 'money.approve',
    'planSubscription.payOut': 'money.pay',
    'planSubscription.adjustQuota': 'subscriptions.grant',
    'planSubscription.remind': 'money.approve',
    'planSubscription.renew': 'system',
    'planSubscription.paymentFailed': 'system',
    'planSubscription.expire': 'system',
    'planSubscription.resetUsage': 'system',
  },
  stepUp: new Set(['planSubscription.payOut']),
  samples: {
    'planSubscription.recordPayment': () => ({
      type: 'planSubscription.recordPayment',
      reference: 'FT26060000001',
      method: 'bank_transfer',
      paidOn: '2020-01-01',
    }),
    'planSubscription.activate': () => ({ type: 'planSubscription.activate', kind: 'period', reason: 'partner' }),
    'planSubscription.changePlan': () => ({ type: 'planSubscription.changePlan', plan: somebody }),
    'planSubscription.extend': () => ({ type: 'planSubscription.extend', days: 14, reason: 'compensation' }),
    'planSubscription.suspend': () => ({ type: 'planSubscription.suspend' }),
    'planSubscription.resume': () => ({ type: 'planSubscription.resume', until: '2099-12-31' }),
    'planSubscription.cancel': () => ({ type: 'planSubscription.cancel', when: 'period_end', reason: 'price' }),
    'planSubscription.payOut': () => ({
      type: 'planSubscription.payOut',
      reference: 'FT26060000002',
      paidOn: '2020-01-01',
    }),
    'planSubscription.adjustQuota': () => ({
      type: 'planSubscription.adjustQuota',
      feature: somebody,
      delta: 5,
      until: '2099-12-31',
      note: 'a note that is long enough',
    }),
    'planSubscription.remind': () => ({ type: 'planSubscription.remind' }),
    'planSubscription.renew': () => ({ type: 'planSubscription.renew' }),
    'planSubscription.paymentFailed': () => ({ type: 'planSubscription.paymentFailed' }),
    'planSubscription.expire': () => ({ type: 'planSubscription.expire' }),
    'planSubscription.resetUsage': () => ({ type: 'planSubscription.resetUsage' }),
  },
};
