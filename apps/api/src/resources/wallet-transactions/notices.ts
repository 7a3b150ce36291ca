import type { walletTransactionMachine } from '@diwan/machines/workflows/wallet-transaction/wallet-transaction.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { type Notices, nobody } from '#crud/notices.ts';

const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event tells what. */
export const walletTransactionNotices: Notices<never, EventTypeOf<typeof walletTransactionMachine>> = {
  'walletTransaction.hold': ownChange,
  'walletTransaction.release': ownChange,
  'walletTransaction.reverse': ownChange,
  'walletTransaction.suspend': nobody('The dispute about the order is what staff are told of.'),
  'walletTransaction.resume': nobody('Whoever has resolved the dispute knows it.'),
  'walletTransaction.mature': nobody('Its time has come; the provider sees it, and staff have nothing to do.'),
};
