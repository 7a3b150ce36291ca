import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import { setup } from 'xstate';
import { isAddressRefused, isAddressTrusted } from '../messages.ts';
import {
  isMessageTooShort,
  isNoteTooLong,
  isReasonGone,
  isReasonMissing,
  judgementOf,
  offeredReasonRefusals,
} from '../reasons.ts';
import { isAfter } from '../rules.ts';
import { effect } from '../workflow.ts';
import type {
  AnyEmployerEvent,
  EmployerInput,
  EmployerJudgement,
  EmployerRefusal,
  PlanExtension,
} from './employer.input.ts';
import { rejection, submission } from './employer.shared.ts';

export const employerMachine = setup({
  types: {
    context: {} as EmployerInput,
    input: {} as EmployerInput,
    events: {} as AnyEmployerEvent,
  },
  actions: {
    refuse: effect<{ reason: EmployerRefusal }>(),
    storeReason: effect<EmployerJudgement>(),
    clearReason: effect(),
    announceVerification: effect(),
    announceChangesRequested: effect(),
    announceRejection: effect(),
    announceSuspension: effect(),
    announceReinstatement: effect(),
    announceClosure: effect(),
    suspendJobs: effect(),
    reinstateJobs: effect(),
    closeJobs: effect(),
    storeManager: effect<{ accountManager: string }>(),
    extendPlan: effect<PlanExtension>(),
    storeCrmUser: effect<{ crmUser: string }>(),
    announceMessage: effect<StaffMessage>(),
    refuseAddress: effect(),
    trustAddress: effect(),
  },
  guards: {
    isReasonMissing,
    isReasonGone,
    isMessageTooShort,
    isNoteTooLong,
    isAddressRefused,
    isAddressTrusted,
    hasNoPlan: ({ context }) => !context.isPlanExtendable,
    isRegistrationUndated: ({ context }) => context.crExpiresAt === null,
    isDocumentMissing: ({ context }) => context.isDocumentMissing,
    isDocumentExpired: ({ context }) => context.isDocumentExpired,
    isLicenseMissing: ({ context }) => context.type === 'recruitment_agency' && context.licenseNumber === null,
    isRegistrationExpired: ({ context }) => context.crExpiresAt !== null && !isAfter(context.crExpiresAt, context.now),
    isRegistrationValid: ({ context }) => context.crExpiresAt === null || isAfter(context.crExpiresAt, context.now),
  },
}).createMachine({
  id: 'employer',
  description: 'An employer from registration over verification to closing; its live job posts follow it.',
  context: ({ input }) => input,
  initial: 'draft',
  on: {
    'employer.assignManager': {
      actions: { type: 'storeManager', params: ({ event }) => ({ accountManager: event.accountManager }) },
    },
    'employer.assignCrmUser': {
      actions: { type: 'storeCrmUser', params: ({ event }) => ({ crmUser: event.crmUser }) },
    },
    'employer.email': [
      { guard: 'isAddressRefused', actions: { type: 'refuse', params: { reason: 'addressRefused' } } },
      { actions: { type: 'announceMessage', params: ({ event }) => event } },
    ],
    'employer.extendPlan': [
      { guard: 'hasNoPlan', actions: { type: 'refuse', params: { reason: 'planMissing' } } },
      { guard: 'isReasonMissing', actions: { type: 'refuse', params: { reason: 'reasonMissing' } } },
      { guard: 'isMessageTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
      { actions: { type: 'extendPlan', params: ({ event: { type: _, ...extension } }) => extension } },
    ],
    'employer.refuseAddress': { actions: 'refuseAddress' },
    'employer.trustAddress': [
      { guard: 'isAddressTrusted', actions: { type: 'refuse', params: { reason: 'addressTrusted' } } },
      { actions: 'trustAddress' },
    ],
  },
  states: {
    draft: {
      on: {
        ...submission,
      },
    },
    pending_verification: {
      on: {
        'employer.verify': [
          { guard: 'isRegistrationUndated', actions: { type: 'refuse', params: { reason: 'registrationUndated' } } },
          { guard: 'isLicenseMissing', actions: { type: 'refuse', params: { reason: 'licenseMissing' } } },
          { guard: 'isDocumentMissing', actions: { type: 'refuse', params: { reason: 'documentMissing' } } },
          { guard: 'isRegistrationExpired', actions: { type: 'refuse', params: { reason: 'registrationExpired' } } },
          { guard: 'isDocumentExpired', actions: { type: 'refuse', params: { reason: 'documentExpired' } } },
          { target: 'admitted.verified', actions: ['clearReason', 'announceVerification'] },
        ],
        'employer.requestChanges': [
          ...offeredReasonRefusals,
          {
            target: 'changes_requested',
            actions: [
              {
                type: 'storeReason',
                params: ({ event: { reason, note = null, fields = [] } }) => ({ reason, note, fields }),
              },
              'announceChangesRequested',
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
      initial: 'verified',
      on: {
        'employer.close': [
          ...offeredReasonRefusals,
          {
            target: 'closed',
            actions: [{ type: 'storeReason', params: judgementOf }, 'closeJobs', 'announceClosure'],
          },
        ],
      },
      states: {
        verified: {
          on: {
            'employer.suspend': [
              ...offeredReasonRefusals,
              {
                target: 'suspended',
                actions: [{ type: 'storeReason', params: judgementOf }, 'suspendJobs', 'announceSuspension'],
              },
            ],
            'employer.registrationExpired': [
              { guard: 'isRegistrationValid', actions: { type: 'refuse', params: { reason: 'registrationValid' } } },
              {
                target: 'suspended',
                actions: [
                  { type: 'storeReason', params: { reason: 'registration_expired', note: null } },
                  'suspendJobs',
                  'announceSuspension',
                ],
              },
            ],
          },
        },
        suspended: {
          on: {
            'employer.reinstate': [
              {
                guard: 'isRegistrationExpired',
                actions: { type: 'refuse', params: { reason: 'registrationExpired' } },
              },
              { guard: 'isDocumentExpired', actions: { type: 'refuse', params: { reason: 'documentExpired' } } },
              { target: 'verified', actions: ['clearReason', 'reinstateJobs', 'announceReinstatement'] },
            ],
          },
        },
      },
    },
    rejected: { on: { 'employer.reopen': { target: 'pending_verification', actions: 'clearReason' } } },
    closed: {},
  },
});
