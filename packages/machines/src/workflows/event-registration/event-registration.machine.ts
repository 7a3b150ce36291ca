import { setup } from 'xstate';
import { isAfter } from '../rules.ts';
import { effect } from '../workflow.ts';
import type {
  EventRegistrationEvent,
  EventRegistrationInput,
  EventRegistrationRefusal,
} from './event-registration.input.ts';

/** So long before an event starts people are let in. */
const doorsOpenMs = 4 * 3_600_000;
const upcoming = ['published', 'registration_closed'];
const over = new Set(['completed', 'cancelled']);

export const eventRegistrationMachine = setup({
  types: {
    context: {} as EventRegistrationInput,
    input: {} as EventRegistrationInput,
    events: {} as EventRegistrationEvent,
  },
  actions: {
    refuse: effect<{ reason: EventRegistrationRefusal }>(),
    storeCheckIn: effect(),
    promoteNext: effect(),
  },
  guards: {
    isOver: ({ context }) => over.has(context.eventState),
    isNotOver: ({ context }) => context.eventState !== 'completed',
    isNotOn: ({ context }) => ![...upcoming, 'ongoing'].includes(context.eventState),
    isTooEarly: ({ context: { now, startAt } }) =>
      isAfter(new Date(Date.parse(startAt) - doorsOpenMs).toISOString(), now),
    isFull: ({ context }) => context.isFull,
    isApprovalRequired: ({ context }) => context.isApprovalRequired,
  },
}).createMachine({
  id: 'event-registration',
  description:
    'A person at an event: waiting until a seat is free, which may be at once, then with a seat, let in, or not come.',
  context: ({ input }) => input,
  initial: 'waitlisted',
  states: {
    waitlisted: {
      on: {
        'eventRegistration.promote': [
          { guard: 'isNotOn', actions: { type: 'refuse', params: { reason: 'eventNotOn' } } },
          { guard: 'isFull', actions: { type: 'refuse', params: { reason: 'eventFull' } } },
          { guard: 'isApprovalRequired', target: 'seated.registered' },
          { target: 'seated.confirmed' },
        ],
        'eventRegistration.cancel': [
          { guard: 'isOver', actions: { type: 'refuse', params: { reason: 'eventOver' } } },
          { target: 'cancelled' },
        ],
      },
    },
    seated: {
      initial: 'registered',
      on: {
        'eventRegistration.checkIn': [
          { guard: 'isNotOn', actions: { type: 'refuse', params: { reason: 'eventNotOn' } } },
          { guard: 'isTooEarly', actions: { type: 'refuse', params: { reason: 'doorsClosed' } } },
          { target: 'checked_in', actions: 'storeCheckIn' },
        ],
        'eventRegistration.cancel': [
          { guard: 'isOver', actions: { type: 'refuse', params: { reason: 'eventOver' } } },
          { target: 'cancelled', actions: 'promoteNext' },
        ],
        'eventRegistration.miss': [
          { guard: 'isNotOver', actions: { type: 'refuse', params: { reason: 'eventNotOn' } } },
          { target: 'no_show' },
        ],
      },
      states: {
        registered: {
          on: {
            'eventRegistration.confirm': [
              { guard: 'isOver', actions: { type: 'refuse', params: { reason: 'eventOver' } } },
              { target: 'confirmed' },
            ],
          },
        },
        confirmed: {},
      },
    },
    checked_in: {
      on: {
        'eventRegistration.checkIn': { actions: { type: 'refuse', params: { reason: 'alreadyCheckedIn' } } },
      },
    },
    no_show: {},
    cancelled: {},
  },
});
