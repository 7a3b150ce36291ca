import { z } from 'zod';
import {
  choice,
  city,
  image,
  localizedRichText,
  nationalAddress,
  neededWhen,
  reference,
  shownWhen,
  startingWith,
  timeOfDay,
} from '../kinds/kinds.ts';
import { halalas, instant, localizedText, optionalLocalizedText, text } from '../schema.ts';
import { eventAudiences, eventKinds, eventModes } from '../values/records/event.ts';

/** Where people come together in a place. */
const inPlace = ['onsite', 'hybrid'];
/** Where people take part by a link. */
const byLink = ['online', 'hybrid'];

/** What staff may write of an event. */
export const eventDraft = z.strictObject({
  organizerId: reference('employers'),
  title: localizedText({ min: 5, max: 150 }),
  kind: choice(eventKinds, 'eventKind'),
  summary: optionalLocalizedText(300),
  description: localizedRichText({ min: 50, max: 10_000 }),
  cover: image({ mostBytes: 2 * 1024 * 1024, leastSide: 200 }).nullable(),
  industries: z.array(z.strictObject({ id: reference('industries') })).max(10),
  startAt: instant,
  endAt: instant,
  /** Null means: as soon as it is published. */
  registrationOpensAt: instant.nullable(),
  registrationClosesAt: instant,
  mode: choice(eventModes, 'eventMode'),
  cityId: neededWhen('mode', inPlace, city().nullable()),
  venueName: shownWhen('mode', inPlace, text().max(200).nullable()),
  venue: shownWhen('mode', inPlace, nationalAddress().nullable()),
  joinUrl: neededWhen(
    'mode',
    byLink,
    z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable(),
  ),
  /** Null means: as many as like to come. */
  capacity: z.int().min(1).max(100_000).nullable(),
  /** Of one seat; null means that it costs nothing. */
  price: halalas.nullable(),
  audience: choice(eventAudiences, 'eventAudience'),
  /** Whether somebody looks at each registration before it counts. */
  isApprovalRequired: z.boolean(),
  hasCertificates: z.boolean(),
  speakers: z.array(z.strictObject({ name: localizedText({ max: 120 }), title: text().max(150).nullable() })).max(30),
  agenda: z
    .array(z.strictObject({ startsAt: startingWith('09:00', timeOfDay()), title: localizedText({ max: 200 }) }))
    .max(50),
});
export type EventDraft = z.output<typeof eventDraft>;

/** Rules across the fields of an event; each names the field that the person should look at. */
export function eventRules(draft: EventDraft, refuse: (path: string, code: string) => void): void {
  const { startAt, endAt, registrationOpensAt, registrationClosesAt, mode } = draft;
  const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other);
  if (!isBefore(startAt, endAt)) refuse('endAt', 'notAfterStart');
  if (isBefore(startAt, registrationClosesAt)) refuse('registrationClosesAt', 'afterStart');
  if (registrationOpensAt !== null && !isBefore(registrationOpensAt, registrationClosesAt))
    refuse('registrationOpensAt', 'afterRegistration');
  if (inPlace.includes(mode) && draft.cityId === null) refuse('cityId', 'required');
  if (byLink.includes(mode) && draft.joinUrl === null) refuse('joinUrl', 'required');
  if (draft.price === 0) refuse('price', 'freeIsEmpty');
  for (const [index, { id }] of draft.industries.entries())
    if (draft.industries.findIndex((other) => other.id === id) < index) refuse(`industries.${index}.id`, 'taken');
}
