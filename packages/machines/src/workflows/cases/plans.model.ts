import { subscriptionStates } from '@diwan/api-contract/values/records/plan-subscription';
import fc from 'fast-check';
import { few, instant, note, now, wherever } from './values.model.ts';

const seldom = fc.constantFrom(false, false, false, true);

/** Plans, what they are made of, and who subscribes to them. */
export const plans = {
  'plan-feature': {
    input: fc.record({ plansOnSale: few }),
    payload: fc.record({}),
    table: {
      'planFeature.retire': { active: ['retired'] },
      'planFeature.reactivate': { retired: ['active'] },
    },
  },
  plan: {
    input: fc.record({
      now: fc.constant(now),
      price: fc.constantFrom(null, 0, 499_00),
      featuresCount: few,
      retiredFeaturesCount: few,
      availableTo: fc.constantFrom(null, '2026-02-20', '2026-03-01', '2026-12-31'),
    }),
    payload: fc.record({}),
    table: {
      'plan.publish': { draft: ['on_sale'] },
      'plan.hide': { on_sale: ['hidden'] },
      'plan.endSale': { on_sale: ['hidden'] },
      'plan.returnToSale': { hidden: ['on_sale'] },
      'plan.retire': { on_sale: ['retired'], hidden: ['retired'] },
    },
  },
  'plan-subscription': {
    input: fc.record({
      now: fc.constant(now),
      periodEnd: fc.option(instant, { nil: null }),
      trialEnd: fc.option(instant, { nil: null }),
      endedAt: fc.option(instant, { nil: null }),
      retryAt: fc.option(instant, { nil: null }),
      stateSince: instant,
      autoRenew: fc.boolean(),
      isPaidAhead: fc.boolean(),
      isRenewable: fc.boolean(),
      trialDays: fc.constantFrom(0, 14, 14),
      hasHadTrial: seldom,
      isOwnRecord: seldom,
      credit: fc.constantFrom(0, 100_00, 100_00),
      isInvoiceWaiting: seldom,
      isOwnCancellation: seldom,
      hasEvidence: fc.constantFrom(true, true, false),
      hasOtherLive: seldom,
      changeTo: fc.record({
        state: fc.constantFrom('on_sale', 'on_sale', 'hidden'),
        isSame: seldom,
        isOtherAudience: seldom,
        isFull: seldom,
        isWorthMore: fc.boolean(),
      }),
      quotaLeftAfter: fc.constantFrom(null, -1, 5),
    }),
    payload: fc.record({
      reference: fc.constant('FT1'),
      method: fc.constant('mada'),
      paidOn: fc.constantFrom('2026-02-01', '2027-04-01'),
      kind: fc.constantFrom('period', 'trial'),
      reason: fc.constantFrom(undefined, 'partner', 'other'),
      note,
      plan: fc.constant('another'),
      days: fc.constant(14),
      until: fc.constantFrom(undefined, '2026-02-01', '2026-04-01'),
      when: fc.constantFrom('period_end', 'now'),
      refund: fc.constantFrom(undefined, true),
      feature: fc.constant('jobs'),
      delta: fc.constant(5),
    }),
    table: {
      'planSubscription.recordPayment': {
        pending_payment: ['pending_payment'],
        trialing: ['active'],
        active: ['active'],
        past_due: ['past_due'],
        suspended: ['suspended'],
      },
      'planSubscription.activate': { pending_payment: ['active', 'trialing'] },
      'planSubscription.renew': { active: ['active'], past_due: ['active'] },
      'planSubscription.paymentFailed': { active: ['past_due'], past_due: ['past_due'] },
      'planSubscription.changePlan': wherever(['trialing', 'active']),
      'planSubscription.extend': { active: ['active'], past_due: ['active'], expired: ['active'] },
      'planSubscription.suspend': { past_due: ['suspended'] },
      'planSubscription.resume': { suspended: ['active'] },
      'planSubscription.cancel': { trialing: ['cancelled'], active: ['cancelled'], past_due: ['cancelled'] },
      'planSubscription.expire': {
        trialing: ['expired'],
        active: ['expired'],
        suspended: ['expired'],
        cancelled: ['expired'],
      },
      'planSubscription.payOut': wherever(['cancelled', 'expired']),
      'planSubscription.adjustQuota': wherever(subscriptionStates),
      'planSubscription.resetUsage': wherever(['active']),
      'planSubscription.remind': wherever(['trialing', 'active', 'past_due']),
    },
  },
};
