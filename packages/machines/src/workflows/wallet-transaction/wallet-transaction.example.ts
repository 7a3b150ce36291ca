import type { WalletTransactionInput } from './wallet-transaction.input.ts';

/** What an order brought, due for a while, in a wallet that holds it still. */
export const example: WalletTransactionInput = {
  now: '2026-03-01T09:00:00.000Z',
  kind: 'order_credit',
  direction: 'credit',
  availableAt: '2026-02-20T09:00:00.000Z',
  isCovered: true,
  isDisputed: false,
};
