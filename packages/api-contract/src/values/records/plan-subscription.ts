export const subscriptionStates = [
  'pending_payment',
  'trialing',
  'active',
  'past_due',
  'suspended',
  'cancelled',
  'expired',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];
/** In which a subscriber has what the plan gives; one at a time. */
export const liveStates: readonly SubscriptionState[] = ['trialing', 'active', 'past_due', 'suspended', 'cancelled'];
export const paymentMethods = ['mada', 'card', 'sadad', 'bank_transfer', 'apple_pay'] as const;
export const grantReasons = ['trial_of_sales', 'compensation', 'partner', 'bank_delay', 'other'] as const;
export const cancelReasons = ['price', 'unused', 'missing_feature', 'moved_elsewhere', 'closed', 'other'] as const;
/** When a cancelled subscription ends. */
export const cancelTimes = ['period_end', 'now'] as const;
/** What a grant is: a trial, which ends without a payment, or a whole period. */
export const grantKinds = ['period', 'trial'] as const;
/** So many days after the end of a period a payment is tried again. */
export const retryDays = [1, 3, 5] as const;
/** So many days after its suspension a subscription expires that nobody pays for. */
export const suspendedDays = 30;
/** Who has at least so much of a feature used is close to its end. */
export const nearlyUsed = 80;
/** What a grant is shown by. */
export const subscriptionDocumentTypes = ['approval', 'transfer', 'contract', 'other'] as const;
