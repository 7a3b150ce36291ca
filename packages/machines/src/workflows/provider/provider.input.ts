import type { Provider, ProviderEvent } from '@diwan/api-contract/resources/providers';
import type { ProviderReason } from '@diwan/api-contract/values/records/provider';
import type { Addressed } from '../messages.ts';

/** What the rules about a provider look at. */
export interface ProviderInput extends Addressed {
  now: string;
  iban: string | null;
  bankVerifiedAt: string | null;
  /** When the day on which its commercial registration expires is over; null where it has none. */
  crExpiresAt: string | null;
  /** Whether it lacks a document that it must have. */
  isDocumentMissing: boolean;
  /** Whether such a document holds no longer. */
  isDocumentExpired: boolean;
  isFeatured: boolean;
  /** In halalas, whether due, not yet due or held. */
  walletBalance: number;
  /** Whether it has asked for money that is neither paid nor refused. */
  hasOpenWithdrawals: boolean;
  /** Whether an order of it is neither completed nor cancelled. */
  hasOpenOrders: boolean;
}

export type AnyProviderEvent =
  | ProviderEvent
  | { type: 'provider.documentExpired' }
  | { type: 'provider.endSuspension' }
  | { type: 'provider.refuseAddress' };

export type ProviderRefusal =
  | 'documentMissing'
  | 'documentExpired'
  | 'documentsValid'
  | 'registrationExpired'
  | 'ibanMissing'
  | 'ibanInvalid'
  | 'bankVerified'
  | 'walletNotEmpty'
  | 'withdrawalsOpen'
  | 'ordersOpen'
  | 'untilPast'
  | 'notFeatured'
  | 'addressRefused'
  | 'addressTrusted'
  | 'reasonMissing'
  | 'noteTooShort'
  | 'noteTooLong';

/** Why a provider is in a state that nobody wishes for. */
export interface ProviderJudgement {
  reason: ProviderReason;
  note: string | null;
  /** What is to be changed, where that is asked for. */
  fields?: Provider['stateFields'];
  /** The last day of it. */
  until?: string | null;
}
