/** Why a decision that needs a reason is not taken. */
export const reason = [
  { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
  { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
] as const;

/** Why it is not given away. */
export const grant = [
  { guard: 'isOwnRecord', actions: { type: 'refuse', params: { reason: 'ownRecord' } } },
  { guard: 'isEvidenceMissing', actions: { type: 'refuse', params: { reason: 'evidenceMissing' } } },
  { guard: 'hasNoTrial', actions: { type: 'refuse', params: { reason: 'noTrial' } } },
  ...reason,
] as const;

/** Why it can't be changed to another plan. */
export const otherPlan = [
  { guard: 'isPlanNotOnSale', actions: { type: 'refuse', params: { reason: 'planNotOnSale' } } },
  { guard: 'isSamePlan', actions: { type: 'refuse', params: { reason: 'samePlan' } } },
  { guard: 'isOtherAudience', actions: { type: 'refuse', params: { reason: 'otherAudience' } } },
  { guard: 'isPlanFull', actions: { type: 'refuse', params: { reason: 'planFull' } } },
] as const;

/** Why what is to a subscriber's credit is not paid out. */
export const payout = [
  { guard: 'isNothingOwed', actions: { type: 'refuse', params: { reason: 'nothingOwed' } } },
  { guard: 'isOwnCancellation', actions: { type: 'refuse', params: { reason: 'ownCancellation' } } },
  { guard: 'isInvoiceWaiting', actions: { type: 'refuse', params: { reason: 'invoiceWaits' } } },
  { guard: 'isPaymentFuture', actions: { type: 'refuse', params: { reason: 'paymentFuture' } } },
] as const;
