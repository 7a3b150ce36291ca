import { and, setup, stateIn } from 'xstate';
import { isMessageTooShort, isNoteTooLong, isNoteTooShort, isReasonMissing, reasonRefusals } from '../reasons.ts';
import { orderActions } from './order.actions.ts';
import * as guards from './order.guards.ts';
import type { AnyOrderEvent, OrderInput } from './order.input.ts';
import * as refusals from './order.refusals.ts';

const disputed = { fulfilment: { running: 'disputed' } };

export const orderMachine = setup({
  types: { context: {} as OrderInput, input: {} as OrderInput, events: {} as AnyOrderEvent },
  actions: orderActions,
  guards: {
    ...guards,
    isReasonMissing,
    isMessageTooShort,
    isNoteTooShort,
    isNoteTooLong,
    isOver: stateIn({ fulfilment: 'over' }),
    isAcceptedAlready: and([guards.isByCustomer, stateIn({ fulfilment: { running: { early: 'accepted' } } })]),
    isPlaced: stateIn({ fulfilment: { running: { early: 'placed' } } }),
    isEarly: stateIn({ fulfilment: { running: 'early' } }),
    isDisputed: stateIn(disputed),
    isLost: and([stateIn(disputed), guards.isForCustomer]),
    isSplit: and([stateIn(disputed), guards.isShared]),
  },
}).createMachine({
  id: 'order',
  description: 'An order from being placed to its end, and beside it its payment.',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    fulfilment: {
      initial: 'running',
      on: { 'order.assign': { actions: { type: 'storeAssignee', params: ({ event }) => event } } },
      states: {
        running: {
          initial: 'early',
          on: { 'order.markLate': { actions: 'storeLateness' } },
          states: {
            early: {
              initial: 'placed',
              on: {
                'order.cancel': [
                  { guard: 'isAcceptedAlready', actions: { type: 'refuse', params: { reason: 'alreadyAccepted' } } },
                  ...reasonRefusals,
                  {
                    target: '#cancelled',
                    actions: { type: 'storeEnding', params: ({ event }) => event },
                  },
                ],
              },
              states: {
                placed: {
                  on: {
                    'order.accept': [
                      { guard: 'isNotPaid', actions: { type: 'refuse', params: { reason: 'notPaid' } } },
                      { target: 'accepted', actions: 'storeAcceptance' },
                    ],
                    'order.decline': [
                      ...reasonRefusals,
                      {
                        target: '#cancelled',
                        actions: { type: 'storeEnding', params: ({ event }) => event },
                      },
                    ],
                  },
                },
                accepted: {
                  on: { 'order.start': { target: '#in_progress', actions: 'storeStart' } },
                },
              },
            },
            late: {
              initial: 'in_progress',
              on: {
                'order.openDispute': [
                  ...refusals.complaint,
                  {
                    target: 'disputed',
                    actions: { type: 'storeDispute', params: ({ event }) => event },
                  },
                ],
              },
              states: {
                in_progress: {
                  id: 'in_progress',
                  on: {
                    'order.deliver': [
                      { guard: 'isProofMissing', actions: { type: 'refuse', params: { reason: 'proofMissing' } } },
                      {
                        target: 'delivered',
                        actions: { type: 'storeDelivery', params: ({ event }) => event },
                      },
                    ],
                  },
                },
                delivered: {
                  on: { 'order.complete': { target: '#completed', actions: 'creditProvider' } },
                },
              },
            },
            disputed: {
              id: 'disputed',
              on: {
                'order.resolve': [
                  ...refusals.resolution,
                  {
                    guard: 'isForCustomer',
                    target: '#cancelled',
                    actions: { type: 'settleDispute', params: ({ event }) => event },
                  },
                  {
                    target: '#completed',
                    actions: { type: 'settleDispute', params: ({ event }) => event },
                  },
                ],
              },
            },
          },
        },
        over: {
          initial: 'completed',
          states: {
            completed: {
              id: 'completed',
              on: {
                'order.openDispute': [
                  { guard: 'isDisputeLate', actions: { type: 'refuse', params: { reason: 'disputeTooLate' } } },
                  ...refusals.complaint,
                  {
                    target: '#disputed',
                    actions: { type: 'storeDispute', params: ({ event }) => event },
                  },
                ],
              },
            },
            cancelled: { id: 'cancelled' },
          },
        },
      },
    },
    payment: {
      initial: 'open',
      states: {
        open: {
          initial: 'unpaid',
          on: {
            'order.remindPayment': [
              { guard: 'isOver' },
              { guard: 'isAddressRefused', actions: { type: 'refuse', params: { reason: 'addressRefused' } } },
              { actions: { type: 'announceMessage', params: ({ event }) => event } },
            ],
            'order.payInit': {
              guard: 'isPlaced',
              target: '.pending',
              actions: { type: 'beginPayment', params: ({ event }) => event },
            },
            'order.reportPayment': [
              ...refusals.transfer,
              { actions: { type: 'storeReport', params: ({ event }) => event } },
            ],
            'order.markPaid': [
              ...refusals.confirmation,
              {
                target: 'settled.paid',
                actions: { type: 'recordTransfer', params: ({ event }) => event },
              },
            ],
          },
          states: {
            unpaid: {},
            pending: {
              on: {
                'order.payInit': {},
                'order.authorise': { target: '#authorised', actions: 'holdAuthorisation' },
                'order.payConfirmed': [
                  { guard: 'isAmountDifferent', actions: { type: 'refuse', params: { reason: 'amountDiffers' } } },
                  {
                    guard: 'isOver',
                    target: '#refunded',
                    actions: [{ type: 'confirmPayment', params: ({ event }) => event }, 'refundRest'],
                  },
                  {
                    target: '#paid',
                    actions: { type: 'confirmPayment', params: ({ event }) => event },
                  },
                ],
                'order.payFailed': {
                  target: 'failed',
                  actions: { type: 'failPayment', params: ({ event }) => event },
                },
                'order.payExpired': { target: 'expired', actions: 'expirePayment' },
              },
            },
            failed: { on: { 'order.reportPayment': {}, 'order.markPaid': {} } },
            expired: { on: { 'order.reportPayment': {}, 'order.markPaid': {} } },
          },
        },
        authorised: {
          id: 'authorised',
          on: {
            'order.capture': { target: 'settled.paid', actions: 'collect' },
            'order.void': { target: 'open.unpaid', actions: 'dropAuthorisation' },
          },
        },
        settled: {
          initial: 'paid',
          on: {
            'order.sendInvoice': [...refusals.sending, { actions: 'sendInvoices' }],
            'order.decline': { guard: 'isPlaced', target: '#refunded', actions: 'refundRest' },
            'order.cancel': { guard: 'isEarly', target: '#refunded', actions: 'refundRest' },
            'order.resolve': [
              { guard: 'isLost', target: '#refunded' },
              { guard: 'isSplit', target: '#partially_refunded' },
            ],
            'order.proposeRefund': [
              ...refusals.refund,
              { guard: 'isAboveRefundLimit', actions: { type: 'refuse', params: { reason: 'aboveRefundLimit' } } },
              { actions: { type: 'storeProposal', params: ({ event }) => event } },
            ],
            'order.approveRefund': [
              ...refusals.approval,
              { guard: 'isProposalWhole', target: '#refunded', actions: 'carryOutProposal' },
              { target: '#partially_refunded', actions: 'carryOutProposal' },
            ],
            'order.rejectRefund': [
              { guard: 'isProposalMissing', actions: { type: 'refuse', params: { reason: 'noRefundProposed' } } },
              { actions: 'rejectProposal' },
            ],
            'order.refund': [
              ...refusals.refund,
              {
                guard: 'isWhole',
                target: '#refunded',
                actions: { type: 'refund', params: ({ event }) => event },
              },
              {
                target: '#partially_refunded',
                actions: { type: 'refund', params: ({ event }) => event },
              },
            ],
          },
          states: { paid: { id: 'paid' }, partially_refunded: { id: 'partially_refunded' } },
        },
        refunded: { id: 'refunded', on: { 'order.sendInvoice': [...refusals.sending, { actions: 'sendInvoices' }] } },
      },
    },
  },
});
