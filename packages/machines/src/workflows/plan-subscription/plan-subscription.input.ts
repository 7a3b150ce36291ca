import type { PlanSubscriptionEvent } from '@diwan/api-contract/resources/plan-subscriptions';
import type { PlanState } from '@diwan/api-contract/values/records/plan';

/** What the rules about a subscription look at. */
export interface PlanSubscriptionInput {
  now: string;
  /** When the period ends that it is in; null before the first. */
  periodEnd: string | null;
  trialEnd: string | null;
  /** When it ends that was cancelled. */
  endedAt: string | null;
  /** When a payment that failed is tried again; null after the last try. */
  retryAt: string | null;
  /** When it came into its state. */
  stateSince: string;
  autoRenew: boolean;
  /** Whether the next period is paid for, or costs nothing. */
  isPaidAhead: boolean;
  /** Whether its plan is renewed for those who have it. */
  isRenewable: boolean;
  trialDays: number;
  hasHadTrial: boolean;
  /** Whether whoever asks has put it down: nobody grants what they have put down. */
  isOwnRecord: boolean;
  /** What is to its subscriber's credit, in halalas. */
  credit: number;
  /** Whether an invoice of it waits to be issued. */
  isInvoiceWaiting: boolean;
  /** Whether whoever asks has cancelled it: nobody pays out what they have given back. */
  isOwnCancellation: boolean;
  /** Whether a document says why it is granted. */
  hasEvidence: boolean;
  /** Whether its subscriber has another one that runs. */
  hasOtherLive: boolean;
  /** Of a change of plan, the plan that is named. */
  changeTo: ChangeTo | null;
  /** Of an adjustment, what is left of the quota that is named; null where the plan does not count it. */
  quotaLeftAfter: number | null;
}

export interface ChangeTo {
  state: PlanState;
  /** The present one where no other is to follow, otherwise the one that is. */
  isSame: boolean;
  isOtherAudience: boolean;
  isFull: boolean;
  /** A plan that is worth more begins at once, any other with the next period. */
  isWorthMore: boolean;
}

/** Events that nobody sends by hand: from the clock, and once a payment has come in. */
export type PlanSubscriptionSystemEvent =
  | { type: 'planSubscription.renew' }
  | { type: 'planSubscription.paymentFailed' }
  | { type: 'planSubscription.expire' }
  | { type: 'planSubscription.resetUsage' };

export type AnyPlanSubscriptionEvent = PlanSubscriptionEvent | PlanSubscriptionSystemEvent;

export type PlanSubscriptionRefusal =
  | 'paidAlready'
  | 'paymentMissing'
  | 'paymentFuture'
  | 'nothingOwed'
  | 'ownCancellation'
  | 'invoiceWaits'
  | 'ownRecord'
  | 'evidenceMissing'
  | 'noTrial'
  | 'otherSubscription'
  | 'planNotOnSale'
  | 'samePlan'
  | 'otherAudience'
  | 'planFull'
  | 'untilPast'
  | 'quotaUnknown'
  | 'quotaBelowNothing'
  | 'notDue'
  | 'renewsInstead'
  | 'reasonMissing'
  | 'noteTooShort';

/** What came in, and the event that it was waited for. */
export type Payment = Omit<Extract<PlanSubscriptionEvent, { type: 'planSubscription.recordPayment' }>, 'type'> & {
  followedBy: 'activate' | 'renew' | 'resume' | null;
};
/** How the credit was paid out. */
export type Payout = Omit<Extract<PlanSubscriptionEvent, { type: 'planSubscription.payOut' }>, 'type'>;
/** How much more of a feature, and until when. */
export type QuotaAdjustment = Omit<Extract<PlanSubscriptionEvent, { type: 'planSubscription.adjustQuota' }>, 'type'>;
/** When it ends, and whether what is not used is given back. */
export interface Cancellation {
  when: 'period_end' | 'now';
  isRefunded: boolean;
}
export interface SubscriptionJudgement {
  reason: string;
  note: string | null;
}
