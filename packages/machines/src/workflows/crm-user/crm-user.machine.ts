import { setup } from 'xstate';
import { endOfDay, isAfter } from '../rules.ts';
import { effect } from '../workflow.ts';
import type { AnyCrmUserEvent, CrmUserInput, CrmUserRefusal } from './crm-user.input.ts';

export const crmUserMachine = setup({
  types: {
    context: {} as CrmUserInput,
    input: {} as CrmUserInput,
    events: {} as AnyCrmUserEvent,
  },
  actions: {
    refuse: effect<{ reason: CrmUserRefusal }>(),
    invite: effect(),
    storeAcceptance: effect(),
    storeLeave: effect<{ until: string; delegate: string }>(),
    clearLeave: effect(),
    storeTarget: effect<{ monthlyTarget: number }>(),
    handOverCustomers: effect<{ successor: string | null }>(),
  },
  guards: {
    isUntilPast: ({ context, event }) => 'until' in event && !isAfter(endOfDay(event.until), context.now),
    isLeaveNotOver: ({ context: { leaveUntil, now } }) => leaveUntil !== null && isAfter(endOfDay(leaveUntil), now),
    isNamedThemselves: ({ context }) => context.isNamedThemselves === true,
    isWithoutCustomers: ({ context }) => context.customers === 0,
    isSuccessorMissing: ({ context, event }) =>
      event.type === 'crmUser.offboard' && context.customers > 0 && !event.successor,
  },
}).createMachine({
  id: 'crm-user',
  description: 'A member of the sales and support team, whose customers are never left to nobody.',
  context: ({ input }) => input,
  initial: 'employed',
  states: {
    employed: {
      initial: 'invited',
      on: {
        'crmUser.setTarget': {
          actions: { type: 'storeTarget', params: ({ event }) => ({ monthlyTarget: event.monthlyTarget }) },
        },
        'crmUser.reassignCustomers': [
          { guard: 'isWithoutCustomers', actions: { type: 'refuse', params: { reason: 'noCustomers' } } },
          { guard: 'isNamedThemselves', actions: { type: 'refuse', params: { reason: 'samePerson' } } },
          { actions: { type: 'handOverCustomers', params: ({ event }) => ({ successor: event.successor }) } },
        ],
        'crmUser.offboard': [
          { guard: 'isSuccessorMissing', actions: { type: 'refuse', params: { reason: 'bookNotReassigned' } } },
          { guard: 'isNamedThemselves', actions: { type: 'refuse', params: { reason: 'samePerson' } } },
          {
            target: 'left',
            actions: [
              'clearLeave',
              { type: 'handOverCustomers', params: ({ event }) => ({ successor: event.successor ?? null }) },
            ],
          },
        ],
      },
      states: {
        invited: {
          on: {
            'crmUser.invite': { actions: 'invite' },
            'crmUser.accept': { target: 'serving.active', actions: 'storeAcceptance' },
          },
        },
        serving: {
          initial: 'active',
          on: { 'crmUser.suspend': { target: 'suspended', actions: 'clearLeave' } },
          states: {
            active: {
              on: {
                'crmUser.setLeave': [
                  { guard: 'isUntilPast', actions: { type: 'refuse', params: { reason: 'untilPast' } } },
                  { guard: 'isNamedThemselves', actions: { type: 'refuse', params: { reason: 'samePerson' } } },
                  {
                    target: 'on_leave',
                    actions: {
                      type: 'storeLeave',
                      params: ({ event }) => ({ until: event.until, delegate: event.delegate }),
                    },
                  },
                ],
              },
            },
            on_leave: {
              on: {
                'crmUser.return': { target: 'active', actions: 'clearLeave' },
                'crmUser.endLeave': [
                  { guard: 'isLeaveNotOver', actions: { type: 'refuse', params: { reason: 'leaveNotOver' } } },
                  { target: 'active', actions: 'clearLeave' },
                ],
              },
            },
          },
        },
        suspended: { on: { 'crmUser.reinstate': 'serving.active' } },
      },
    },
    left: {},
  },
});
