import { undoSeconds } from '@diwan/api-contract/undo';
import type { MailTemplate } from '@diwan/api-contract/values/records/mail';
import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { eventsTable as events, eventLettersTable as letters } from '../events/table.ts';
import { enqueueMail, type NewMail } from '../mails/outbox.ts';
import { lockEvent } from './seats.ts';
import { eventRegistrationsTable as table } from './table.ts';

type Registration = Row<typeof table>;

/** Puts a mail to the holder of a registration into the transaction, and answers the event that it is about. */
async function tell(row: Registration, writer: Writer, template: (event: Row<typeof events>) => MailTemplate) {
  const event = (await lockEvent(row, writer))!;
  const about = { eventRegistrationId: row.id, number: event.number };
  await enqueueMail(writer, { template: template(event), about }, writer.now);
  return event;
}

/** What holders of registrations are told, each once: what they were told of stands in the row that is locked. */
export const telling = {
  async announceCancellation(row: Registration, _: unknown, writer: Writer) {
    const { sequence } = await tell(row, writer, () => 'eventCancelled');
    return { toldSequence: sequence };
  },
  async announceDates(row: Registration, _: unknown, writer: Writer) {
    const { sequence } = await tell(row, writer, ({ state }) =>
      state === 'postponed' ? 'eventPostponed' : 'eventRescheduled',
    );
    return { toldSequence: sequence };
  },
  async announceReminder(row: Registration, _: unknown, writer: Writer) {
    const { startAt } = await tell(row, writer, () => 'eventReminder');
    return { remindedFor: startAt };
  },
  async announceLetters(row: Registration, _: unknown, writer: Writer) {
    const { tx, now } = writer;
    const { number } = (await lockEvent(row, writer))!;
    const about: NewMail['about'] = { eventRegistrationId: row.id, number };
    const written = await tx
      .select()
      .from(letters)
      .where(
        and(
          eq(letters.eventId, row.eventId),
          gte(letters.createdAt, row.createdAt),
          row.letterId ? gt(letters.id, row.letterId) : undefined,
        ),
      )
      .orderBy(asc(letters.id));
    for (const { message } of written) await enqueueMail(writer, { template: 'staffMessage', message, about }, now);
    return { letterId: written.at(-1)?.id ?? row.letterId };
  },
};

const ofEvent = sql`select from ${events} where ${events.id} = ${table.eventId}`;
const isHeld = sql`${table.state} in ('registered', 'waitlisted', 'confirmed')`;
const hasChanged = sql`${events.sequence} > ${table.toldSequence}`;

/** Whoever registered for what was called off, once that can no longer be taken back. */
export const isCalledOff = (now: string) => sql`${isHeld} and exists (
  ${ofEvent} and ${events.state} = 'cancelled' and ${hasChanged}
    and ${events.stateChangedAt} < ${now}::timestamptz - make_interval(secs => ${undoSeconds}))`;
/** Whoever knows an event by other dates than those that it has. */
export const hasOldDates = sql`${isHeld} and exists (
  ${ofEvent} and ${events.state} in ('postponed', 'published', 'registration_closed') and ${hasChanged})`;
/** Whoever has a seat where it begins within a day, unless they registered within that. */
export const isTheDayBefore = (now: string) => sql`${table.state} = 'confirmed' and exists (
  ${ofEvent} and ${events.state} in ('published', 'registration_closed') and not ${hasChanged}
    and ${events.startAt} > ${now}::timestamptz and ${events.startAt} <= ${now}::timestamptz + interval '1 day'
    and ${table.createdAt} < ${events.startAt} - interval '1 day' and ${table.remindedFor} is distinct from ${events.startAt})`;
/** Whether staff wrote something, since they registered, that somebody has yet to get. */
export const hasLetter = sql<boolean>`exists (
  select from ${letters} where ${letters.eventId} = ${table.eventId} and ${letters.createdAt} >= ${table.createdAt}
    and (${table.letterId} is null or ${letters.id} > ${table.letterId}))`;
export const isToBeWritten = sql`${table.state} <> 'cancelled' and ${hasLetter}`;
