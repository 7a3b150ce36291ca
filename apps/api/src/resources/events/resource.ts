import type { EventDraft } from '@diwan/api-contract/resources/event-draft';
import { events } from '@diwan/api-contract/resources/events';
import { cities } from '@diwan/api-contract/values/places/cities';
import { eventWorkflow } from '@diwan/machines/workflows/event/event.workflow';
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { computed, defineResource, type Row } from '#crud/definition.ts';
import { fromDay, toDay } from '#crud/lists/clauses.ts';
import { hintOf, stateWords } from '#crud/lists/hint.ts';
import { problemOf } from '#http/problems/problems.ts';
import { industriesTable } from '../industries/table.ts';
import { employerName } from '../talent-lists/employer-beside.ts';
import { eventEffects, eventInput, organizersOf } from './effects.ts';
import { eventNotices } from './notices.ts';
import { eventSearchKey } from './search-key.ts';
import { eventsTable as table } from './table.ts';

type Event = Row<typeof table>;
const always = () => true;

const unannounced: ReadonlySet<Event['state']> = new Set(['draft', 'pending_review', 'rejected']);

/** Seats that people hold are not taken away, and who registered for a day learns of another one by an event. */
function expectKept(draft: EventDraft, { state, registeredCount, startAt, endAt }: Event): void {
  const errors = [];
  if (draft.capacity !== null && draft.capacity < registeredCount)
    errors.push({ path: 'capacity', code: 'belowRegistered' });
  if (!unannounced.has(state)) {
    const isMoved = (one: string, other: string) => Date.parse(one) !== Date.parse(other);
    if (isMoved(draft.startAt, startAt)) errors.push({ path: 'startAt', code: 'postponeInstead' });
    if (isMoved(draft.endAt, endAt)) errors.push({ path: 'endAt', code: 'postponeInstead' });
  }
  if (errors.length > 0) throw problemOf('invalid', { errors });
}

export const eventsResource = defineResource({
  contract: events,
  table,
  filters: {
    isFree: (isWanted) => (isWanted ? isNull(table.price) : sql`${table.price} is not null`),
    isFull: (isWanted) => {
      const isFull = sql`coalesce(${table.registeredCount} >= ${table.capacity}, false)`;
      return isWanted ? isFull : sql`not ${isFull}`;
    },
    startsFrom: fromDay(table.startAt),
    startsTo: toDay(table.startAt),
  },
  sorts: {
    createdAt: table.createdAt,
    title: table.titleAr,
    startAt: table.startAt,
    registeredCount: table.registeredCount,
  },
  label: ({ title }) => title,
  option: {
    where: eq(table.state, 'published'),
    orderBy: table.titleAr,
    async hints(rows) {
      const wordsOf = await stateWords('events', events.workflow);
      return rows.map(({ number, cityId, state }) =>
        hintOf(number, ...(cityId ? [cities[cityId]] : []), wordsOf(state)),
      );
    },
  },
  computed: {
    organizer: computed(table, ['organizerId'], async (rows, reader) => {
      const organizers = await organizersOf(rows, reader);
      return rows.map(({ organizerId: id }) => {
        const { name: label, logo: image } = organizers.get(id)!;
        return { id, label, image };
      });
    }),
    organizerState: computed(table, ['organizerId'], async (rows, reader) => {
      const organizers = await organizersOf(rows, reader);
      return rows.map(({ organizerId }) => organizers.get(organizerId)!.state);
    }),
  },
  exported: {
    title: ['title', 'number'],
    kind: 'kind',
    organizer: 'organizer',
    date: ['startAt', 'endAt'],
    place: ['mode', 'cityId'],
    seats: ['registeredCount', 'capacity', 'waitlistCount'],
    price: 'price',
    inState: 'stateChangedAt',
    state: 'state',
    isFeatured: 'isFeatured',
    createdAt: 'createdAt',
  },
  writing: {
    async edited(draft, before, { tx }) {
      expectKept(draft, before);
      return {
        searchKey: eventSearchKey({ ...draft, number: before.number }, await employerName(draft.organizerId, tx)),
      };
    },
    duplicates: {},
  },
  workflowBinding: {
    workflow: eventWorkflow,
    input: eventInput,
    effects: eventEffects,
    notices: eventNotices,
    // Those who registered are told once it can no longer be taken back.
    undoable: { 'event.approve': always, 'event.reject': always, 'event.cancel': always },
  },
  refersTo: [
    {
      table: industriesTable,
      where: (id) => sql`${table.industries} @> jsonb_build_array(jsonb_build_object('id', ${id}::text))`,
    },
  ],
  timed: (now) => [
    {
      event: { type: 'event.closeRegistration' },
      where: and(eq(table.state, 'published'), lte(table.registrationClosesAt, now)),
    },
    {
      event: { type: 'event.start' },
      where: and(inArray(table.state, ['published', 'registration_closed']), lte(table.startAt, now)),
    },
    { event: { type: 'event.complete' }, where: and(eq(table.state, 'ongoing'), lte(table.endAt, now)) },
  ],
  seed: async () => (await import('./seed.ts')).eventsSeed,
});
