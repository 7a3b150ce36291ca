import { randomInt } from 'node:crypto';
import type { EventRegistration } from '@diwan/api-contract/resources/event-registrations';
import { clearText } from '@diwan/api-contract/values/text/clear-signs';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import { eventsTable as events } from '../events/table.ts';
import { seekersTable } from '../seekers/table.ts';
import { eventRegistrationSearchKey } from './search-key.ts';
import { eventRegistrationsTable as table } from './table.ts';

type Registration = Row<typeof table>;

/** 60 bits of chance: who holds one can't tell another. */
const newTicket = () => clearText(12, randomInt);

const seated: ReadonlySet<string> = new Set([
  'registered',
  'confirmed',
  'checked_in',
  'no_show',
] satisfies EventRegistration['state'][]);
const refused = (path: string, code: string) => problemOf('invalid', { errors: [{ path, code }] });

/** Registrations of one event wait for each other, so that no seat is given twice. */
export async function lockEvent({ eventId }: Pick<Registration, 'eventId'>, { tx }: Writer) {
  const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for('no key update');
  return event;
}

/** What a new registration begins with: a seat as long as one is free, else a place on the waiting list. */
export async function seatFor({ eventId, seekerId }: { eventId: string; seekerId: string }, writer: Writer) {
  const event = await lockEvent({ eventId }, writer);
  if (!event) throw refused('eventId', 'invalidChoice');
  const { state, capacity, registeredCount, registrationOpensAt, registrationClosesAt, isApprovalRequired } = event;
  const now = Date.parse(writer.now);
  const isOpen =
    (registrationOpensAt === null || Date.parse(registrationOpensAt) <= now) && now < Date.parse(registrationClosesAt);
  if (state !== 'published' || !isOpen) throw refused('eventId', 'registrationClosed');
  const { name, number } = seekersTable;
  const [seeker] = await writer.tx.select({ name, number }).from(seekersTable).where(eq(seekersTable.id, seekerId));
  if (!seeker) throw refused('seekerId', 'invalidChoice');
  const ticket = newTicket();
  const ofSeat = isApprovalRequired ? 'registered' : 'confirmed';
  const isFull = capacity !== null && registeredCount >= capacity;
  return {
    ticket,
    toldSequence: event.sequence,
    state: isFull ? ('waitlisted' as const) : (ofSeat as 'registered' | 'confirmed'),
    searchKey: eventRegistrationSearchKey(ticket, seeker),
  };
}

/** Keeps what its event counts in step with a registration. */
export async function countSeats(
  before: Registration | null,
  after: Registration | null,
  { tx }: Pick<Writer, 'tx'>,
): Promise<void> {
  const change = (is: (state: string) => boolean) =>
    Number(after !== null && is(after.state)) - Number(before !== null && is(before.state));
  const [seats, waiting, attended] = [
    change((state) => seated.has(state)),
    change((state) => state === 'waitlisted'),
    change((state) => state === 'checked_in'),
  ];
  if (seats === 0 && waiting === 0 && attended === 0) return;
  await tx
    .update(events)
    .set({
      registeredCount: sql`${events.registeredCount} + ${seats}`,
      waitlistCount: sql`${events.waitlistCount} + ${waiting}`,
      attendedCount: sql`${events.attendedCount} + ${attended}`,
    })
    .where(eq(events.id, (after ?? before)!.eventId));
}

/** Gives the seat that becomes free to whoever has waited longest. */
export async function promoteNext({ eventId }: Registration, _: unknown, { tx, followUps }: Writer): Promise<void> {
  const [next] = await tx
    .select({ id: table.id })
    .from(table)
    .innerJoin(events, eq(events.id, table.eventId))
    .where(
      and(
        eq(table.eventId, eventId),
        eq(table.state, 'waitlisted'),
        sql`${events.state} in ('published', 'registration_closed', 'ongoing')`,
      ),
    )
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(1);
  if (next)
    followUps.push({
      resource: 'eventRegistrations',
      id: next.id,
      event: { type: 'eventRegistration.promote' },
      isBySystem: true,
    });
}

/** Whoever waits longest for an event that has got more seats. */
export const mayMoveUp = sql`${table.state} = 'waitlisted' and ${table.id} = (
  select first.id from ${table} as first join ${events} on ${events.id} = first.event_id
  where first.event_id = ${table.eventId} and first.state = 'waitlisted'
    and ${events.state} in ('published', 'registration_closed', 'ongoing')
    and (${events.capacity} is null or ${events.registeredCount} < ${events.capacity})
  order by first.created_at, first.id limit 1)`;
/** Whoever had a seat and did not come. */
export const hasMissed = sql`${table.state} in ('registered', 'confirmed') and exists (
  select from ${events} where ${events.id} = ${table.eventId} and ${events.state} = 'completed')`;
