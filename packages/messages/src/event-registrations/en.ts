import type { ResourceMessages } from '../resource-messages.ts';

export const messages = {
  title: 'Event registrations',
  one: 'registration',
  add: 'Register a person',
  columns: {
    person: 'Person',
    event: 'Event',
    ticket: 'Ticket',
    createdAt: 'Registered',
    checkedIn: 'Checked in',
    state: 'State',
  },
  filters: { isCheckedIn: 'Checked in', createdFrom: 'Registered' },
  sections: { registration: 'Registration' },
  computed: { event: 'Event', ticket: 'Ticket', checkedInAt: 'Checked in', checkedInBy: 'Checked in by' },
  fields: { eventId: 'Event', seekerId: 'Job seeker' },
  hints: { eventId: 'Where every seat is taken, they come onto the waiting list.' },
  states: {
    eventRegistration: {
      registered: 'To confirm',
      waitlisted: 'Waiting list',
      confirmed: 'Confirmed',
      checked_in: 'Checked in',
      no_show: 'Did not come',
      cancelled: 'Cancelled',
    },
  },
  events: {
    eventRegistration: {
      confirm: 'Confirm',
      checkIn: 'Check in',
      cancel: 'Cancel the registration',
      promote: 'Moved up from the waiting list',
      miss: 'Did not come',
    },
  },
  done: {
    eventRegistration: { confirm: 'Confirmed', checkIn: 'Checked in', cancel: 'Registration cancelled' },
  },
  act: {
    eventRegistration: {
      confirm: 'Confirm {{records}}',
      checkIn: 'Check {{records}} in',
      cancel: 'Cancel {{records}}',
    },
  },
  records_one: '{{number}} registration',
  records_other: '{{number}} registrations',
  refusals: {
    eventOver: 'The event is over or was cancelled.',
    eventNotOn: 'The event does not take place now.',
    doorsClosed: 'People are let in from four hours before the start.',
    eventFull: 'Every seat is taken.',
    alreadyCheckedIn: 'They are checked in already; the record says when and by whom.',
  },
} satisfies ResourceMessages<'eventRegistrations'>;

export const titles = { view: 'Registration', add: 'Register a person for an event' };
