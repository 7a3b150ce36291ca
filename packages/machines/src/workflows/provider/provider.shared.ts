import { judgementOf, reasonRefusals } from '../reasons.ts';

/** Whoever has written a profile hands it in, at first and after changes. */
export const submission = {
  'provider.submit': [
    { guard: 'isDocumentMissing', actions: { type: 'refuse', params: { reason: 'documentMissing' } } },
    { target: 'pending_review', actions: 'clearReason' },
  ],
} as const;

/** Nobody has decided yet, or has asked for changes: both can end here. */
export const rejection = {
  'provider.reject': [
    ...reasonRefusals,
    {
      target: 'rejected',
      actions: [{ type: 'storeReason', params: judgementOf }, 'announceDecision'],
    },
  ],
} as const;
