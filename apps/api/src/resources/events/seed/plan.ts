import type { EventRecord } from '@diwan/api-contract/resources/events';
import { type CityId, cityIds } from '@diwan/api-contract/values/places/cities';
import { eventAudiences } from '@diwan/api-contract/values/records/event';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { employersSeed, type PlannedEmployer } from '#resources/employers/seed.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { day, hour, makeId, recordNumber } from '#seeding/time.ts';
import { type Kind, titles } from './programmes.ts';

/** An event, with the counts that its registrations bring. */
export interface PlannedEvent {
  id: string;
  number: string;
  organizer: PlannedEmployer;
  title: LocalizedText;
  kind: Kind;
  mode: EventRecord['mode'];
  audience: EventRecord['audience'];
  isFeatured: boolean;
  /** Of its organiser, mostly. */
  cityId: CityId;
  state: EventRecord['state'];
  createdAt: number;
  changedAt: number;
  startAt: number;
  endAt: number;
  registrationClosesAt: number;
  capacity: number | null;
  registered: number;
  attended: number;
  waiting: number;
}

const shares: Record<EventRecord['state'], number> = {
  published: 30,
  completed: 38,
  pending_review: 8,
  registration_closed: 5,
  ongoing: 2,
  draft: 5,
  postponed: 3,
  cancelled: 5,
  rejected: 4,
};
const kinds = Object.keys(titles) as Kind[];
const usualModes: Record<Kind, EventRecord['mode']> = {
  career_fair: 'onsite',
  workshop: 'onsite',
  webinar: 'online',
  course: 'hybrid',
  networking: 'onsite',
  open_day: 'onsite',
};

export function planEvents({ scale, seed, now, planOf }: Seeding): PlannedEvent[] {
  const random = createRandom(seed, 'events');
  const known = planOf(employersSeed).filter(({ createdAt }) => now - createdAt > 40 * day);
  const organizers = known.filter(({ state }) => state === 'verified');
  const suspended = known.filter(({ state }) => state === 'suspended');
  const count = Math.max(12, Math.ceil(240 * scale));
  const planned = Array.from({ length: count }, (_, index): PlannedEvent => {
    // The first ones hold one of each state and kind, however few there are.
    const state = (Object.keys(shares) as EventRecord['state'][])[index] ?? random.weighted(shares);
    const kind = kinds[index] ?? random.pick(kinds);
    // Some have been suspended since, from whoever has the first draft on; the first that waits can be approved.
    const organizer = random.pick(suspended.length > 0 && index % 20 === 5 ? suspended : organizers);
    const title = random.pick(titles[kind]);
    const times = timesOf(state, kind, now, random);
    const createdAt = Math.max(times.createdAt, organizer.createdAt + hour);
    return {
      id: makeId(createdAt, random),
      number: '',
      organizer,
      title,
      kind,
      mode: usualModes[kind],
      audience: title.ar.includes('المهندسات') ? 'women' : audienceOf(kind, index, random),
      isFeatured: state === 'published' && index % 5 === 0,
      cityId: index % 3 === 0 ? cityIds[(index / 3) % cityIds.length]! : organizer.cityId,
      state,
      ...times,
      createdAt,
      capacity: kind === 'webinar' && random.chance(0.5) ? null : random.pick([20, 25, 40, 60, 100, 150]),
      registered: 0,
      attended: 0,
      waiting: 0,
    };
  }).sort((one, other) => one.createdAt - other.createdAt);
  for (const [index, event] of planned.entries()) event.number = recordNumber('EVT', event.createdAt, index + 1);
  return planned;
}

/** Those of the first ones differ, so that there is one for everybody. */
function audienceOf(kind: Kind, index: number, random: Random): EventRecord['audience'] {
  if (index < eventAudiences.length) return eventAudiences[index]!;
  if (kind === 'career_fair' || kind === 'open_day') return 'seekers';
  return random.chance(0.7) ? 'all' : random.pick(eventAudiences.slice(0, 4));
}

const past = new Set<EventRecord['state']>(['completed', 'cancelled', 'rejected']);

/** When it takes place: in the working week, by day or in the evening in Riyadh. */
function timesOf(state: EventRecord['state'], kind: Kind, now: number, random: Random) {
  const inDays = past.has(state) ? -random.int(3, 300) : random.int(state === 'registration_closed' ? 2 : 8, 60);
  const startsAt = kind === 'webinar' || kind === 'networking' ? 16 : 6;
  const startAt = workingDay(now + inDays * day) + startsAt * hour;
  const length = kind === 'career_fair' ? day + 8 * hour : random.pick([2, 3, 6]) * hour;
  const createdAt = Math.min(startAt - random.int(20, 45) * day, now - random.int(2, 20) * hour);
  const changedAt = past.has(state) ? Math.min(now, startAt + (state === 'completed' ? length : -2 * day)) : now - hour;
  if (state === 'ongoing') {
    // Far enough from both ends that the demo shows it for days.
    const started = now - 3 * hour;
    const registrationClosesAt = started - 12 * hour;
    return { startAt: started, endAt: now + 4 * day, registrationClosesAt, createdAt, changedAt: started };
  }
  const registrationClosesAt = state === 'registration_closed' ? now - 2 * hour : startAt - day;
  return { startAt, endAt: startAt + length, registrationClosesAt, createdAt, changedAt };
}

/** The beginning of the same or the next day, in UTC, that is neither Friday nor Saturday. */
function workingDay(at: number): number {
  const weekday = new Date(at).getUTCDay();
  const skipped = { 5: 2, 6: 1 }[weekday] ?? 0;
  return (Math.floor(at / day) + skipped) * day;
}
