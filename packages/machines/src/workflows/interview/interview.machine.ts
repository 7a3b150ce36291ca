import type { InterviewEvent } from '@diwan/api-contract/endpoints/hiring/interviews';
import type { recommendations } from '@diwan/api-contract/values/records/application';
import { setup } from 'xstate';
import { isNoteTooLong, isNoteTooShort } from '../reasons.ts';
import { isAfter } from '../rules.ts';
import { effect } from '../workflow.ts';
import type { InterviewInput, InterviewRefusal } from './interview.input.ts';

export const interviewMachine = setup({
  types: {
    context: {} as InterviewInput,
    input: {} as InterviewInput,
    events: {} as InterviewEvent,
  },
  actions: {
    refuse: effect<{ reason: InterviewRefusal }>(),
    storeTime: effect<{ startsAt: string; durationMin: number }>(),
    storeCancellation: effect<{ note: string | null }>(),
    storeFeedback: effect<{ recommendation: (typeof recommendations)[number]; text: string | null }>(),
    announceTime: effect(),
    announceCancellation: effect(),
    announceRelease: effect(),
  },
  guards: {
    isApplicationClosed: ({ context }) =>
      context.applicationState === 'rejected' || context.applicationState === 'recruited',
    isAskedForPast: ({ context, event }) => 'startsAt' in event && !isAfter(event.startsAt, context.now),
    isPlannedForPast: ({ context }) => context.startsAt !== null && !isAfter(context.startsAt, context.now),
    isNotStarted: ({ context }) => context.startsAt === null || isAfter(context.startsAt, context.now),
    isStaffBusy: ({ context }) => context.clash === 'staff',
    isSeekerBusy: ({ context }) => context.clash === 'seeker',
    isNoteTooShort,
    isNoteTooLong,
  },
}).createMachine({
  id: 'interview',
  description: 'A meeting with a candidate: proposed, scheduled, moved, and what came of it.',
  context: ({ input }) => input,
  initial: 'none',
  states: {
    none: {
      on: {
        'interview.schedule': [
          { guard: 'isApplicationClosed', actions: { type: 'refuse', params: { reason: 'applicationClosed' } } },
          { guard: 'isAskedForPast', actions: { type: 'refuse', params: { reason: 'startNotInFuture' } } },
          { guard: 'isStaffBusy', actions: { type: 'refuse', params: { reason: 'staffBusy' } } },
          { guard: 'isSeekerBusy', actions: { type: 'refuse', params: { reason: 'seekerBusy' } } },
          { target: 'open.firm.scheduled', actions: 'announceTime' },
        ],
      },
    },
    open: {
      initial: 'proposed',
      on: {
        'interview.reschedule': [
          { guard: 'isApplicationClosed', actions: { type: 'refuse', params: { reason: 'applicationClosed' } } },
          { guard: 'isAskedForPast', actions: { type: 'refuse', params: { reason: 'startNotInFuture' } } },
          { guard: 'isStaffBusy', actions: { type: 'refuse', params: { reason: 'staffBusy' } } },
          { guard: 'isSeekerBusy', actions: { type: 'refuse', params: { reason: 'seekerBusy' } } },
          {
            target: '.firm.rescheduled',
            actions: [
              {
                type: 'storeTime',
                params: ({ event }) => ({ startsAt: event.startsAt, durationMin: event.durationMin }),
              },
              'announceTime',
            ],
          },
        ],
        'interview.cancel': [
          { guard: 'isNoteTooShort', actions: { type: 'refuse', params: { reason: 'noteTooShort' } } },
          { guard: 'isNoteTooLong', actions: { type: 'refuse', params: { reason: 'noteTooLong' } } },
          {
            target: 'cancelled',
            actions: [
              { type: 'storeCancellation', params: ({ event }) => ({ note: event.note }) },
              'announceCancellation',
            ],
          },
        ],
        'interview.release': { target: 'cancelled', actions: 'announceRelease' },
      },
      states: {
        proposed: {
          on: {
            'interview.confirm': [
              { guard: 'isApplicationClosed', actions: { type: 'refuse', params: { reason: 'applicationClosed' } } },
              { guard: 'isPlannedForPast', actions: { type: 'refuse', params: { reason: 'startNotInFuture' } } },
              { guard: 'isStaffBusy', actions: { type: 'refuse', params: { reason: 'staffBusy' } } },
              { guard: 'isSeekerBusy', actions: { type: 'refuse', params: { reason: 'seekerBusy' } } },
              { target: 'firm.scheduled', actions: 'announceTime' },
            ],
          },
        },
        firm: {
          initial: 'scheduled',
          on: {
            'interview.complete': [
              { guard: 'isNotStarted', actions: { type: 'refuse', params: { reason: 'notStarted' } } },
              {
                target: '#interview.completed',
                actions: {
                  type: 'storeFeedback',
                  params: ({ event }) => ({ recommendation: event.recommendation, text: event.text }),
                },
              },
            ],
            'interview.noShow': [
              { guard: 'isNotStarted', actions: { type: 'refuse', params: { reason: 'notStarted' } } },
              { target: '#interview.no_show' },
            ],
          },
          states: { scheduled: {}, rescheduled: {} },
        },
      },
    },
    completed: {},
    no_show: {},
    cancelled: {},
  },
});
