import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import type { Synonym } from '@diwan/api-contract/values/synonym';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import type { Random } from '#seeding/random.ts';
import { day, instant, makeId } from '#seeding/time.ts';

/** All terms draw from one stream, one taxonomy after the other. */
export const termStream = 'terms';

export interface Term {
  id: string;
  name: LocalizedText;
}

export function makeTerm(name: LocalizedText, random: Random, now: number) {
  const createdAt = now - random.int(400, 800) * day;
  const actor = random.pick(staffActors);
  return {
    id: makeId(createdAt, random),
    createdAt: instant(createdAt),
    updatedAt: instant(createdAt + random.int(0, 300) * day),
    createdBy: theSystem,
    updatedBy: actor,
    state: random.chance(0.04) ? ('inactive' as const) : ('active' as 'active' | 'suggested'),
    name,
    code: null,
    synonyms: [] as Synonym[],
  };
}
