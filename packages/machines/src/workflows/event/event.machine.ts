import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import { setup } from 'xstate';
import {
  isMessageTooShort,
  isNoteTooLong,
  isReasonGone,
  isReasonMissing,
  judgementOf,
  offeredReasonRefusals,
} from '../reasons.ts';
import { effect } from '../workflow.ts';
import * as guards from './event.guards.ts';
import type { AnyEventStep, EventDates, EventInput, EventJudgement, EventRefusal } from './event.input.ts';

export const eventMachine = setup({
  types: {
    context: {} as EventInput,
    input: {} as EventInput,
    events: {} as AnyEventStep,
  },
  actions: {
    refuse: effect<{ reason: EventRefusal }>(),
    storeReason: effect<EventJudgement>(),
    clearReason: effect(),
    storePublication: effect(),
    storeDates: effect<EventDates>(),
    storeFeature: effect<{ isFeatured: boolean }>(),
    /** Whoever registered is to hear of it. */
    raiseSequence: effect(),
    storeLetter: effect<StaffMessage>(),
  },
  guards: { ...guards, isReasonMissing, isReasonGone, isMessageTooShort, isNoteTooLong },
}).createMachine({
  id: 'event',
  description: 'An event from its draft over the review and the registration to its end.',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      on: {
        'event.submit': [
          { guard: 'isOrganizerUnverified', actions: { type: 'refuse', params: { reason: 'organizerNotVerified' } } },
          { guard: 'hasStarted', actions: { type: 'refuse', params: { reason: 'eventStarted' } } },
          { target: 'pending_review' },
        ],
      },
    },
    pending_review: {
      on: {
        'event.approve': [
          { guard: 'isOrganizerUnverified', actions: { type: 'refuse', params: { reason: 'organizerNotVerified' } } },
          { guard: 'hasStarted', actions: { type: 'refuse', params: { reason: 'eventStarted' } } },
          { target: 'announced.upcoming.published', actions: 'storePublication' },
        ],
        'event.reject': [
          ...offeredReasonRefusals,
          {
            target: 'rejected',
            actions: {
              type: 'storeReason',
              params: judgementOf,
            },
          },
        ],
      },
    },
    announced: {
      initial: 'upcoming',
      on: {
        'event.cancel': [
          ...offeredReasonRefusals,
          {
            target: 'cancelled',
            actions: [
              {
                type: 'storeReason',
                params: judgementOf,
              },
              'raiseSequence',
            ],
          },
        ],
        'event.mailRegistrants': [
          { guard: 'isNobodyRegistered', actions: { type: 'refuse', params: { reason: 'nobodyRegistered' } } },
          { actions: { type: 'storeLetter', params: ({ event }) => event } },
        ],
        'event.feature': [
          { guard: 'isFeatured', actions: { type: 'refuse', params: { reason: 'alreadyFeatured' } } },
          { actions: { type: 'storeFeature', params: { isFeatured: true } } },
        ],
        'event.unfeature': [
          { guard: 'isNotFeatured', actions: { type: 'refuse', params: { reason: 'notFeatured' } } },
          { actions: { type: 'storeFeature', params: { isFeatured: false } } },
        ],
      },
      states: {
        upcoming: {
          initial: 'published',
          on: {
            'event.postpone': [
              { guard: 'isNewStartPast', actions: { type: 'refuse', params: { reason: 'startPast' } } },
              { guard: 'isNewEndNotAfterStart', actions: { type: 'refuse', params: { reason: 'endNotAfterStart' } } },
              {
                target: 'postponed',
                actions: [
                  {
                    type: 'storeDates',
                    params: ({ event }) => ({ startAt: event.startAt, endAt: event.endAt }),
                  },
                  'raiseSequence',
                ],
              },
            ],
            'event.start': [
              { guard: 'hasStarted', target: 'ongoing' },
              { actions: { type: 'refuse', params: { reason: 'notDue' } } },
            ],
          },
          states: {
            published: { id: 'published', on: { 'event.closeRegistration': 'registration_closed' } },
            registration_closed: {},
          },
        },
        postponed: {
          on: {
            'event.reschedule': [
              { guard: 'isNewStartPast', actions: { type: 'refuse', params: { reason: 'startPast' } } },
              { guard: 'isNewEndNotAfterStart', actions: { type: 'refuse', params: { reason: 'endNotAfterStart' } } },
              {
                target: '#published',
                actions: [
                  {
                    type: 'storeDates',
                    params: ({ context, event }) => ({
                      startAt: event.startAt ?? context.startAt,
                      endAt: event.endAt ?? context.endAt,
                    }),
                  },
                  'raiseSequence',
                ],
              },
            ],
          },
        },
        ongoing: {
          on: {
            'event.complete': [
              { guard: 'isOver', target: '#completed' },
              { actions: { type: 'refuse', params: { reason: 'notDue' } } },
            ],
          },
        },
      },
    },
    completed: {
      id: 'completed',
      on: {
        'event.mailRegistrants': [
          { guard: 'isNobodyRegistered', actions: { type: 'refuse', params: { reason: 'nobodyRegistered' } } },
          { actions: { type: 'storeLetter', params: ({ event }) => event } },
        ],
      },
    },
    cancelled: {},
    rejected: {
      on: {
        'event.submit': [
          { guard: 'isOrganizerUnverified', actions: { type: 'refuse', params: { reason: 'organizerNotVerified' } } },
          { guard: 'hasStarted', actions: { type: 'refuse', params: { reason: 'eventStarted' } } },
          { target: 'pending_review', actions: 'clearReason' },
        ],
      },
    },
  },
});
