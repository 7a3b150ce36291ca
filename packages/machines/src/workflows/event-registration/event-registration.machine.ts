import { setup } from 'xstate';
import { effect } from '../workflow.ts';
import { cameAt, hasEndedWhenTheyCame, isBeforeDoors } from './event-registration.guards.ts';
import type {
  EventRegistrationEvent,
  EventRegistrationInput,
  EventRegistrationRefusal,
} from './event-registration.input.ts';
import { aboutEvent, aboutLetters, doorRefusals } from './event-registration.shared.ts';

const on = new Set(['published', 'registration_closed', 'ongoing']);
const over = new Set(['completed', 'cancelled']);

export const eventRegistrationMachine = setup({
  types: {
    context: {} as EventRegistrationInput,
    input: {} as EventRegistrationInput,
    events: {} as EventRegistrationEvent,
  },
  actions: {
    refuse: effect<{ reason: EventRegistrationRefusal }>(),
    storeCheckIn: effect<{ at: string }>(),
    promoteNext: effect(),
    announceCancellation: effect(),
    announceDates: effect(),
    announceReminder: effect(),
    announceLetters: effect(),
  },
  guards: {
    isOver: ({ context }) => over.has(context.eventState),
    isNotOver: ({ context }) => context.eventState !== 'completed',
    isNotOn: ({ context }) => !on.has(context.eventState),
    isNotOnAnyMore: ({ context, event }) =>
      !on.has(context.eventState) && (context.eventState !== 'completed' || hasEndedWhenTheyCame({ context, event })),
    isTooEarly: isBeforeDoors,
    isNotCalledOff: ({ context }) => context.eventState !== 'cancelled',
    isTold: ({ context }) => context.isTold,
    isReminded: ({ context }) => context.isReminded,
    hasNoLetter: ({ context }) => !context.hasLetter,
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
        ...aboutEvent,
        ...aboutLetters,
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
        ...aboutEvent,
        'eventRegistration.remind': [
          { guard: 'isNotOn', actions: { type: 'refuse', params: { reason: 'eventNotOn' } } },
          { guard: 'isReminded', actions: { type: 'refuse', params: { reason: 'alreadyTold' } } },
          { actions: 'announceReminder' },
        ],
        ...aboutLetters,
        'eventRegistration.checkIn': [
          ...doorRefusals,
          {
            target: 'checked_in',
            actions: { type: 'storeCheckIn', params: ({ context, event }) => ({ at: cameAt({ context, event }) }) },
          },
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
      id: 'checked_in',
      on: {
        ...aboutLetters,
        'eventRegistration.checkIn': { actions: { type: 'refuse', params: { reason: 'alreadyCheckedIn' } } },
      },
    },
    no_show: {
      on: {
        ...aboutLetters,
        'eventRegistration.checkIn': [
          ...doorRefusals,
          {
            target: '#checked_in',
            actions: { type: 'storeCheckIn', params: ({ context, event }) => ({ at: cameAt({ context, event }) }) },
          },
        ],
      },
    },
    cancelled: {},
  },
});
