import type { ProviderInput } from './provider.input.ts';

/** An establishment with a valid registration, whose wallet is empty. */
export const example: ProviderInput = {
  now: '2026-03-01T09:00:00.000Z',
  iban: 'SA0380000000608010167519',
  bankVerifiedAt: null,
  crExpiresAt: '2027-03-01T09:00:00.000Z',
  isDocumentMissing: false,
  isDocumentExpired: false,
  isFeatured: false,
  walletBalance: 0,
  hasOpenWithdrawals: false,
  hasOpenOrders: false,
  isAddressRefused: false,
};
