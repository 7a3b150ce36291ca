import { sampleMessage } from '../messages.ts';
import { sampleReason } from '../reasons.ts';
import { addDays } from '../rules.ts';
import type { Workflow } from '../workflow.ts';
import type { AnyEventStep, EventInput } from './event.input.ts';
import { eventMachine } from './event.machine.ts';

export type { AnyEventStep, EventDates, EventInput, EventJudgement, EventRefusal } from './event.input.ts';

const nextWeek = ({ now }: EventInput) => ({ startAt: addDays(now, 7), endAt: addDays(now, 8) });

/** An event of an organiser, which starts and ends by the clock. */
export const eventWorkflow: Workflow<EventInput, AnyEventStep, typeof eventMachine> = {
  id: 'event',
  version: 1,
  machine: eventMachine,
  may: {
    'event.submit': 'content.publish',
    'event.approve': 'content.publish',
    'event.reject': 'content.publish',
    'event.closeRegistration': 'content.publish',
    'event.postpone': 'content.publish',
    'event.reschedule': 'content.publish',
    'event.cancel': 'content.publish',
    'event.feature': 'content.publish',
    'event.unfeature': 'content.publish',
    'event.mailRegistrants': 'bulk.email',
    'event.start': 'system',
    'event.complete': 'system',
  },
  samples: {
    'event.submit': () => ({ type: 'event.submit' }),
    'event.approve': () => ({ type: 'event.approve' }),
    'event.reject': () => ({ type: 'event.reject', ...sampleReason }),
    'event.closeRegistration': () => ({ type: 'event.closeRegistration' }),
    'event.postpone': (input) => ({ type: 'event.postpone', ...nextWeek(input) }),
    'event.reschedule': (input) => ({ type: 'event.reschedule', ...nextWeek(input) }),
    'event.cancel': () => ({ type: 'event.cancel', ...sampleReason }),
    'event.feature': () => ({ type: 'event.feature' }),
    'event.unfeature': () => ({ type: 'event.unfeature' }),
    'event.mailRegistrants': () => ({ type: 'event.mailRegistrants', ...sampleMessage }),
    'event.start': () => ({ type: 'event.start' }),
    'event.complete': () => ({ type: 'event.complete' }),
  },
};
