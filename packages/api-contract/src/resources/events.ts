import { z } from 'zod';
import { prose, reasonOf } from '../kinds/kinds.ts';
import { day, flag, many } from '../page.ts';
import { id, instant, picturedRef, rowStamps, stamps, text } from '../schema.ts';
import { reasonCode } from '../settings/reasons.ts';
import { cityIds } from '../values/places/cities.ts';
import { eventKinds, eventModes, eventStates } from '../values/records/event.ts';
import { eventDraft, eventRules } from './event-draft.ts';
import { emailEvent } from './staff-message.ts';

const noted = {
  /** Required, 10 to 500 characters, when the reason is `other`. */
  note: prose(text().max(500)).optional(),
} as const;

const record = eventDraft.extend({
  ...stamps,
  number: z.string(),
  state: z.enum(eventStates),
  /** Why it was rejected or cancelled, as staff gave it. */
  stateReason: reasonCode().nullable(),
  stateNote: z.string().nullable(),
  organizer: picturedRef,
  organizerState: z.string(),
  /** Whether it stands before others. */
  isFeatured: z.boolean(),
  /** How many hold a seat. */
  registeredCount: z.int(),
  attendedCount: z.int(),
  waitlistCount: z.int(),
  publishedAt: instant.nullable(),
});

export const events = {
  path: 'events',
  screen: '/events/list',
  about:
    'Career fairs, workshops, webinars and other events that organisers submit, from the first draft to their end.',
  workflow: 'event',
  draft: eventDraft,
  record,
  row: record.pick({
    ...rowStamps,
    number: true,
    state: true,
    title: true,
    kind: true,
    organizer: true,
    startAt: true,
    mode: true,
    cityId: true,
    capacity: true,
    registeredCount: true,
    waitlistCount: true,
    price: true,
    stateChangedAt: true,
  }),
  filters: {
    state: many(z.enum(eventStates)),
    kind: many(z.enum(eventKinds)),
    city: many(z.enum(cityIds)),
    mode: many(z.enum(eventModes)),
    organizer: many(id),
    isFree: flag,
    isFull: flag,
    isFeatured: flag,
    startsFrom: day,
    startsTo: day,
    isOverdue: flag,
  },
  sorts: ['createdAt', 'title', 'startAt', 'registeredCount', 'stateChangedAt'],
  verbs: ['list', 'view', 'edit', 'remove', 'send'],
  events: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('event.submit') }),
    z.strictObject({ type: z.literal('event.approve') }),
    z.strictObject({ type: z.literal('event.reject'), reason: reasonOf('eventRejectionReasons'), ...noted }),
    z.strictObject({ type: z.literal('event.closeRegistration') }),
    /** The registration moves with the start. */
    z.strictObject({ type: z.literal('event.postpone'), startAt: instant, endAt: instant }),
    z.strictObject({ type: z.literal('event.reschedule'), startAt: instant.optional(), endAt: instant.optional() }),
    z.strictObject({ type: z.literal('event.cancel'), reason: reasonOf('eventCancellationReasons'), ...noted }),
    /** To everybody who is registered or waits, or was there. */
    emailEvent('event.mailRegistrants'),
    z.strictObject({ type: z.literal('event.feature') }),
    z.strictObject({ type: z.literal('event.unfeature') }),
  ]),
  may: { read: 'content.read', write: 'content.edit', send: 'content.publish' },
  rules: eventRules,
  searchRank: 9,
  work: { queue: 'eventsToReview', state: 'pending_review', days: 3 },
} as const;

export type EventRecord = z.output<typeof events.record>;
export type EventRow = z.output<typeof events.row>;
export type EventStep = z.output<typeof events.events>;
