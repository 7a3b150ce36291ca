import type { WalletTransaction, WalletTransactionEvent } from '@diwan/api-contract/resources/wallet-transactions';
import type { WalletReason } from '@diwan/api-contract/values/records/wallet';

/** What the rules about a line of a wallet look at. */
export interface WalletTransactionInput extends Pick<WalletTransaction, 'kind' | 'direction' | 'availableAt'> {
  now: string;
  /** Whether the account that it would be taken from holds as much. */
  isCovered: boolean;
  /** Whether a dispute about its order holds it. */
  isDisputed: boolean;
}

export type AnyWalletTransactionEvent =
  | WalletTransactionEvent
  | { type: 'walletTransaction.mature' }
  | { type: 'walletTransaction.suspend' }
  | { type: 'walletTransaction.resume' };

export type WalletTransactionRefusal =
  | 'notDue'
  | 'notCredit'
  | 'notCovered'
  | 'paidOut'
  | 'orderDisputed'
  | 'reasonMissing'
  | 'noteTooShort'
  | 'noteTooLong';

export interface WalletJudgement {
  reason: WalletReason;
}
