import type { WithdrawalEvent } from '@diwan/api-contract/resources/withdrawals';
import { setup } from 'xstate';
import { isMessageTooShort, isNoteTooLong, isNoteTooShort, isReasonMissing } from '../reasons.ts';
import { dayIn } from '../rules.ts';
import { effect } from '../workflow.ts';
import type { WithdrawalInput, WithdrawalJudgement, WithdrawalRefusal } from './withdrawal.input.ts';

export const withdrawalMachine = setup({
  types: { context: {} as WithdrawalInput, input: {} as WithdrawalInput, events: {} as WithdrawalEvent },
  actions: {
    refuse: effect<{ reason: WithdrawalRefusal }>(),
    storeClaim: effect(),
    clearClaim: effect(),
    storeApproval: effect(),
    storeReason: effect<WithdrawalJudgement>(),
    storeBatch: effect<{ batch: string }>(),
    storeFailure: effect<{ failure: string }>(),
    storeAccount: effect(),
    payOut: effect<{ bankReference: string; paidOn: string }>(),
    releaseHold: effect(),
    announceApproval: effect(),
    announceRejection: effect(),
    announcePayment: effect(),
    announceFailure: effect(),
  },
  guards: {
    isReasonMissing,
    isMessageTooShort,
    isNoteTooShort,
    isNoteTooLong,
    isProviderNotActive: ({ context }) => context.providerState !== 'active',
    isIbanInvalid: ({ context }) => !context.isIbanValid,
    isBlocked: ({ context }) => context.isBlocked,
    isNotBlocked: ({ context }) => !context.isBlocked,
    isOwnApproval: ({ context }) => context.isOwnApproval,
    isPaidAhead: ({ context, event }) => 'paidOn' in event && event.paidOn > dayIn(context.now),
    isRetryUnexplained: ({ context, event }) => !context.hasNewIban && isNoteTooShort({ event }),
  },
}).createMachine({
  id: 'withdrawal',
  description: 'Money that a provider asks for: held from the request on, approved by one, paid by another.',
  context: ({ input }) => input,
  initial: 'held',
  states: {
    held: {
      initial: 'open',
      states: {
        open: {
          initial: 'undecided',
          on: {
            'withdrawal.reject': [
              { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
              { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
              { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
              {
                target: '#withdrawal.rejected',
                actions: [
                  { type: 'storeReason', params: ({ event }) => ({ reason: event.reason, note: event.note ?? null }) },
                  'releaseHold',
                  'announceRejection',
                ],
              },
            ],
          },
          states: {
            undecided: {
              initial: 'pending',
              on: {
                'withdrawal.approve': [
                  {
                    guard: 'isProviderNotActive',
                    actions: { type: 'refuse', params: { reason: 'providerNotActive' } },
                  },
                  { guard: 'isIbanInvalid', actions: { type: 'refuse', params: { reason: 'ibanInvalid' } } },
                  { guard: 'isBlocked', actions: { type: 'refuse', params: { reason: 'riskBlocks' } } },
                  { target: '#withdrawal.held.open.approved', actions: ['storeApproval', 'announceApproval'] },
                ],
                'withdrawal.approveAnyway': [
                  {
                    guard: 'isProviderNotActive',
                    actions: { type: 'refuse', params: { reason: 'providerNotActive' } },
                  },
                  { guard: 'isIbanInvalid', actions: { type: 'refuse', params: { reason: 'ibanInvalid' } } },
                  { guard: 'isNotBlocked', actions: { type: 'refuse', params: { reason: 'nothingBlocks' } } },
                  { guard: 'isNoteTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
                  { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
                  {
                    target: '#withdrawal.held.open.approved',
                    actions: [
                      { type: 'storeReason', params: ({ event }) => ({ reason: null, note: event.note ?? null }) },
                      'storeApproval',
                    ],
                  },
                ],
              },
              states: {
                pending: {
                  on: {
                    'withdrawal.claim': { target: 'under_review', actions: 'storeClaim' },
                    'withdrawal.cancel': { target: '#withdrawal.cancelled', actions: 'releaseHold' },
                  },
                },
                under_review: {
                  on: { 'withdrawal.release': { target: 'pending', actions: 'clearClaim' } },
                },
              },
            },
            approved: {
              on: {
                'withdrawal.startPayment': [
                  {
                    guard: 'isProviderNotActive',
                    actions: { type: 'refuse', params: { reason: 'providerNotActive' } },
                  },
                  { guard: 'isOwnApproval', actions: { type: 'refuse', params: { reason: 'samePerson' } } },
                  {
                    target: '#withdrawal.held.processing',
                    actions: { type: 'storeBatch', params: ({ event }) => ({ batch: event.batch }) },
                  },
                ],
              },
            },
          },
        },
        processing: {
          on: {
            'withdrawal.markPaid': [
              { guard: 'isPaidAhead', actions: { type: 'refuse', params: { reason: 'paidAhead' } } },
              {
                target: '#withdrawal.paid',
                actions: [
                  {
                    type: 'payOut',
                    params: ({ event }) => ({ bankReference: event.bankReference, paidOn: event.paidOn }),
                  },
                  'announcePayment',
                ],
              },
            ],
            'withdrawal.markFailed': {
              target: 'failed',
              actions: [
                { type: 'storeFailure', params: ({ event }) => ({ failure: event.failure }) },
                'announceFailure',
              ],
            },
          },
        },
        failed: {
          on: {
            'withdrawal.retry': [
              { guard: 'isIbanInvalid', actions: { type: 'refuse', params: { reason: 'ibanInvalid' } } },
              { guard: 'isRetryUnexplained', actions: { type: 'refuse', params: { reason: 'retryUnexplained' } } },
              { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
              { target: 'open.approved', actions: ['storeAccount', 'storeApproval'] },
            ],
          },
        },
      },
    },
    paid: {},
    rejected: {},
    cancelled: {},
  },
});
