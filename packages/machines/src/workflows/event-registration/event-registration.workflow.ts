import type { Workflow } from '../workflow.ts';
import type { EventRegistrationEvent, EventRegistrationInput } from './event-registration.input.ts';
import { eventRegistrationMachine } from './event-registration.machine.ts';

export type { EventRegistrationEvent, EventRegistrationInput } from './event-registration.input.ts';

/** A person at an event; a seat that becomes free is given to whoever has waited longest. */
export const eventRegistrationWorkflow: Workflow<
  EventRegistrationInput,
  EventRegistrationEvent,
  typeof eventRegistrationMachine
> = {
  id: 'event-registration',
  version: 1,
  machine: eventRegistrationMachine,
  may: {
    'eventRegistration.confirm': 'content.edit',
    'eventRegistration.checkIn': 'content.edit',
    'eventRegistration.cancel': 'content.edit',
    'eventRegistration.promote': 'system',
    'eventRegistration.miss': 'system',
    'eventRegistration.callOff': 'system',
    'eventRegistration.tellDates': 'system',
    'eventRegistration.remind': 'system',
    'eventRegistration.write': 'system',
  },
  samples: {
    'eventRegistration.confirm': () => ({ type: 'eventRegistration.confirm' }),
    'eventRegistration.checkIn': () => ({ type: 'eventRegistration.checkIn' }),
    'eventRegistration.cancel': () => ({ type: 'eventRegistration.cancel' }),
    'eventRegistration.promote': () => ({ type: 'eventRegistration.promote' }),
    'eventRegistration.miss': () => ({ type: 'eventRegistration.miss' }),
    'eventRegistration.callOff': () => ({ type: 'eventRegistration.callOff' }),
    'eventRegistration.tellDates': () => ({ type: 'eventRegistration.tellDates' }),
    'eventRegistration.remind': () => ({ type: 'eventRegistration.remind' }),
    'eventRegistration.write': () => ({ type: 'eventRegistration.write' }),
  },
};
