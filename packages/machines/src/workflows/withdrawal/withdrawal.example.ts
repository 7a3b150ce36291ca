import type { WithdrawalInput } from './withdrawal.input.ts';

/** Of an active provider with a sound account, which somebody else has approved. */
export const example: WithdrawalInput = {
  now: '2026-03-01T09:00:00.000Z',
  providerState: 'active',
  isIbanValid: true,
  isBlocked: false,
  isOwnApproval: false,
  hasNewIban: false,
};
