import type { Role } from '@diwan/api-contract/values/staff';
import { setup } from 'xstate';
import { effect } from '../workflow.ts';
import type { AnyStaffEvent, StaffInput, StaffRefusal } from './staff.input.ts';

export const staffMachine = setup({
  types: {
    context: {} as StaffInput,
    input: {} as StaffInput,
    events: {} as AnyStaffEvent,
  },
  actions: {
    refuse: effect<{ reason: StaffRefusal }>(),
    invite: effect(),
    withdrawInvitation: effect(),
    storeAcceptance: effect(),
    storeRole: effect<{ role: Role }>(),
    keepAnotherAdmin: effect(),
    endSessions: effect<{ reason: 'disabled' | 'revoked' }>(),
    removeFactors: effect(),
    removePhoto: effect(),
    mail: effect<{ template: 'accountLocked' | 'secondFactorReset' }>(),
    handOverWork: effect<{ successor: string | null }>(),
  },
  guards: {
    isSelf: ({ context }) => context.isSelf,
    isLastAdmin: ({ context }) => context.isLastAdmin,
    isSameRole: ({ context, event }) => event.type === 'staff.changeRole' && event.role === context.role,
    isSessionMissing: ({ context }) => !context.hasSession,
    isFactorMissing: ({ context }) => !context.hasFactor,
    isSuccessorMissing: ({ context, event }) =>
      event.type === 'staff.deactivate' && Boolean(context.hasWork) && !event.successor,
    hasAccepted: ({ context }) => context.hasAccepted,
  },
}).createMachine({
  id: 'staff',
  description: 'The account of a colleague from the invitation to the last day; an administrator always remains.',
  context: ({ input }) => input,
  initial: 'employed',
  states: {
    employed: {
      initial: 'invited',
      on: {
        'staff.changeRole': [
          { guard: 'isSelf', actions: { type: 'refuse', params: { reason: 'ownAccount' } } },
          { guard: 'isSameRole', actions: { type: 'refuse', params: { reason: 'sameRole' } } },
          { guard: 'isLastAdmin', actions: { type: 'refuse', params: { reason: 'lastAdmin' } } },
          { actions: ['keepAnotherAdmin', { type: 'storeRole', params: ({ event }) => ({ role: event.role }) }] },
        ],
        'staff.resetMfa': [
          { guard: 'isSelf', actions: { type: 'refuse', params: { reason: 'ownAccount' } } },
          { guard: 'isFactorMissing', actions: { type: 'refuse', params: { reason: 'noFactor' } } },
          {
            actions: [
              'removeFactors',
              { type: 'endSessions', params: { reason: 'revoked' } },
              { type: 'mail', params: { template: 'secondFactorReset' } },
            ],
          },
        ],
        'staff.deactivate': [
          { guard: 'isSelf', actions: { type: 'refuse', params: { reason: 'ownAccount' } } },
          { guard: 'isLastAdmin', actions: { type: 'refuse', params: { reason: 'lastAdmin' } } },
          { guard: 'isSuccessorMissing', actions: { type: 'refuse', params: { reason: 'successorMissing' } } },
          {
            target: 'deactivated',
            actions: [
              'keepAnotherAdmin',
              'withdrawInvitation',
              'removePhoto',
              { type: 'endSessions', params: { reason: 'disabled' } },
              { type: 'handOverWork', params: ({ event }) => ({ successor: event.successor ?? null }) },
            ],
          },
        ],
      },
      states: {
        invited: {
          on: {
            'staff.accept': { target: 'active', actions: ['storeAcceptance', 'withdrawInvitation'] },
            'staff.resend': { actions: 'invite' },
          },
        },
        active: {
          on: {
            'staff.lock': [
              { guard: 'isLastAdmin', actions: { type: 'refuse', params: { reason: 'lastAdmin' } } },
              {
                target: 'locked',
                actions: [
                  'keepAnotherAdmin',
                  { type: 'endSessions', params: { reason: 'disabled' } },
                  { type: 'mail', params: { template: 'accountLocked' } },
                ],
              },
            ],
            'staff.suspend': [
              { guard: 'isSelf', actions: { type: 'refuse', params: { reason: 'ownAccount' } } },
              { guard: 'isLastAdmin', actions: { type: 'refuse', params: { reason: 'lastAdmin' } } },
              {
                target: 'suspended',
                actions: ['keepAnotherAdmin', { type: 'endSessions', params: { reason: 'disabled' } }],
              },
            ],
            'staff.revokeSession': [
              { guard: 'isSessionMissing', actions: { type: 'refuse', params: { reason: 'noSession' } } },
              { actions: { type: 'endSessions', params: { reason: 'revoked' } } },
            ],
          },
        },
        locked: { on: { 'staff.unlock': 'active', 'staff.suspend': 'suspended' } },
        suspended: { on: { 'staff.reactivate': 'active' } },
      },
    },
    deactivated: {
      on: {
        'staff.reactivate': [
          { guard: 'hasAccepted', target: 'employed.active' },
          { target: 'employed.invited', actions: 'invite' },
        ],
      },
    },
  },
});
