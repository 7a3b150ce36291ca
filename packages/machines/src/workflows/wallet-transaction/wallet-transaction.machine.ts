import { setup } from 'xstate';
import { isMessageTooShort, isNoteTooLong, isReasonMissing } from '../reasons.ts';
import { isAfter } from '../rules.ts';
import { effect } from '../workflow.ts';
import type {
  AnyWalletTransactionEvent,
  WalletJudgement,
  WalletTransactionInput,
  WalletTransactionRefusal,
} from './wallet-transaction.input.ts';

export const walletTransactionMachine = setup({
  types: {
    context: {} as WalletTransactionInput,
    input: {} as WalletTransactionInput,
    events: {} as AnyWalletTransactionEvent,
  },
  actions: {
    refuse: effect<{ reason: WalletTransactionRefusal }>(),
    storeReason: effect<WalletJudgement>(),
    makeAvailable: effect(),
    hold: effect(),
    release: effect(),
    reverse: effect(),
    clearReason: effect(),
  },
  guards: {
    isReasonMissing,
    isMessageTooShort,
    isNoteTooLong,
    isNotDue: ({ context: { availableAt, now } }) => availableAt !== null && isAfter(availableAt, now),
    isDebit: ({ context }) => context.direction === 'debit',
    isPaidOut: ({ context }) => context.kind === 'payout',
    isDisputed: ({ context }) => context.isDisputed,
    isNotCovered: ({ context }) => !context.isCovered,
  },
}).createMachine({
  id: 'wallet-transaction',
  description: 'A line of a wallet: not yet due, free to be paid out, held, or taken back by a line that says so.',
  context: ({ input }) => input,
  initial: 'pending',
  states: {
    pending: {
      on: {
        'walletTransaction.mature': [
          { guard: 'isNotDue', actions: { type: 'refuse', params: { reason: 'notDue' } } },
          { target: 'available', actions: 'makeAvailable' },
        ],
        'walletTransaction.suspend': {
          target: 'on_hold',
          actions: { type: 'storeReason', params: { reason: 'dispute' } },
        },
      },
    },
    available: {
      on: {
        'walletTransaction.suspend': {
          target: 'on_hold',
          actions: { type: 'storeReason', params: { reason: 'dispute' } },
        },
        'walletTransaction.hold': [
          { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
          { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          { guard: 'isDebit', actions: { type: 'refuse', params: { reason: 'notCredit' } } },
          { guard: 'isNotCovered', actions: { type: 'refuse', params: { reason: 'notCovered' } } },
          {
            target: 'on_hold',
            actions: [{ type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) }, 'hold'],
          },
        ],
        'walletTransaction.reverse': [
          { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
          { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          { guard: 'isPaidOut', actions: { type: 'refuse', params: { reason: 'paidOut' } } },
          { guard: 'isNotCovered', actions: { type: 'refuse', params: { reason: 'notCovered' } } },
          {
            target: 'reversed',
            actions: [{ type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) }, 'reverse'],
          },
        ],
      },
    },
    on_hold: {
      on: {
        'walletTransaction.resume': [
          { guard: 'isNotDue', target: 'pending', actions: 'clearReason' },
          { target: 'available', actions: 'clearReason' },
        ],
        'walletTransaction.release': [
          { guard: 'isDisputed', actions: { type: 'refuse', params: { reason: 'orderDisputed' } } },
          { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
          { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          {
            target: 'available',
            actions: [{ type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) }, 'release'],
          },
        ],
      },
    },
    reversed: {},
  },
});
