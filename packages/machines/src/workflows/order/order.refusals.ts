import { reasonRefusals } from '../reasons.ts';

/** Why a payment that staff have seen at the bank is not taken; nobody pays for what is over. */
export const transfer = [
  { guard: 'isOver' },
  { guard: 'isPaidAhead', actions: { type: 'refuse', params: { reason: 'paidAhead' } } },
] as const;

/** Why it is not confirmed. */
export const confirmation = [
  ...transfer,
  { guard: 'isReceiptMissing', actions: { type: 'refuse', params: { reason: 'evidenceMissing' } } },
  { guard: 'isReportMissing', actions: { type: 'refuse', params: { reason: 'secondPersonMissing' } } },
  { guard: 'isOwnReport', actions: { type: 'refuse', params: { reason: 'ownReport' } } },
  { guard: 'isReferenceOther', actions: { type: 'refuse', params: { reason: 'referenceDiffers' } } },
] as const;

/** Why money does not go back, whoever wants it; while a dispute is open that is decided with it. */
export const refund = [
  { guard: 'isDisputed' },
  ...reasonRefusals,
  { guard: 'isRefundProposed', actions: { type: 'refuse', params: { reason: 'refundProposed' } } },
  { guard: 'isAboveRest', actions: { type: 'refuse', params: { reason: 'aboveRest' } } },
  { guard: 'isGatewayUnable', actions: { type: 'refuse', params: { reason: 'gatewayCannotRefund' } } },
  { guard: 'isIbanMissing', actions: { type: 'refuse', params: { reason: 'ibanMissing' } } },
] as const;

/** Why a refund is not approved that somebody has proposed. */
export const approval = [
  { guard: 'isDisputed' },
  { guard: 'isProposalMissing', actions: { type: 'refuse', params: { reason: 'noRefundProposed' } } },
  { guard: 'isOwnProposal', actions: { type: 'refuse', params: { reason: 'ownProposal' } } },
  { guard: 'isProposalAboveRest', actions: { type: 'refuse', params: { reason: 'aboveRest' } } },
] as const;

const explained = [
  { guard: 'isNoteTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
  { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
] as const;

/** Why a complaint is not taken. */
export const complaint = [
  { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
  ...explained,
] as const;

/** Why a dispute does not end like that. */
export const resolution = [
  ...explained,
  { guard: 'isPartMissing', actions: { type: 'refuse', params: { reason: 'amountMissing' } } },
  { guard: 'isPartTooMuch', actions: { type: 'refuse', params: { reason: 'amountNotPart' } } },
] as const;

/** Why its invoices go to nobody. */
export const sending = [
  { guard: 'isInvoiceMissing', actions: { type: 'refuse', params: { reason: 'invoiceMissing' } } },
  { guard: 'isAddressRefused', actions: { type: 'refuse', params: { reason: 'addressRefused' } } },
] as const;
