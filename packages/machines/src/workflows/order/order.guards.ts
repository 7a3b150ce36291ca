import { refundableMethods } from '@diwan/api-contract/values/records/order';
import { dayIn, isOlderThanDays } from '../rules.ts';
import type { AnyOrderEvent, OrderInput } from './order.input.ts';

interface Args {
  context: OrderInput;
  event: AnyOrderEvent;
}

const disputableDays = 14;
const refundable: ReadonlySet<string> = new Set(refundableMethods);
const restOf = ({ paid, refunded }: OrderInput) => paid - refunded;
const amountOf = (event: AnyOrderEvent) => ('amount' in event ? event.amount : undefined);
const outcomeOf = (event: AnyOrderEvent) => ('outcome' in event ? event.outcome : undefined);

export const isNotPaid = ({ context }: Args) =>
  !['authorised', 'paid', 'partially_refunded'].includes(context.paymentState);
export const isByCustomer = ({ context }: Args) => context.isByCustomer;
export const isProofMissing = ({ context, event }: Args) =>
  !context.hasDeliveryProof && !('proof' in event && event.proof?.trim());
export const isDisputeLate = ({ context }: Args) => isOlderThanDays(disputableDays, context.completedAt, context.now);

export const isAmountDifferent = ({ context, event }: Args) => amountOf(event) !== context.total;
export const isReceiptMissing = ({ context }: Args) => !context.hasReceipt;
/** Of a large amount two people have to have seen it. */
export const isReportMissing = ({ context }: Args) => context.total > context.limits.payment && context.report === null;
export const isOwnReport = ({ context }: Args) => context.report?.isOwn === true;
export const isReferenceOther = ({ context, event }: Args) =>
  context.report !== null && 'bankReference' in event && event.bankReference !== context.report.bankReference;
export const isPaidAhead = ({ context, event }: Args) => 'paidOn' in event && event.paidOn > dayIn(context.now);
export const isInvoiceMissing = ({ context }: Args) => !context.isInvoiced;
export const isAddressRefused = ({ context }: Args) => context.isAddressRefused;

export const isAboveRest = ({ context, event }: Args) => (amountOf(event) ?? 0) > restOf(context);
export const isAboveRefundLimit = ({ context, event }: Args) => (amountOf(event) ?? 0) > context.limits.refund;
export const isGatewayUnable = ({ context, event }: Args) =>
  'way' in event && event.way === 'gateway' && !refundable.has(context.method);
export const isIbanMissing = ({ event }: Args) => 'way' in event && event.way === 'bank_transfer' && !event.iban;
export const isRefundProposed = ({ context }: Args) => context.proposal !== null;
export const isProposalMissing = ({ context }: Args) => context.proposal === null;
export const isOwnProposal = ({ context }: Args) => context.proposal?.isOwn === true;
export const isProposalAboveRest = ({ context }: Args) => (context.proposal?.amount ?? 0) > restOf(context);
export const isProposalWhole = ({ context }: Args) => context.proposal?.amount === restOf(context);
export const isWhole = ({ context, event }: Args) => amountOf(event) === restOf(context);

export const isPartMissing = ({ event }: Args) => outcomeOf(event) === 'partial' && !amountOf(event);
export const isPartTooMuch = ({ context, event }: Args) =>
  outcomeOf(event) === 'partial' && (amountOf(event) ?? 0) >= restOf(context);
export const isForCustomer = ({ event }: Args) => outcomeOf(event) === 'refund';
export const isShared = ({ event }: Args) => outcomeOf(event) === 'partial';
