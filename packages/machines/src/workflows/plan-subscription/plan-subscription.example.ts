import type { PlanSubscriptionInput } from './plan-subscription.input.ts';

/** An employer's plan in the middle of a month, put down by somebody else. */
export const example: PlanSubscriptionInput = {
  now: '2026-03-01T09:00:00.000Z',
  periodEnd: '2026-03-16T09:00:00.000Z',
  trialEnd: null,
  endedAt: null,
  retryAt: null,
  stateSince: '2026-02-16T09:00:00.000Z',
  autoRenew: true,
  isPaidAhead: false,
  isRenewable: true,
  trialDays: 14,
  hasHadTrial: false,
  isOwnRecord: false,
  credit: 0,
  isInvoiceWaiting: false,
  isOwnCancellation: false,
  hasEvidence: true,
  hasOtherLive: false,
  changeTo: { state: 'on_sale', isSame: false, isOtherAudience: false, isFull: false, isWorthMore: true },
  quotaLeftAfter: 10,
};
