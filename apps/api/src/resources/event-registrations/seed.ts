import type { EventRegistration } from '@diwan/api-contract/resources/event-registrations';
import type { EventRecord } from '@diwan/api-contract/resources/events';
import { staffActors } from '#seeding/people-who-act.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { before, day, hour, instant, makeId } from '#seeding/time.ts';
import type { PlannedEvent } from '../events/seed/plan.ts';
import { eventsSeed } from '../events/seed.ts';
import type { PlannedSeeker } from '../seekers/planned-seeker.ts';
import { seekersSeed } from '../seekers/seed.ts';
import { eventRegistrationSearchKey } from './search-key.ts';

type State = EventRegistration['state'];

interface PlannedRegistration {
  id: string;
  event: PlannedEvent;
  seeker: PlannedSeeker;
  state: State;
  at: number;
}

export const eventRegistrationsSeed: Seed<PlannedRegistration[]> = { plan: planRegistrations, rows: registrationRows };

const open = new Set<EventRecord['state']>([
  'published',
  'registration_closed',
  'ongoing',
  'completed',
  'postponed',
  'cancelled',
]);

/** Events learn how many have a seat, wait and came. */
function planRegistrations({ seed, now, planOf }: Seeding): PlannedRegistration[] {
  const random = createRandom(seed, 'event-registrations');
  const ids = createRandom(seed, 'event-registrations.ids');
  const seekers = planOf(seekersSeed);
  return planOf(eventsSeed)
    .filter(({ state }) => open.has(state))
    .flatMap((event, index) => {
      const until = Math.min(now, event.registrationClosesAt);
      const there = before(seekers, event.createdAt);
      const seats = Math.min(event.capacity ?? 40, 60);
      // Some events are full, and people wait.
      const isFull = event.capacity === seats && index % 2 === 0;
      const count = isFull ? seats + random.int(1, 5) : random.int(3, Math.max(4, seats - 2));
      return random
        .some(there, count)
        .map((seeker) => ({ seeker, at: event.createdAt + random.next() * (until - event.createdAt) }))
        .sort((one, other) => one.at - other.at)
        .map(({ seeker, at }): PlannedRegistration => {
          const state = stateOf(event, isFull, random);
          countIn(event, state);
          return { id: makeId(at, ids), event, seeker, state, at };
        });
    })
    .sort((one, other) => one.at - other.at);
}

function stateOf({ state, capacity, registered, kind }: PlannedEvent, isFull: boolean, random: Random): State {
  if (state === 'cancelled') return 'cancelled';
  if (capacity !== null && registered >= capacity) return 'waitlisted';
  if (!isFull && random.chance(0.06)) return 'cancelled';
  if (state === 'completed') return random.weighted({ checked_in: 78, no_show: 22 });
  if (state === 'ongoing') return random.weighted({ checked_in: 50, confirmed: 50 });
  return kind === 'networking' && random.chance(0.5) ? 'registered' : 'confirmed';
}

function countIn(event: PlannedEvent, state: State): void {
  if (state === 'waitlisted') event.waiting++;
  else if (state !== 'cancelled') event.registered++;
  if (state === 'checked_in') event.attended++;
}

function* registrationRows(registrations: PlannedRegistration[], { seed, now }: Seeding) {
  const random = createRandom(seed, 'event-registrations.details');
  for (const { id, event, seeker, state, at } of registrations) {
    const ticket = makeId(at, random).replaceAll('-', '').slice(-12).toUpperCase();
    const author = { type: 'seeker' as const, id: seeker.id, name: seeker.number };
    const doorkeeper = random.pick(staffActors);
    const calledOffAt = event.state === 'cancelled' ? event.changedAt : at;
    const came = Math.min(now, event.startAt + (random.next() - 0.5) * hour);
    const changedAt =
      { checked_in: came, no_show: Math.min(now, event.endAt), cancelled: calledOffAt }[state as string] ?? at;
    yield {
      id,
      version: changedAt === at ? 1 : 2,
      createdAt: instant(at),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(changedAt),
      createdBy: author,
      updatedBy: state === 'checked_in' ? doorkeeper : author,
      searchKey: eventRegistrationSearchKey(ticket, seeker),
      ticket,
      state,
      eventId: event.id,
      // None of the demo is reminded of what has begun, or begins within a day.
      remindedFor: event.startAt <= now + day ? instant(event.startAt) : null,
      seekerId: seeker.id,
      checkedInAt: state === 'checked_in' ? instant(came) : null,
      checkedInBy: state === 'checked_in' ? doorkeeper.name : null,
    };
  }
}
