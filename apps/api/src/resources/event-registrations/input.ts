import type { EventRegistrationInput } from '@diwan/machines/workflows/event-registration/event-registration.workflow';
import { and } from 'drizzle-orm';
import { computed, oncePerBatch, type Reader, type Row } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { eventsTable } from '../events/table.ts';
import { eventRegistrationsTable as table } from './table.ts';
import { hasLetter } from './telling.ts';

type Registration = Row<typeof table>;

/** The events of some registrations. */
export const eventsOf = oncePerBatch((rows: Pick<Registration, 'eventId'>[], { tx }: Reader) => {
  const { title, state, startAt, endAt, capacity, registeredCount, isApprovalRequired, sequence } = eventsTable;
  return findNamed(
    tx,
    eventsTable,
    { title, state, startAt, endAt, capacity, registeredCount, isApprovalRequired, sequence },
    rows.map(({ eventId }) => eventId),
  );
});

/** Those of some registrations for which a letter waits. */
async function withLetters(ids: readonly string[], { tx }: Reader): Promise<ReadonlySet<string>> {
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(idIn(table.id, ids), hasLetter));
  return new Set(found.map(({ id }) => id));
}

/** What the workflow's rules look at, for several registrations at once. */
export const registrationInput = computed(
  table,
  ['id', 'eventId', 'toldSequence', 'remindedFor'],
  async (rows, reader): Promise<EventRegistrationInput[]> => {
    const found = await eventsOf(rows, reader);
    const written = await withLetters(
      rows.map(({ id }) => id),
      reader,
    );
    return rows.map(({ id, eventId, toldSequence, remindedFor }) => {
      const { state, startAt, endAt, capacity, registeredCount, isApprovalRequired, sequence } = found.get(eventId)!;
      return {
        now: reader.now,
        eventState: state,
        startAt,
        endAt,
        isFull: capacity !== null && registeredCount >= capacity,
        isApprovalRequired,
        isTold: toldSequence >= sequence,
        isReminded: remindedFor !== null && Date.parse(remindedFor) === Date.parse(startAt),
        hasLetter: written.has(id),
      };
    });
  },
);
