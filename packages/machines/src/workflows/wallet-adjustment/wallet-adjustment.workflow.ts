import type { WalletAdjustmentEvent } from '@diwan/api-contract/resources/wallet-adjustments';
import type { Workflow } from '../workflow.ts';
import type { WalletAdjustmentInput } from './wallet-adjustment.input.ts';
import { walletAdjustmentMachine } from './wallet-adjustment.machine.ts';

export type { AdjustmentJudgement, WalletAdjustmentInput } from './wallet-adjustment.input.ts';

/** What should be put right in a wallet; whoever proposes it never approves it. */
export const walletAdjustmentWorkflow: Workflow<
  WalletAdjustmentInput,
  WalletAdjustmentEvent,
  typeof walletAdjustmentMachine
> = {
  id: 'wallet-adjustment',
  version: 1,
  machine: walletAdjustmentMachine,
  may: {
    'walletAdjustment.approve': 'money.pay',
    'walletAdjustment.reject': 'money.pay',
    'walletAdjustment.withdraw': 'money.approve',
  },
  stepUp: new Set(['walletAdjustment.approve']),
  samples: {
    'walletAdjustment.approve': () => ({ type: 'walletAdjustment.approve' }),
    'walletAdjustment.reject': () => ({ type: 'walletAdjustment.reject', reason: 'unfounded' }),
    'walletAdjustment.withdraw': () => ({ type: 'walletAdjustment.withdraw' }),
  },
};
