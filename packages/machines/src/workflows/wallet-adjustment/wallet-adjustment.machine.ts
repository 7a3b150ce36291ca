import type { WalletAdjustmentEvent } from '@diwan/api-contract/resources/wallet-adjustments';
import { setup } from 'xstate';
import { isMessageTooShort, isNoteTooLong, isReasonMissing } from '../reasons.ts';
import { effect } from '../workflow.ts';
import type { AdjustmentJudgement, WalletAdjustmentInput, WalletAdjustmentRefusal } from './wallet-adjustment.input.ts';

export const walletAdjustmentMachine = setup({
  types: {
    context: {} as WalletAdjustmentInput,
    input: {} as WalletAdjustmentInput,
    events: {} as WalletAdjustmentEvent,
  },
  actions: {
    refuse: effect<{ reason: WalletAdjustmentRefusal }>(),
    storeDecision: effect(),
    storeReason: effect<AdjustmentJudgement>(),
    bookLine: effect(),
  },
  guards: {
    isReasonMissing,
    isMessageTooShort,
    isNoteTooLong,
    isProviderClosed: ({ context }) => context.isProviderClosed,
    isOwnProposal: ({ context }) => context.isOwnProposal,
    isOthersProposal: ({ context }) => !context.isOwnProposal,
    isEvidenceMissing: ({ context }) => !context.hasEvidence,
    isNotCovered: ({ context }) => !context.isCovered,
  },
}).createMachine({
  id: 'wallet-adjustment',
  description:
    'What should be put right in a wallet: one proposes it, another approves it, then it is a line of the wallet.',
  context: ({ input }) => input,
  initial: 'proposed',
  states: {
    proposed: {
      on: {
        'walletAdjustment.approve': [
          { guard: 'isProviderClosed', actions: { type: 'refuse', params: { reason: 'providerClosed' } } },
          { guard: 'isOwnProposal', actions: { type: 'refuse', params: { reason: 'ownProposal' } } },
          { guard: 'isEvidenceMissing', actions: { type: 'refuse', params: { reason: 'evidenceMissing' } } },
          { guard: 'isNotCovered', actions: { type: 'refuse', params: { reason: 'notCovered' } } },
          { target: 'approved', actions: ['storeDecision', 'bookLine'] },
        ],
        'walletAdjustment.reject': [
          { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
          { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          {
            target: 'rejected',
            actions: [
              { type: 'storeReason', params: ({ event }) => ({ reason: event.reason, note: event.note ?? null }) },
              'storeDecision',
            ],
          },
        ],
        'walletAdjustment.withdraw': [
          { guard: 'isOthersProposal', actions: { type: 'refuse', params: { reason: 'othersProposal' } } },
          { target: 'withdrawn' },
        ],
      },
    },
    approved: {},
    rejected: {},
    withdrawn: {},
  },
});
