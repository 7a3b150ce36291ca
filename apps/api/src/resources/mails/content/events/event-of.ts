import { type CityId, cities } from '@diwan/api-contract/values/places/cities';
import { eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import type { CalendarEntry } from '#resources/applications/interviews/calendar.ts';
import { eventRegistrationsTable as registrations } from '#resources/event-registrations/table.ts';
import { eventsTable as events } from '#resources/events/table.ts';
import { seekersTable as seekers } from '#resources/seekers/table.ts';
import { readSettings } from '#settings/read-settings.ts';
import { longTime } from '../dates.ts';
import { listed, type MailDetail, type MailFacts, type MailRow, type MailWords } from '../mail-facts.ts';

async function findRegistered(tx: Tx, registrationId: string) {
  const [found] = await tx
    .select({ event: events, ticket: registrations.ticket, ar: seekers.nameAr, en: seekers.nameEn })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .innerJoin(seekers, eq(seekers.id, registrations.seekerId))
    .where(eq(registrations.id, registrationId));
  return found;
}

/** What whoever registered for an event is told of it. */
export async function eventOf(
  tx: Tx,
  { template, message, createdAt }: MailRow,
  id: string,
): Promise<MailFacts | null> {
  const found = await findRegistered(tx, id);
  if (!found || (template === 'staffMessage' && !message)) return null;
  const { event, ticket, ar, en } = found;
  const words = template === 'staffMessage' ? 'staffLetterOnEvent' : (template as MailWords);
  const details: MailDetail[] = [{ label: 'time', value: longTime(event.startAt) }];
  if (template === 'eventCancelled') details.push(...(await reasonOf(tx, event, createdAt)));
  else details.push(...placeOf(event));
  if (template === 'eventReminder') details.push({ label: 'ticket', value: () => ticket, isLatin: true });
  return { words, name: { ar, ...(en ? { en } : {}) }, job: null, event: event.title, details, message };
}

function placeOf({ venueName, cityId, joinUrl }: Pick<typeof events.$inferSelect, 'venueName' | 'cityId' | 'joinUrl'>) {
  const details: MailDetail[] = [];
  const city = cityId && cities[cityId as CityId];
  if (venueName || city)
    details.push({
      label: 'place',
      value: (language) => listed([venueName, city && city[language]].filter((name) => !!name) as string[], language),
    });
  if (joinUrl) details.push({ label: 'link', value: () => joinUrl, isLatin: true });
  return details;
}

/** What staff noted besides is for the organiser. */
async function reasonOf(
  tx: Tx,
  { stateReason }: Pick<typeof events.$inferSelect, 'stateReason'>,
  madeAt: string,
): Promise<MailDetail[]> {
  const { eventCancellationReasons } = await readSettings(tx, madeAt);
  const name = eventCancellationReasons.find(({ code }) => code === stateReason && code !== 'other')?.name;
  return name ? [{ label: 'reason', value: (language) => name[language] }] : [];
}

const alertMin = 60;
const standing = { cancelled: 'cancelled', postponed: 'proposed' } as const;

/** What the calendar of whoever registered holds of an event; its new dates are provisional until it is published with them. */
export async function entryOf(tx: Tx, registrationId: string): Promise<Omit<CalendarEntry, 'title'> | null> {
  const found = await findRegistered(tx, registrationId);
  if (!found) return null;
  const { startAt, endAt, venueName, cityId, joinUrl, sequence, updatedAt, state } = found.event;
  return {
    id: registrationId,
    startsAt: startAt,
    durationMin: Math.round((Date.parse(endAt) - Date.parse(startAt)) / 60_000),
    alertMin,
    place: venueName ?? (cityId ? cities[cityId as CityId].ar : null),
    link: joinUrl,
    state: standing[state as keyof typeof standing] ?? 'scheduled',
    sequence,
    description: '',
    updatedAt,
  };
}
