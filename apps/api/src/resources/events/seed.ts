import type { EventRecord } from '@diwan/api-contract/resources/events';
import { reasonCodes } from '@diwan/api-contract/settings/reasons';
import { cities } from '@diwan/api-contract/values/places/cities';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { theSystem } from '#seeding/people-who-act.ts';
import { createRandom, type Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, instant } from '#seeding/time.ts';
import { termsOf } from '../taxonomy/terms.ts';
import { eventSearchKey } from './search-key.ts';
import { type PlannedEvent, planEvents } from './seed/plan.ts';
import { doubt, positions, promises, regrets, sessions, speakers, venues } from './seed/programmes.ts';

const published = new Set<EventRecord['state']>([
  'published',
  'registration_closed',
  'ongoing',
  'completed',
  'postponed',
  'cancelled',
]);

export const eventsSeed: Seed<PlannedEvent[]> = {
  plan: planEvents,
  rows: eventRows,
  notifications: (events) =>
    events
      .filter(({ state }) => state === 'pending_review')
      .slice(-5)
      .map(({ id, title, cityId, createdAt }) => ({
        kind: 'eventSubmitted',
        ref: { resource: 'events', id, label: namedFor(title, cityId) },
        at: createdAt,
      })),
};

function* eventRows(events: PlannedEvent[], seeding: Seeding) {
  const random = createRandom(seeding.seed, 'events.details');
  const { industries } = termsOf(seeding);
  const judgementOf = judging(random);
  for (const event of events) {
    const { id, number, organizer, kind, mode, state, createdAt, changedAt, startAt, endAt } = event;
    const title = namedFor(event.title, event.cityId);
    const isInPlace = mode !== 'online';
    const venueName = isInPlace ? random.pick(venues).ar : null;
    const industryId = industries.get(organizer.section)!.id;
    seeding.use(industryId, createdAt);
    const author = { type: 'employer' as const, id: organizer.id, name: organizer.name.ar };
    yield {
      id,
      number,
      version: state === 'draft' ? 1 : 2,
      createdAt: instant(createdAt),
      updatedAt: instant(changedAt),
      stateChangedAt: instant(state === 'draft' || state === 'pending_review' ? createdAt : changedAt),
      createdBy: author,
      updatedBy: state === 'draft' ? author : theSystem,
      searchKey: eventSearchKey({ number, title, venueName }, organizer.name),
      state,
      ...judgementOf(state),
      organizerId: organizer.id,
      title,
      kind,
      summary: promises[kind],
      description: descriptionOf(event, title),
      cover: null,
      industries: [{ id: industryId }],
      startAt: instant(startAt),
      endAt: instant(endAt),
      registrationOpensAt: null,
      registrationClosesAt: instant(event.registrationClosesAt),
      mode,
      cityId: isInPlace ? event.cityId : null,
      venueName,
      venue: null,
      joinUrl: mode === 'onsite' ? null : `https://live.example.com/${number.toLowerCase()}`,
      capacity: event.capacity,
      price: kind === 'course' || random.chance(0.1) ? random.pick([9_900, 15_000, 25_000, 49_900]) : null,
      audience: event.audience,
      isApprovalRequired: kind === 'networking',
      hasCertificates: kind === 'course' || kind === 'workshop',
      speakers: random.some(speakers, random.int(0, 3)).map((name) => ({ name, title: random.pick(positions) })),
      agenda: kind === 'networking' ? [] : agendaFrom(startAt),
      isFeatured: event.isFeatured,
      publishedAt: published.has(state) ? instant(Math.min(createdAt + day, changedAt)) : null,
      registeredCount: event.registered,
      attendedCount: event.attended,
      waitlistCount: event.waiting,
    };
  }
}

const namedFor = ({ ar, en = '' }: LocalizedText, city: keyof typeof cities): LocalizedText => ({
  ar: ar.replace('{city}', cities[city].ar),
  en: en.replace('{city}', cities[city].en),
});

/** Why events were turned down or called off: each reason in its turn, so that all of them are there. */
function judging(random: Random) {
  let [rejected, cancelled] = [0, 0];
  const rejections = reasonCodes('eventRejectionReasons');
  const cancellations = reasonCodes('eventCancellationReasons');
  return (state: EventRecord['state']) => {
    if (state === 'rejected') {
      const stateReason = rejections[rejected++ % rejections.length]!;
      return { stateReason, stateNote: stateReason === 'other' ? doubt : null };
    }
    if (state === 'cancelled') {
      const stateReason = cancellations[cancelled++ % cancellations.length]!;
      return { stateReason, stateNote: random.pick(regrets) };
    }
    return { stateReason: null, stateNote: null };
  };
}

function descriptionOf({ kind, organizer }: PlannedEvent, title: LocalizedText): LocalizedText {
  return {
    ar: `<p>تدعوكم ${organizer.name.ar} إلى «${title.ar}».</p><p>${promises[kind].ar}</p><p>المقاعد محدودة، والتسجيل المسبق لازم.</p>`,
    en: `<p>${organizer.name.en} invites you to “${title.en}”.</p><p>${promises[kind].en}</p><p>Seats are limited, so please register beforehand.</p>`,
  };
}

/** A session after another, each as long as half an hour; times are those of Riyadh. */
function agendaFrom(startAt: number): EventRecord['agenda'] {
  const first = new Date(startAt).getUTCHours() + 3;
  return sessions.map((title, index) => {
    const hours = String((first + Math.floor(index / 2)) % 24).padStart(2, '0');
    return { startsAt: `${hours}:${index % 2 === 0 ? '00' : '30'}`, title };
  });
}
