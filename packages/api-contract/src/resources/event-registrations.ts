import { z } from 'zod';
import { reference } from '../kinds/kinds.ts';
import { day, flag, many } from '../page.ts';
import { id, instant, picturedRef, ref, rowStamps, stamps } from '../schema.ts';
import { registrationStates } from '../values/records/event.ts';

const draft = z.strictObject({
  eventId: reference('events'),
  seekerId: reference('seekers'),
});

const record = draft.extend({
  ...stamps,
  /** Of the ticket; whoever knows it is let in, so that no other follows from it. */
  ticket: z.string(),
  state: z.enum(registrationStates),
  event: ref,
  seeker: picturedRef,
  checkedInAt: instant.nullable(),
  /** Who of the staff has let them in. */
  checkedInBy: z.string().nullable(),
});

export const eventRegistrations = {
  path: 'event-registrations',
  screen: '/events/registrations',
  about: 'Who registered for an event, who waits for a seat, and who came.',
  workflow: 'eventRegistration',
  draft,
  record,
  row: record.pick({
    ...rowStamps,
    ticket: true,
    state: true,
    event: true,
    seeker: true,
    checkedInAt: true,
    checkedInBy: true,
    createdAt: true,
  }),
  filters: {
    state: many(z.enum(registrationStates)),
    event: many(id),
    seeker: many(id),
    isCheckedIn: flag,
    createdFrom: day,
    createdTo: day,
  },
  sorts: ['createdAt', 'checkedInAt', 'stateChangedAt'],
  verbs: ['list', 'view', 'add', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('eventRegistration.confirm') }),
    z.strictObject({ type: z.literal('eventRegistration.checkIn') }),
    z.strictObject({ type: z.literal('eventRegistration.cancel') }),
  ]),
  may: { read: 'people.read', write: 'content.edit', send: 'content.edit', export: 'export.pii' },
  searchRank: null,
  picture: { of: 'person', at: 'seeker.image' },
} as const;

export type EventRegistration = z.output<typeof eventRegistrations.record>;
