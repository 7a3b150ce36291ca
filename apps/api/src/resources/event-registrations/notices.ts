import type { eventRegistrationMachine } from '@diwan/machines/workflows/event-registration/event-registration.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import { type Notices, nobody } from '#crud/notices.ts';

const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

const itsHolder = nobody('Its holder gets a mail; staff have nothing to do about it.');

/** Whom each event tells what. */
export const eventRegistrationNotices: Notices<never, EventTypeOf<typeof eventRegistrationMachine>> = {
  'eventRegistration.confirm': ownChange,
  'eventRegistration.checkIn': ownChange,
  'eventRegistration.cancel': ownChange,
  'eventRegistration.promote': nobody('It concerns whoever waited; staff have nothing to do about it.'),
  'eventRegistration.callOff': itsHolder,
  'eventRegistration.tellDates': itsHolder,
  'eventRegistration.remind': itsHolder,
  'eventRegistration.write': itsHolder,
  'eventRegistration.miss': nobody('The event is over, and nothing is left to be done.'),
};
