import { suspendedDays } from '@diwan/api-contract/values/records/plan-subscription';
import { addDays, dayIn, isAfter } from '../rules.ts';
import type { AnyPlanSubscriptionEvent, PlanSubscriptionInput } from './plan-subscription.input.ts';

interface Args {
  context: PlanSubscriptionInput;
  event: AnyPlanSubscriptionEvent;
}
type OfContext = Pick<Args, 'context'>;

const isAhead = (at: string | null, { now }: PlanSubscriptionInput) => at === null || isAfter(at, now);

export const isPaidAhead = ({ context }: OfContext) => context.isPaidAhead;
export const isNotPaid = ({ context }: OfContext) => !context.isPaidAhead;
export const isPaymentFuture = ({ context, event }: Args) => 'paidOn' in event && event.paidOn > dayIn(context.now);
export const isNothingOwed = ({ context }: OfContext) => context.credit <= 0;
export const isInvoiceWaiting = ({ context }: OfContext) => context.isInvoiceWaiting;
export const isOwnCancellation = ({ context }: OfContext) => context.isOwnCancellation;
export const hasOtherLive = ({ context }: OfContext) => context.hasOtherLive;
export const isOwnRecord = ({ context }: OfContext) => context.isOwnRecord;
export const isEvidenceMissing = ({ context }: OfContext) => !context.hasEvidence;
export const isTrial = ({ event }: Args) => event.type === 'planSubscription.activate' && event.kind === 'trial';
/** A trial is asked for that its plan has not, or that its subscriber has had. */
export const hasNoTrial = (args: Args) => isTrial(args) && (args.context.trialDays === 0 || args.context.hasHadTrial);

export const isPeriodRunning = ({ context }: OfContext) => isAhead(context.periodEnd, context);
export const isTrialRunning = ({ context }: OfContext) => isAhead(context.trialEnd, context);
export const isEndAhead = ({ context }: OfContext) => isAhead(context.endedAt, context);
export const isRetryAhead = ({ context }: OfContext) => isAhead(context.retryAt, context);
export const isSuspendedBriefly = ({ context }: OfContext) =>
  isAhead(addDays(context.stateSince, suspendedDays), context);
export const isRenewing = ({ context }: OfContext) => context.autoRenew && context.isRenewable;
export const isEnding = (args: OfContext) => !isRenewing(args);

/** It would go on without a payment, up to a day that is over or that nobody has named. */
export const isUntilPast = ({ context, event }: Args) =>
  event.type === 'planSubscription.resume' &&
  !context.isPaidAhead &&
  (event.until === undefined || event.until < dayIn(context.now));

export const isPlanNotOnSale = ({ context }: OfContext) =>
  context.changeTo !== null && context.changeTo.state !== 'on_sale';
export const isSamePlan = ({ context }: OfContext) => context.changeTo?.isSame === true;
export const isOtherAudience = ({ context }: OfContext) => context.changeTo?.isOtherAudience === true;
export const isPlanFull = ({ context }: OfContext) => context.changeTo?.isFull === true;
export const isWorthMore = ({ context }: OfContext) => context.changeTo?.isWorthMore === true;

export const isQuotaUnknown = ({ context }: OfContext) => context.quotaLeftAfter === null;
export const isQuotaBelowNothing = ({ context }: OfContext) => (context.quotaLeftAfter ?? 0) < 0;
export const isQuotaDayPast = ({ context, event }: Args) =>
  event.type === 'planSubscription.adjustQuota' && event.until < dayIn(context.now);
