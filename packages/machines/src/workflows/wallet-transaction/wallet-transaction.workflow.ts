import type { Workflow } from '../workflow.ts';
import type { AnyWalletTransactionEvent, WalletTransactionInput } from './wallet-transaction.input.ts';
import { walletTransactionMachine } from './wallet-transaction.machine.ts';

export type {
  AnyWalletTransactionEvent,
  WalletJudgement,
  WalletTransactionInput,
} from './wallet-transaction.input.ts';

/** A line of a wallet; what it moves, the ledger moves. */
export const walletTransactionWorkflow: Workflow<
  WalletTransactionInput,
  AnyWalletTransactionEvent,
  typeof walletTransactionMachine
> = {
  id: 'wallet-transaction',
  version: 1,
  machine: walletTransactionMachine,
  may: {
    'walletTransaction.hold': 'money.pay',
    'walletTransaction.release': 'money.pay',
    'walletTransaction.reverse': 'money.pay',
    'walletTransaction.mature': 'system',
    'walletTransaction.suspend': 'system',
    'walletTransaction.resume': 'system',
  },
  stepUp: new Set(['walletTransaction.reverse']),
  samples: {
    'walletTransaction.hold': () => ({ type: 'walletTransaction.hold', reason: 'dispute' }),
    'walletTransaction.release': () => ({ type: 'walletTransaction.release', reason: 'dispute' }),
    'walletTransaction.reverse': () => ({ type: 'walletTransaction.reverse', reason: 'dispute' }),
    'walletTransaction.mature': () => ({ type: 'walletTransaction.mature' }),
    'walletTransaction.suspend': () => ({ type: 'walletTransaction.suspend' }),
    'walletTransaction.resume': () => ({ type: 'walletTransaction.resume' }),
  },
};
