import type { AdjustmentRejection } from '@diwan/api-contract/values/records/wallet';

/** What the rules about an adjustment of a wallet look at. */
export interface WalletAdjustmentInput {
  isProviderClosed: boolean;
  /** Whether whoever asks has proposed it: nobody approves what they proposed. */
  isOwnProposal: boolean;
  /** Whether a document says why. */
  hasEvidence: boolean;
  /** Whether what it would take out is available. */
  isCovered: boolean;
}

export type WalletAdjustmentRefusal =
  | 'providerClosed'
  | 'ownProposal'
  | 'othersProposal'
  | 'evidenceMissing'
  | 'notCovered'
  | 'reasonMissing'
  | 'noteTooShort'
  | 'noteTooLong';

/** Why an adjustment was rejected. */
export interface AdjustmentJudgement {
  reason: AdjustmentRejection;
  note: string | null;
}
