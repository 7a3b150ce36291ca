import { z } from 'zod';
import { may } from '../capabilities.ts';
import { reference } from '../kinds/kinds.ts';
import { day, flag, many } from '../page.ts';
import { id, instant, localizedText, picturedRef, ref, rowStamps, stamps, text } from '../schema.ts';
import { checkInOutcomes, registrationStates } from '../values/records/event.ts';

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

/** What became of a scan, and how full it is behind the door. */
const checkedIn = z.strictObject({
  outcome: z.enum(checkInOutcomes),
  /** Whose ticket it is; null where nobody has it, or for another event. */
  person: localizedText().nullable(),
  registrationId: id.nullable(),
  /** The event that a ticket for another one is for. */
  event: ref.nullable(),
  checkedInAt: instant.nullable(),
  checkedInBy: z.string().nullable(),
  attended: z.int(),
  registered: z.int(),
});

const definition = {
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

export const eventRegistrations = {
  ...definition,
  more: {
    checkIn: {
      method: 'POST',
      path: '/events/:id/check-ins',
      summary: 'Check in whoever shows a ticket',
      description:
        'A scan that waited for a network says when it was made; whoever was in time is let in even when the event is over. The same ticket a second time changes nothing and says who let its holder in, and when.',
      pathParams: z.strictObject({ id }),
      headers: z.object({ 'idempotency-key': z.uuid() }),
      body: z.strictObject({ ticket: text().min(1).max(60), scannedAt: instant }),
      responses: { 200: checkedIn },
      metadata: may(definition.may.send),
    },
  },
} as const;

export type EventRegistration = z.output<typeof eventRegistrations.record>;
export type CheckedIn = z.output<typeof checkedIn>;
