import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import type { eventMachine } from '@diwan/machines/workflows/event/event.machine';
import type { EventDates, EventInput, EventJudgement } from '@diwan/machines/workflows/event/event.workflow';
import { computed, type EffectHandlers, oncePerBatch, type Reader, type Row, type Writer } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { newId } from '#db/id.ts';
import { offeredAt } from '#settings/read-settings.ts';
import { employersTable } from '../employers/table.ts';
import { eventLettersTable as letters, eventsTable as table } from './table.ts';

type Event = Row<typeof table>;

/** Whoever organises some events, with whether they may. */
export const organizersOf = oncePerBatch((rows: Pick<Event, 'organizerId'>[], { tx }: Reader) =>
  findNamed(
    tx,
    employersTable,
    { name: employersTable.name, state: employersTable.state, logo: employersTable.logo },
    rows.map(({ organizerId }) => organizerId),
  ),
);

/** What the workflow's rules look at, for several events at once. */
export const eventInput = computed(
  table,
  ['startAt', 'endAt', 'organizerId', 'isFeatured', 'registeredCount', 'waitlistCount'],
  async (rows, reader): Promise<EventInput[]> => {
    const organizers = await organizersOf(rows, reader);
    const offered = await offeredAt(reader.tx, reader.now);
    return rows.map(({ startAt, endAt, organizerId, isFeatured, registeredCount, waitlistCount }) => ({
      now: reader.now,
      startAt,
      endAt,
      organizerState: organizers.get(organizerId)!.state,
      isFeatured,
      offered,
      hasRegistrants: registeredCount + waitlistCount > 0,
    }));
  },
);

/** An instant, moved as far as another one was. */
const movedLike = (instant: string, from: string, to: string) =>
  new Date(Date.parse(instant) + Date.parse(to) - Date.parse(from)).toISOString();

/** What the workflow names, carried out. */
export const eventEffects: EffectHandlers<typeof table, typeof eventMachine> = {
  storeReason: (_: Event, { reason, note }: EventJudgement) => ({ stateReason: reason, stateNote: note }),
  clearReason: () => ({ stateReason: null, stateNote: null }),
  storePublication: (_: Event, __: unknown, { now }: Writer) => ({ publishedAt: now }),
  storeDates: ({ startAt: before, registrationOpensAt, registrationClosesAt }: Event, dates: EventDates) => ({
    ...dates,
    registrationOpensAt: registrationOpensAt && movedLike(registrationOpensAt, before, dates.startAt),
    registrationClosesAt: movedLike(registrationClosesAt, before, dates.startAt),
  }),
  storeFeature: (_: Event, { isFeatured }: { isFeatured: boolean }) => ({ isFeatured }),
  raiseSequence: ({ sequence }: Event) => ({ sequence: sequence + 1 }),
  async storeLetter({ id: eventId }: Event, { subject, message }: StaffMessage, { tx, now }: Writer) {
    await tx.insert(letters).values({ id: newId(), eventId, message: { subject, message }, createdAt: now });
  },
};
