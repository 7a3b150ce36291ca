import { judgementOf, offeredReasonRefusals } from '../reasons.ts';

/** Whoever has written a profile hands it in, at first and after changes. */
export const submission = {
  'employer.submit': [
    { guard: 'isRegistrationUndated', actions: { type: 'refuse', params: { reason: 'registrationUndated' } } },
    { guard: 'isLicenseMissing', actions: { type: 'refuse', params: { reason: 'licenseMissing' } } },
    { guard: 'isDocumentMissing', actions: { type: 'refuse', params: { reason: 'documentMissing' } } },
    { target: 'pending_verification', actions: 'clearReason' },
  ],
} as const;

/** Nobody has decided yet, or has asked for changes: both can end here. */
export const rejection = {
  'employer.reject': [
    ...offeredReasonRefusals,
    {
      target: 'rejected',
      actions: [{ type: 'storeReason', params: judgementOf }, 'announceRejection'],
    },
  ],
} as const;
