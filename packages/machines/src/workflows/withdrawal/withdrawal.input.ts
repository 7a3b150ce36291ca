import type { Provider } from '@diwan/api-contract/resources/providers';
import type { Withdrawal } from '@diwan/api-contract/resources/withdrawals';

/** What the rules about a withdrawal look at. */
export interface WithdrawalInput {
  now: string;
  providerState: Provider['state'];
  /** Whether the check digits of the account agree with it. */
  isIbanValid: boolean;
  /** Whether a flag stands against it in spite of which only an administrator approves. */
  isBlocked: boolean;
  /** Whether whoever asks has approved it: nobody does both. */
  isOwnApproval: boolean;
  /** Whether the provider has another account by now. */
  hasNewIban: boolean;
}

export type WithdrawalRefusal =
  | 'providerNotActive'
  | 'ibanInvalid'
  | 'riskBlocks'
  | 'nothingBlocks'
  | 'samePerson'
  | 'paidAhead'
  | 'retryUnexplained'
  | 'reasonMissing'
  | 'noteTooShort'
  | 'noteTooLong';

/** Why a withdrawal was refused, or approved although something stood against it. */
export interface WithdrawalJudgement {
  reason: Withdrawal['stateReason'];
  note: string | null;
}
