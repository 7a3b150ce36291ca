import type { eventMachine } from '@diwan/machines/workflows/event/event.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { eventsTable } from './table.ts';

type Event = Row<typeof eventsTable>;

const told = noticesAbout<Event>(({ id, title }) => ({ ref: { resource: 'events', id, label: title } }));
const waits = told('eventSubmitted', queueOf('content.publish'));
const decided = nobody('It concerns the organiser; to colleagues the queue has become shorter.');
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');
const byTheClock = nobody('It was known beforehand, and nobody has to do anything about it.');

/** Whom each event of the workflow tells what. */
export const eventNotices: Notices<Event, EventTypeOf<typeof eventMachine>> = {
  'event.submit': [waits],
  'event.approve': decided,
  'event.reject': decided,
  'event.closeRegistration': ownChange,
  'event.postpone': ownChange,
  'event.reschedule': ownChange,
  'event.cancel': ownChange,
  'event.mailRegistrants': ownChange,
  'event.feature': ownChange,
  'event.unfeature': ownChange,
  'event.start': byTheClock,
  'event.complete': byTheClock,
};
