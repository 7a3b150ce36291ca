import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import { setup } from 'xstate';
import { isAddressRefused, isAddressTrusted } from '../messages.ts';
import { isMessageTooShort, isNoteTooLong, isReasonMissing, judgementOf, reasonRefusals } from '../reasons.ts';
import { effect } from '../workflow.ts';
import * as guards from './provider.guards.ts';
import type { AnyProviderEvent, ProviderInput, ProviderJudgement, ProviderRefusal } from './provider.input.ts';
import { rejection, submission } from './provider.shared.ts';

export const providerMachine = setup({
  types: {
    context: {} as ProviderInput,
    input: {} as ProviderInput,
    events: {} as AnyProviderEvent,
  },
  actions: {
    refuse: effect<{ reason: ProviderRefusal }>(),
    storeReason: effect<ProviderJudgement>(),
    clearReason: effect(),
    storeBankVerification: effect(),
    storeFeature: effect<{ until: string | null }>(),
    storeManager: effect<{ accountManager: string }>(),
    storeCrmUser: effect<{ crmUser: string }>(),
    announceDecision: effect(),
    announceMessage: effect<StaffMessage>(),
    refuseAddress: effect(),
    trustAddress: effect(),
  },
  guards: { ...guards, isReasonMissing, isMessageTooShort, isNoteTooLong, isAddressRefused, isAddressTrusted },
}).createMachine({
  id: 'provider',
  description: 'A provider from registration over the review to closing; what it sells and what it is paid follow it.',
  context: ({ input }) => input,
  initial: 'draft',
  on: {
    'provider.assignManager': {
      actions: { type: 'storeManager', params: ({ event }) => ({ accountManager: event.accountManager }) },
    },
    'provider.assignCrmUser': {
      actions: { type: 'storeCrmUser', params: ({ event }) => ({ crmUser: event.crmUser }) },
    },
    'provider.requestDocument': [
      { guard: 'isAddressRefused', actions: { type: 'refuse', params: { reason: 'addressRefused' } } },
      { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
      { actions: 'announceDecision' },
    ],
    'provider.email': [
      { guard: 'isAddressRefused', actions: { type: 'refuse', params: { reason: 'addressRefused' } } },
      { actions: { type: 'announceMessage', params: ({ event }) => event } },
    ],
    'provider.refuseAddress': { actions: 'refuseAddress' },
    'provider.trustAddress': [
      { guard: 'isAddressTrusted', actions: { type: 'refuse', params: { reason: 'addressTrusted' } } },
      { actions: 'trustAddress' },
    ],
    'provider.verifyBank': [
      { guard: 'isIbanMissing', actions: { type: 'refuse', params: { reason: 'ibanMissing' } } },
      { guard: 'isIbanInvalid', actions: { type: 'refuse', params: { reason: 'ibanInvalid' } } },
      { guard: 'isBankVerified', actions: { type: 'refuse', params: { reason: 'bankVerified' } } },
      { actions: 'storeBankVerification' },
    ],
  },
  states: {
    draft: {
      on: {
        ...submission,
      },
    },
    pending_review: {
      on: {
        'provider.approve': [
          { guard: 'isDocumentMissing', actions: { type: 'refuse', params: { reason: 'documentMissing' } } },
          { guard: 'isDocumentExpired', actions: { type: 'refuse', params: { reason: 'documentExpired' } } },
          { guard: 'isRegistrationExpired', actions: { type: 'refuse', params: { reason: 'registrationExpired' } } },
          { guard: 'isIbanMissing', actions: { type: 'refuse', params: { reason: 'ibanMissing' } } },
          { guard: 'isIbanInvalid', actions: { type: 'refuse', params: { reason: 'ibanInvalid' } } },
          { target: 'admitted.active', actions: ['clearReason', 'announceDecision'] },
        ],
        'provider.requestChanges': [
          ...reasonRefusals,
          {
            target: 'changes_requested',
            actions: [
              {
                type: 'storeReason',
                params: ({ event: { reason, note = null, fields = [] } }) => ({ reason, note, fields }),
              },
              'announceDecision',
            ],
          },
        ],
        ...rejection,
      },
    },
    changes_requested: {
      on: {
        ...submission,
        ...rejection,
      },
    },
    admitted: {
      initial: 'active',
      on: {
        'provider.close': [
          ...reasonRefusals,
          { guard: 'isWalletNotEmpty', actions: { type: 'refuse', params: { reason: 'walletNotEmpty' } } },
          { guard: 'hasOpenWithdrawals', actions: { type: 'refuse', params: { reason: 'withdrawalsOpen' } } },
          { guard: 'hasOpenOrders', actions: { type: 'refuse', params: { reason: 'ordersOpen' } } },
          {
            target: 'closed',
            actions: [{ type: 'storeReason', params: judgementOf }, 'announceDecision'],
          },
        ],
      },
      states: {
        active: {
          on: {
            'provider.suspend': [
              ...reasonRefusals,
              { guard: 'isUntilPast', actions: { type: 'refuse', params: { reason: 'untilPast' } } },
              {
                target: 'suspended',
                actions: [
                  {
                    type: 'storeReason',
                    params: ({ event: { reason, note = null, until = null } }) => ({ reason, note, until }),
                  },
                  'announceDecision',
                ],
              },
            ],
            'provider.documentExpired': [
              { guard: 'areDocumentsValid', actions: { type: 'refuse', params: { reason: 'documentsValid' } } },
              {
                target: 'suspended',
                actions: [
                  { type: 'storeReason', params: { reason: 'document_expired', note: null } },
                  'announceDecision',
                ],
              },
            ],
            'provider.feature': [
              { guard: 'isUntilPast', actions: { type: 'refuse', params: { reason: 'untilPast' } } },
              { actions: { type: 'storeFeature', params: ({ event }) => ({ until: event.until }) } },
            ],
            'provider.unfeature': [
              { guard: 'isNotFeatured', actions: { type: 'refuse', params: { reason: 'notFeatured' } } },
              { actions: { type: 'storeFeature', params: { until: null } } },
            ],
          },
        },
        suspended: {
          on: {
            'provider.reinstate': [
              {
                guard: 'isRegistrationExpired',
                actions: { type: 'refuse', params: { reason: 'registrationExpired' } },
              },
              { guard: 'isDocumentExpired', actions: { type: 'refuse', params: { reason: 'documentExpired' } } },
              { target: 'active', actions: ['clearReason', 'announceDecision'] },
            ],
            'provider.endSuspension': [
              {
                guard: 'isRegistrationExpired',
                actions: { type: 'refuse', params: { reason: 'registrationExpired' } },
              },
              { guard: 'isDocumentExpired', actions: { type: 'refuse', params: { reason: 'documentExpired' } } },
              { target: 'active', actions: ['clearReason', 'announceDecision'] },
            ],
          },
        },
      },
    },
    rejected: { on: { 'provider.reopen': { target: 'pending_review', actions: 'clearReason' } } },
    closed: {},
  },
});
