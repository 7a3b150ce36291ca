import { isSaIban } from '@diwan/api-contract/values/iban';
import { endOfDay, isAfter } from '../rules.ts';
import type { AnyProviderEvent, ProviderInput } from './provider.input.ts';

interface Args {
  context: ProviderInput;
  event: AnyProviderEvent;
}

const untilOf = (event: AnyProviderEvent) => ('until' in event ? event.until : undefined);

export const isDocumentMissing = ({ context }: Args) => context.isDocumentMissing;
export const isDocumentExpired = ({ context }: Args) => context.isDocumentExpired;
export const isRegistrationExpired = ({ context: { crExpiresAt, now } }: Args) =>
  crExpiresAt !== null && !isAfter(crExpiresAt, now);
export const areDocumentsValid = (args: Args) => !isDocumentExpired(args) && !isRegistrationExpired(args);
export const isIbanMissing = ({ context }: Args) => context.iban === null;
export const isIbanInvalid = ({ context }: Args) => context.iban !== null && !isSaIban(context.iban);
export const isBankVerified = ({ context }: Args) => context.bankVerifiedAt !== null;
export const isWalletNotEmpty = ({ context }: Args) => context.walletBalance !== 0;
export const hasOpenWithdrawals = ({ context }: Args) => context.hasOpenWithdrawals;
export const hasOpenOrders = ({ context }: Args) => context.hasOpenOrders;
export const isNotFeatured = ({ context }: Args) => !context.isFeatured;
/** The last day that is asked for is over. */
export const isUntilPast = ({ context, event }: Args) => {
  const until = untilOf(event);
  return Boolean(until) && !isAfter(endOfDay(until!), context.now);
};
