/** How far what was ordered has come. */
export const orderStates = [
  'placed',
  'accepted',
  'in_progress',
  'delivered',
  'completed',
  'cancelled',
  'disputed',
] as const;
export type OrderState = (typeof orderStates)[number];
/** How far its payment has come, beside that. */
export const orderPaymentStates = [
  'unpaid',
  'pending',
  'authorised',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
  'expired',
] as const;
export type OrderPaymentState = (typeof orderPaymentStates)[number];
export const orderMethods = ['credit_card', 'sadad', 'mada', 'apple_pay', 'wallet', 'bank_transfer'] as const;
export type OrderMethod = (typeof orderMethods)[number];
/** Those whose payments the gateway can give back; of all others the money goes to an account or into the customer's wallet. */
export const refundableMethods = ['credit_card', 'mada', 'apple_pay'] as const satisfies OrderMethod[];
export const orderCustomerTypes = ['seeker', 'employer', 'crm_user'] as const;
export const orderSources = ['web', 'ios', 'android', 'staff'] as const;
/** Why an order was declined or cancelled. */
export const orderCancellations = [
  'customer_request',
  'provider_unavailable',
  'out_of_scope',
  'unpaid',
  'fraud',
  'duplicate',
  'other',
] as const;
export type OrderCancellation = (typeof orderCancellations)[number];
export const orderDisputeReasons = [
  'not_delivered',
  'not_as_described',
  'late',
  'quality',
  'payment',
  'other',
] as const;
export type OrderDisputeReason = (typeof orderDisputeReasons)[number];
/** How a dispute ends: the provider gets all, both get a part, or the customer gets all back. */
export const orderOutcomes = ['release', 'partial', 'refund'] as const;
export type OrderOutcome = (typeof orderOutcomes)[number];
/** By which way money goes back. */
export const refundWays = ['gateway', 'bank_transfer', 'wallet_credit'] as const;
export type RefundWay = (typeof refundWays)[number];
export const refundReasons = ['cancelled', 'dispute', 'goodwill', 'overcharged', 'other'] as const;
export type RefundReason = (typeof refundReasons)[number];
export const refundStates = ['proposed', 'done', 'rejected'] as const;
/** What one try to pay has come to. */
export const paymentStatuses = [
  'initiated',
  'paid',
  'failed',
  'expired',
  'authorized',
  'captured',
  'refunded',
  'voided',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
/** Who collects: the simulated gateway of trials, or staff who have seen the money at the bank. */
export const paymentGateways = ['sandbox', 'manual'] as const;
/** What each of an order's documents may be. */
export const orderDocumentTypes = ['bank_receipt', 'delivery_proof', 'evidence', 'other'] as const;
