import type { OrderEvent } from '@diwan/api-contract/resources/orders';
import type { OrderMethod, OrderPaymentState } from '@diwan/api-contract/values/records/order';
import type { Addressed } from '../messages.ts';

/** What the rules about an order look at. */
export interface OrderInput extends Addressed {
  now: string;
  paymentState: OrderPaymentState;
  method: OrderMethod;
  /** In halalas, as are all amounts. */
  total: number;
  paid: number;
  refunded: number;
  /** Whether whoever asks has ordered it. */
  isByCustomer: boolean;
  completedAt: string | null;
  /** Whether a document shows what was handed over. */
  hasDeliveryProof: boolean;
  /** Whether a receipt of the bank is attached. */
  hasReceipt: boolean;
  /** What somebody has seen at the bank, and whether that was whoever asks. */
  report: { bankReference: string; isOwn: boolean } | null;
  /** Whether an invoice was issued of it. */
  isInvoiced: boolean;
  /** The refund that waits for somebody else. */
  proposal: { amount: number; isOwn: boolean } | null;
  /** Above which amount a refund is an administrator's, and a payment needs two people. */
  limits: { refund: number; payment: number };
}

/** What staff, the platform, the gateway and the clock do to an order. */
export type AnyOrderEvent =
  | OrderEvent
  | { type: 'order.payInit'; method: OrderMethod }
  | { type: 'order.authorise' }
  | { type: 'order.capture' }
  | { type: 'order.void' }
  | { type: 'order.payConfirmed'; amount: number; fee: number }
  | { type: 'order.payFailed'; failure: string }
  | { type: 'order.payExpired' }
  | { type: 'order.start' }
  | { type: 'order.deliver'; proof?: string | undefined }
  | { type: 'order.markLate' };

export type OrderRefusal =
  | 'notPaid'
  | 'alreadyAccepted'
  | 'proofMissing'
  | 'disputeTooLate'
  | 'amountDiffers'
  | 'amountMissing'
  | 'amountNotPart'
  | 'aboveRest'
  | 'aboveRefundLimit'
  | 'gatewayCannotRefund'
  | 'ibanMissing'
  | 'refundProposed'
  | 'noRefundProposed'
  | 'ownProposal'
  | 'evidenceMissing'
  | 'secondPersonMissing'
  | 'ownReport'
  | 'referenceDiffers'
  | 'paidAhead'
  | 'invoiceMissing'
  | 'addressRefused'
  | 'reasonMissing'
  | 'noteTooShort'
  | 'noteTooLong';

/** What an event says, as the server keeps it. */
type Said<Type extends AnyOrderEvent['type']> = Omit<Extract<AnyOrderEvent, { type: Type }>, 'type'>;

export type OrderEnding = Said<'order.cancel'>;
export type Transfer = Said<'order.markPaid'>;
/** What somebody wants to give back. */
export type RefundWish = Said<'order.refund'>;
export type Complaint = Said<'order.openDispute'>;
export type Settlement = Said<'order.resolve'>;
