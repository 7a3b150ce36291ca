import { and, setup, stateIn } from 'xstate';
import { isMessageTooShort, isNoteTooLong, isReasonMissing } from '../reasons.ts';
import { effect } from '../workflow.ts';
import * as guards from './invoice.guards.ts';
import type { AnyInvoiceEvent, Credit, InvoiceInput, InvoiceRefusal, Paid } from './invoice.input.ts';

const kept = { document: 'kept' };

export const invoiceMachine = setup({
  types: { context: {} as InvoiceInput, input: {} as InvoiceInput, events: {} as AnyInvoiceEvent },
  actions: {
    refuse: effect<{ reason: InvoiceRefusal }>(),
    /** Its number, its moment, its seller and its QR code. */
    assignNumber: effect(),
    issueCreditNote: effect<Credit>(),
    storePayment: effect<Paid>(),
    storePaymentBefore: effect(),
    announceInvoice: effect(),
  },
  guards: {
    ...guards,
    isReasonMissing,
    isMessageTooShort,
    isNoteTooLong,
    isSettledDraft: and([stateIn({ document: 'draft' }), guards.isSettled]),
    isKept: stateIn(kept),
    isKeptTakenBackWhole: and([stateIn(kept), guards.isTakenBackWhole]),
    isKeptDueTakenBack: and([stateIn(kept), guards.isDueTakenBack]),
    isKeptAboveDue: and([stateIn(kept), guards.isAboveDue]),
    isKeptPaidAhead: and([stateIn(kept), guards.isPaidAhead]),
    isKeptPaidWhole: and([stateIn(kept), guards.isPaidWhole]),
    isKeptDuePast: and([stateIn(kept), guards.isDuePast]),
  },
}).createMachine({
  id: 'invoice',
  description: 'A tax invoice, which is kept for good once it is issued, and beside it whether it is paid.',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    document: {
      initial: 'draft',
      states: {
        draft: {
          on: {
            'invoice.issue': [
              { guard: 'isSellerIncomplete', actions: { type: 'refuse', params: { reason: 'sellerIncomplete' } } },
              { guard: 'hasNoLines', actions: { type: 'refuse', params: { reason: 'linesMissing' } } },
              { guard: 'isSupplyDateMissing', actions: { type: 'refuse', params: { reason: 'supplyDateMissing' } } },
              { guard: 'isBuyerNumberMissing', actions: { type: 'refuse', params: { reason: 'buyerNumberMissing' } } },
              {
                guard: 'isBuyerAddressMissing',
                actions: { type: 'refuse', params: { reason: 'buyerAddressMissing' } },
              },
              { guard: 'isOriginalMissing', actions: { type: 'refuse', params: { reason: 'originalMissing' } } },
              { guard: 'isNoteUnexplained', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
              { target: 'kept', actions: 'assignNumber' },
            ],
          },
        },
        kept: {
          initial: 'issued',
          on: {
            'invoice.send': [
              { guard: 'hasNoRecipient', actions: { type: 'refuse', params: { reason: 'recipientMissing' } } },
              { guard: 'isAddressRefused', actions: { type: 'refuse', params: { reason: 'addressRefused' } } },
              { actions: 'announceInvoice' },
            ],
            'invoice.credit': [
              { guard: 'isCreditNote', actions: { type: 'refuse', params: { reason: 'isNote' } } },
              { guard: 'isNothingLeft', actions: { type: 'refuse', params: { reason: 'nothingLeft' } } },
              { guard: 'isAboveRemaining', actions: { type: 'refuse', params: { reason: 'aboveRemaining' } } },
              { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
              { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
              { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
              {
                target: '.credited',
                actions: {
                  type: 'issueCreditNote',
                  params: ({ event: { type: _, note = null, lines = null, isRefunded = false, ...credit } }) => ({
                    ...credit,
                    note,
                    lines,
                    isRefunded,
                  }),
                },
              },
            ],
          },
          states: { issued: {}, credited: {} },
        },
      },
    },
    payment: {
      initial: 'owed',
      states: {
        owed: {
          initial: 'unpaid',
          on: {
            'invoice.issue': { guard: 'isSettledDraft', target: 'paid', actions: 'storePaymentBefore' },
            'invoice.credit': [
              { guard: 'isKeptTakenBackWhole', target: 'refunded' },
              { guard: 'isKeptDueTakenBack', target: 'paid' },
            ],
            'invoice.recordPayment': [
              { guard: 'isKeptAboveDue', actions: { type: 'refuse', params: { reason: 'aboveDue' } } },
              { guard: 'isKeptPaidAhead', actions: { type: 'refuse', params: { reason: 'paidAhead' } } },
              {
                guard: 'isKeptPaidWhole',
                target: 'paid',
                actions: {
                  type: 'storePayment',
                  params: ({ event: { type: _, reference = null, ...paid } }) => ({ ...paid, reference }),
                },
              },
              {
                guard: 'isKept',
                target: '.partially_paid',
                actions: {
                  type: 'storePayment',
                  params: ({ event: { type: _, reference = null, ...paid } }) => ({ ...paid, reference }),
                },
              },
            ],
            'invoice.markOverdue': { guard: 'isKeptDuePast', target: '.overdue' },
          },
          states: {
            unpaid: {},
            partially_paid: {},
            /** What is paid in part then stays late. */
            overdue: {
              on: {
                'invoice.markOverdue': {},
                'invoice.recordPayment': [
                  { guard: 'isKeptAboveDue', actions: { type: 'refuse', params: { reason: 'aboveDue' } } },
                  { guard: 'isKeptPaidAhead', actions: { type: 'refuse', params: { reason: 'paidAhead' } } },
                  {
                    guard: 'isKeptPaidWhole',
                    target: '#invoice.payment.paid',
                    actions: {
                      type: 'storePayment',
                      params: ({ event: { type: _, reference = null, ...paid } }) => ({ ...paid, reference }),
                    },
                  },
                  {
                    guard: 'isKept',
                    actions: {
                      type: 'storePayment',
                      params: ({ event: { type: _, reference = null, ...paid } }) => ({ ...paid, reference }),
                    },
                  },
                ],
              },
            },
          },
        },
        paid: {
          on: { 'invoice.credit': { guard: 'isKeptTakenBackWhole', target: 'refunded' } },
        },
        refunded: {},
      },
    },
  },
});
