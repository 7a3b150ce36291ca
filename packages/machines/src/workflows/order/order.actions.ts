import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import type { OrderMethod } from '@diwan/api-contract/values/records/order';
import { effect } from '../workflow.ts';
import type { Complaint, OrderEnding, OrderRefusal, RefundWish, Settlement, Transfer } from './order.input.ts';

/** What an order's workflow has the server do. */
export const orderActions = {
  refuse: effect<{ reason: OrderRefusal }>(),
  beginPayment: effect<{ method: OrderMethod }>(),
  holdAuthorisation: effect(),
  /** What was authorised is collected. */
  collect: effect(),
  dropAuthorisation: effect(),
  confirmPayment: effect<{ fee: number }>(),
  recordTransfer: effect<Transfer>(),
  failPayment: effect<{ failure: string }>(),
  expirePayment: effect(),
  storeReport: effect<Transfer>(),
  storeAcceptance: effect(),
  storeStart: effect(),
  storeDelivery: effect<{ proof?: string | undefined }>(),
  /** The provider gets what is left of it once it is due. */
  creditProvider: effect(),
  storeEnding: effect<OrderEnding>(),
  /** All that is left of the payment goes back. */
  refundRest: effect(),
  storeDispute: effect<Complaint>(),
  settleDispute: effect<Settlement>(),
  storeProposal: effect<RefundWish>(),
  carryOutProposal: effect(),
  rejectProposal: effect(),
  refund: effect<RefundWish>(),
  storeAssignee: effect<{ assignee: string }>(),
  storeLateness: effect(),
  announceMessage: effect<StaffMessage>(),
  /** Its invoices go to whom they were issued. */
  sendInvoices: effect(),
};
