import type { WalletAdjustmentInput } from './wallet-adjustment.input.ts';

/** Proposed by somebody else, with a document, of a wallet that covers it. */
export const example: WalletAdjustmentInput = {
  isProviderClosed: false,
  isOwnProposal: false,
  hasEvidence: true,
  isCovered: true,
};
