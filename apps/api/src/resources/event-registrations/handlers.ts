import type { Contract } from '@diwan/api-contract';
import type { CheckedIn } from '@diwan/api-contract/resources/event-registrations';
import type { CheckInOutcome } from '@diwan/api-contract/values/records/event';
import { latinDigits } from '@diwan/api-contract/values/text/search-key';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { writerOf } from '#crud/handlers.ts';
import type { AppDeps } from '#deps.ts';
import { ProblemError, problemOf } from '#http/problems/problems.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { eventsTable as events } from '../events/table.ts';
import { seekersTable as seekers } from '../seekers/table.ts';
import { eventRegistrationsResource } from './resource.ts';
import { lockEvent } from './seats.ts';
import { eventRegistrationsTable as table } from './table.ts';

type Registration = Row<typeof table>;
interface Scan {
  eventId: string;
  ticket: string;
  scannedAt: string;
}

const refusals: Readonly<Record<string, CheckInOutcome>> = {
  alreadyCheckedIn: 'alreadyCheckedIn',
  eventNotOn: 'eventNotOn',
  doorsClosed: 'doorsClosed',
};
const outcomeOfState: { readonly [State in Registration['state']]?: CheckInOutcome } = {
  waitlisted: 'waitlisted',
  cancelled: 'cancelled',
};
const nobody = { person: null, registrationId: null, event: null, checkedInAt: null, checkedInBy: null };

/** Lets in whoever shows a ticket, by the same workflow as the button of a record. */
export function checkIns(deps: AppDeps): Pick<RouterImplementation<Contract['eventRegistrations']>, 'checkIn'> {
  return {
    checkIn: ({ params: { id: eventId }, body, request }) =>
      idempotent(deps, request, async (tx) => {
        const writer = writerOf(deps, tx, request);
        const told = await checkIn({ ...body, eventId }, writer);
        const [{ attended, registered } = { attended: 0, registered: 0 }] = await tx
          .select({ attended: events.attendedCount, registered: events.registeredCount })
          .from(events)
          .where(eq(events.id, eventId));
        return { status: 200 as const, body: { ...told, attended, registered } };
      }),
  };
}

async function checkIn(
  { eventId, ticket, scannedAt }: Scan,
  writer: Writer,
): Promise<Omit<CheckedIn, 'attended' | 'registered'>> {
  if (!(await lockEvent({ eventId }, writer))) throw problemOf('notFound');
  const found = await findTicket(ticket, writer);
  if (!found) return { ...nobody, outcome: 'unknownTicket' };
  if (found.eventId !== eventId) {
    const other = { id: found.eventId, label: found.title };
    return { ...nobody, outcome: 'otherEvent', event: other };
  }
  const outcome = outcomeOfState[found.state] ?? (await letIn(found.id, scannedAt, writer));
  const { nameAr: ar, nameEn: en, checkedInAt, checkedInBy } = (await findTicket(ticket, writer))!;
  const person = { ar, ...(en ? { en } : {}) };
  return { outcome, person, registrationId: found.id, event: null, checkedInAt, checkedInBy };
}

async function findTicket(ticket: string, { tx }: Writer) {
  const [found] = await tx
    .select({
      id: table.id,
      state: table.state,
      eventId: table.eventId,
      title: events.title,
      nameAr: seekers.nameAr,
      nameEn: seekers.nameEn,
      checkedInAt: table.checkedInAt,
      checkedInBy: table.checkedInBy,
    })
    .from(table)
    .innerJoin(events, eq(events.id, table.eventId))
    .innerJoin(seekers, eq(seekers.id, table.seekerId))
    .where(
      eq(
        table.ticket,
        latinDigits(ticket)
          .replaceAll(/[^\p{L}\p{N}]/gu, '')
          .toUpperCase(),
      ),
    );
  return found;
}

async function letIn(id: string, scannedAt: string, writer: Writer): Promise<CheckInOutcome> {
  try {
    const event = { type: 'eventRegistration.checkIn', scannedAt };
    await applyEvent(eventRegistrationsResource, { id, version: null, event }, writer);
    return 'checkedIn';
  } catch (error) {
    const outcome = error instanceof ProblemError ? refusals[error.extra.reason ?? ''] : undefined;
    if (outcome) return outcome;
    throw error;
  }
}
