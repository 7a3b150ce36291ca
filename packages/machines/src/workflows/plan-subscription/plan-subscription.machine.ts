import { setup } from 'xstate';
import { isMessageTooShort, isNoteTooShort, isReasonMissing } from '../reasons.ts';
import { effect } from '../workflow.ts';
import * as guards from './plan-subscription.guards.ts';
import type {
  AnyPlanSubscriptionEvent,
  Cancellation,
  Payment,
  Payout,
  PlanSubscriptionInput,
  PlanSubscriptionRefusal,
  QuotaAdjustment,
  SubscriptionJudgement,
} from './plan-subscription.input.ts';
import * as refusals from './plan-subscription.refusals.ts';

export const planSubscriptionMachine = setup({
  types: {
    context: {} as PlanSubscriptionInput,
    input: {} as PlanSubscriptionInput,
    events: {} as AnyPlanSubscriptionEvent,
  },
  actions: {
    refuse: effect<{ reason: PlanSubscriptionRefusal }>(),
    storePayment: effect<Payment>(),
    /** What is to the subscriber's credit has left. */
    payOutCredit: effect<Payout>(),
    storeReason: effect<SubscriptionJudgement>(),
    storeGrant: effect(),
    openTrial: effect(),
    openPeriod: effect(),
    renewPeriod: effect(),
    storeFailure: effect(),
    pauseJobs: effect(),
    resumeJobs: effect(),
    goOnUntil: effect<{ until: string | null }>(),
    addDays: effect<{ days: number }>(),
    switchPlan: effect<{ plan: string }>(),
    planNext: effect<{ plan: string }>(),
    storeCancellation: effect<Cancellation>(),
    storeEnd: effect(),
    adjustUsage: effect<QuotaAdjustment>(),
    resetUsage: effect(),
    announcePaymentFailed: effect(),
    announceSuspension: effect(),
    announceEnd: effect(),
    announceRenewal: effect(),
    remindSubscriber: effect(),
  },
  guards: { ...guards, isReasonMissing, isMessageTooShort, isNoteTooShort },
}).createMachine({
  id: 'plan-subscription',
  description: 'Somebody’s plan: from the first payment or a grant over its periods until it ends.',
  context: ({ input }) => input,
  initial: 'pending_payment',
  on: {
    'planSubscription.adjustQuota': [
      { guard: 'isQuotaUnknown', actions: { type: 'refuse', params: { reason: 'quotaUnknown' } } },
      { guard: 'isQuotaBelowNothing', actions: { type: 'refuse', params: { reason: 'quotaBelowNothing' } } },
      { guard: 'isQuotaDayPast', actions: { type: 'refuse', params: { reason: 'untilPast' } } },
      { guard: 'isNoteTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
      { actions: { type: 'adjustUsage', params: ({ event: { type: _, ...adjustment } }) => adjustment } },
    ],
  },
  states: {
    pending_payment: {
      on: {
        'planSubscription.recordPayment': [
          { guard: 'isPaidAhead', actions: { type: 'refuse', params: { reason: 'paidAlready' } } },
          { guard: 'hasOtherLive', actions: { type: 'refuse', params: { reason: 'otherSubscription' } } },
          { guard: 'isPaymentFuture', actions: { type: 'refuse', params: { reason: 'paymentFuture' } } },
          { actions: { type: 'storePayment', params: ({ event }) => ({ ...event, followedBy: 'activate' }) } },
        ],
        'planSubscription.activate': [
          { guard: 'hasOtherLive', actions: { type: 'refuse', params: { reason: 'otherSubscription' } } },
          { guard: 'isPaidAhead', target: 'live.active', actions: 'openPeriod' },
          ...refusals.grant,
          {
            guard: 'isTrial',
            target: 'live.trialing',
            actions: [
              { type: 'storeReason', params: ({ event }) => ({ reason: event.reason, note: event.note ?? null }) },
              'storeGrant',
              'openTrial',
            ],
          },
          {
            target: 'live.active',
            actions: [
              { type: 'storeReason', params: ({ event }) => ({ reason: event.reason, note: event.note ?? null }) },
              'storeGrant',
              'openPeriod',
            ],
          },
        ],
      },
    },
    live: {
      initial: 'active',
      on: {
        'planSubscription.cancel': [
          ...refusals.reason,
          {
            target: 'cancelled',
            actions: [
              { type: 'storeReason', params: ({ event }) => ({ reason: event.reason, note: event.note ?? null }) },
              {
                type: 'storeCancellation',
                params: ({ event }) => ({ when: event.when, isRefunded: event.refund === true }),
              },
            ],
          },
        ],
        'planSubscription.remind': { actions: 'remindSubscriber' },
      },
      states: {
        trialing: {
          on: {
            'planSubscription.recordPayment': [
              { guard: 'isPaymentFuture', actions: { type: 'refuse', params: { reason: 'paymentFuture' } } },
              {
                target: 'active',
                actions: [
                  { type: 'storePayment', params: ({ event }) => ({ ...event, followedBy: null }) },
                  'openPeriod',
                ],
              },
            ],
            'planSubscription.changePlan': [
              ...refusals.otherPlan,
              { actions: { type: 'switchPlan', params: ({ event }) => ({ plan: event.plan }) } },
            ],
            'planSubscription.expire': [
              { guard: 'isTrialRunning', actions: { type: 'refuse', params: { reason: 'notDue' } } },
              { target: '#plan-subscription.expired', actions: ['storeEnd', 'announceEnd'] },
            ],
          },
        },
        active: {
          on: {
            'planSubscription.recordPayment': [
              { guard: 'isPaidAhead', actions: { type: 'refuse', params: { reason: 'paidAlready' } } },
              { guard: 'isPaymentFuture', actions: { type: 'refuse', params: { reason: 'paymentFuture' } } },
              { actions: { type: 'storePayment', params: ({ event }) => ({ ...event, followedBy: null }) } },
            ],
            'planSubscription.renew': [
              { guard: 'isPeriodRunning', actions: { type: 'refuse', params: { reason: 'notDue' } } },
              { guard: 'isEnding', actions: { type: 'refuse', params: { reason: 'notDue' } } },
              { guard: 'isNotPaid', actions: { type: 'refuse', params: { reason: 'paymentMissing' } } },
              { actions: ['renewPeriod', 'announceRenewal'] },
            ],
            'planSubscription.paymentFailed': [
              { guard: 'isPeriodRunning', actions: { type: 'refuse', params: { reason: 'notDue' } } },
              { guard: 'isEnding', actions: { type: 'refuse', params: { reason: 'notDue' } } },
              { guard: 'isPaidAhead', actions: { type: 'refuse', params: { reason: 'paidAlready' } } },
              { target: 'past_due', actions: ['storeFailure', 'announcePaymentFailed'] },
            ],
            'planSubscription.changePlan': [
              ...refusals.otherPlan,
              {
                guard: 'isWorthMore',
                actions: { type: 'switchPlan', params: ({ event }) => ({ plan: event.plan }) },
              },
              { actions: { type: 'planNext', params: ({ event }) => ({ plan: event.plan }) } },
            ],
            'planSubscription.extend': [
              ...refusals.reason,
              { actions: { type: 'addDays', params: ({ event }) => ({ days: event.days }) } },
            ],
            'planSubscription.resetUsage': { actions: 'resetUsage' },
            'planSubscription.expire': [
              { guard: 'isPeriodRunning', actions: { type: 'refuse', params: { reason: 'notDue' } } },
              { guard: 'isRenewing', actions: { type: 'refuse', params: { reason: 'renewsInstead' } } },
              { target: '#plan-subscription.expired', actions: ['storeEnd', 'announceEnd'] },
            ],
          },
        },
        past_due: {
          on: {
            'planSubscription.recordPayment': [
              { guard: 'isPaymentFuture', actions: { type: 'refuse', params: { reason: 'paymentFuture' } } },
              { actions: { type: 'storePayment', params: ({ event }) => ({ ...event, followedBy: 'renew' }) } },
            ],
            'planSubscription.renew': [
              { guard: 'isNotPaid', actions: { type: 'refuse', params: { reason: 'paymentMissing' } } },
              { target: 'active', actions: ['renewPeriod', 'announceRenewal'] },
            ],
            'planSubscription.paymentFailed': [
              { guard: 'isRetryAhead', actions: { type: 'refuse', params: { reason: 'notDue' } } },
              { actions: ['storeFailure', 'announcePaymentFailed'] },
            ],
            'planSubscription.suspend': {
              target: '#plan-subscription.suspended',
              actions: ['pauseJobs', 'announceSuspension'],
            },
            'planSubscription.extend': [
              ...refusals.reason,
              { target: 'active', actions: { type: 'addDays', params: ({ event }) => ({ days: event.days }) } },
            ],
          },
        },
      },
    },
    suspended: {
      on: {
        'planSubscription.recordPayment': [
          { guard: 'isPaymentFuture', actions: { type: 'refuse', params: { reason: 'paymentFuture' } } },
          { actions: { type: 'storePayment', params: ({ event }) => ({ ...event, followedBy: 'resume' }) } },
        ],
        'planSubscription.resume': [
          { guard: 'isUntilPast', actions: { type: 'refuse', params: { reason: 'untilPast' } } },
          { guard: 'isPaidAhead', target: 'live.active', actions: ['openPeriod', 'resumeJobs'] },
          {
            target: 'live.active',
            actions: [{ type: 'goOnUntil', params: ({ event }) => ({ until: event.until ?? null }) }, 'resumeJobs'],
          },
        ],
        'planSubscription.expire': [
          { guard: 'isSuspendedBriefly', actions: { type: 'refuse', params: { reason: 'notDue' } } },
          { target: 'expired', actions: ['storeEnd', 'announceEnd'] },
        ],
      },
    },
    cancelled: {
      on: {
        'planSubscription.payOut': [
          ...refusals.payout,
          { actions: { type: 'payOutCredit', params: ({ event: { type: _, ...payout } }) => payout } },
        ],
        'planSubscription.expire': [
          { guard: 'isEndAhead', actions: { type: 'refuse', params: { reason: 'notDue' } } },
          { target: 'expired', actions: 'announceEnd' },
        ],
      },
    },
    expired: {
      on: {
        'planSubscription.payOut': [
          ...refusals.payout,
          { actions: { type: 'payOutCredit', params: ({ event: { type: _, ...payout } }) => payout } },
        ],
        'planSubscription.extend': [
          { guard: 'hasOtherLive', actions: { type: 'refuse', params: { reason: 'otherSubscription' } } },
          ...refusals.reason,
          { target: 'live.active', actions: { type: 'addDays', params: ({ event }) => ({ days: event.days }) } },
        ],
      },
    },
  },
});
