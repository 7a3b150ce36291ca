import { interviewTypes } from '@diwan/api-contract/values/records/application';
import { interviewTitles } from '#seeding/data/sentences.ts';
import { nextOpenings, officeTimeBefore } from '#seeding/office-hours.ts';
import { staffActors } from '#seeding/people-who-act.ts';
import type { Random } from '#seeding/random.ts';
import { hour, instant, makeId, minute } from '#seeding/time.ts';
import type { PlannedApplication } from '../seed/plan.ts';
import type { interviewsTable } from './table.ts';

export type SeededInterview = typeof interviewsTable.$inferInsert;

interface Met {
  id: string;
  application: PlannedApplication;
  decidedAt: number;
  reviewer: { id: string; name: string };
}

/** Times that are free in the days to come, of each member of staff; candidates who have been given one; and who has met when. */
interface Diaries {
  times: Map<string, number[]>;
  candidates: Set<string>;
  taken: Map<string, Set<number>>;
}

const durationMin = 45;
const hoursOfDay = [0, 1, 2, 3, 4, 5, 6, 7];
const daysAhead = 10;

/** What may be planned: at most half of anybody's day, so that the other half stays free. */
export function freeTimes(now: number, random: Random): Diaries {
  const timesOfOne = () =>
    nextOpenings(now, daysAhead).flatMap((opening) =>
      random.some(hoursOfDay, random.int(1, hoursOfDay.length / 2)).map((hours) => opening + hours * hour),
    );
  const times = staffActors.map(({ id }): [string, number[]] => [id, random.some(timesOfOne(), Infinity)]);
  return { times: new Map(times), candidates: new Set(), taken: new Map() };
}

/** A time between two instants at which neither has met anybody else; null where there is none. */
function timeOfBoth(
  people: readonly string[],
  from: number,
  until: number,
  taken: Diaries['taken'],
  random: Random,
): number | null {
  const isFree = (at: number) =>
    people.every(
      (person) => ![-2, -1, 0, 1, 2].some((quarters) => taken.get(person)?.has(at + quarters * 15 * minute)),
    );
  for (let at = until - random.next() * 48 * hour; at > from; at -= 15 * minute) {
    at = officeTimeBefore(at, durationMin * minute);
    if (at <= from) return null;
    if (!isFree(at)) continue;
    for (const person of people) taken.set(person, (taken.get(person) ?? new Set()).add(at));
    return at;
  }
  return null;
}

/** Those who come into question are met; what lies ahead is still on the calendar. */
export function seededInterviews(
  { id: applicationId, application: { seeker, state, appliedAt }, decidedAt, reviewer }: Met,
  { times, candidates, taken }: Diaries,
  random: Random,
): SeededInterview[] {
  const chance = { pending: 0, 'in-progress': 0.45, approved: 0.6, rejected: 0.2, recruited: 0.9 }[state];
  if (!random.chance(chance)) return [];
  const isOpen = (state === 'in-progress' || state === 'approved') && !candidates.has(seeker.id);
  const ahead = isOpen && random.chance(0.1) ? times.get(reviewer.id)?.pop() : undefined;
  if (ahead !== undefined) candidates.add(seeker.id);
  const met = ahead ?? timeOfBoth([reviewer.id, seeker.id], appliedAt, decidedAt - durationMin * minute, taken, random);
  if (met === null) return [];
  const type = random.pick(interviewTypes);
  return [
    {
      id: makeId(decidedAt, random),
      applicationId,
      type,
      title: random.pick(interviewTitles),
      startsAt: instant(met),
      durationMin,
      place: type === 'personal' ? 'الرياض، طريق الملك فهد، الدور الثالث' : null,
      link: type === 'video' ? `https://meet.example.com/${applicationId.slice(0, 8)}` : null,
      organizer: reviewer,
      addedUsers: [],
      state:
        ahead === undefined
          ? random.weighted({ completed: 88, no_show: 6, cancelled: 6 })
          : random.pick(['proposed', 'scheduled', 'scheduled', 'rescheduled'] as const),
      updatedAt: instant(decidedAt),
    },
  ];
}
