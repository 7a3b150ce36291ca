import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { Synonym } from '@diwan/api-contract/values/text/synonym';
import type { AnyContract, DraftOf } from '#crud/definition.ts';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import type { Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, instant, makeId } from '#seeding/time.ts';
import { termKeys } from './term-keys.ts';

/** All terms draw from one stream, one taxonomy after the other. */
export const termStream = 'terms';

export interface Term {
  id: string;
  name: LocalizedText;
}

export function makeTerm(name: LocalizedText, random: Random, now: number) {
  const createdAt = now - random.int(400, 800) * day;
  const actor = random.pick(staffActors);
  const id = makeId(createdAt, random);
  const updatedAt = instant(createdAt + random.int(0, 300) * day);
  return {
    id,
    createdAt: instant(createdAt),
    updatedAt,
    stateChangedAt: updatedAt,
    createdBy: theSystem,
    updatedBy: actor,
    state: random.chance(0.04) ? ('inactive' as const) : ('active' as 'active' | 'suggested'),
    name,
    code: null,
    synonyms: [] as Synonym[],
  };
}

type Planned<R extends AnyContract> = ReturnType<typeof makeTerm> & DraftOf<R>;

/** The demo data of a taxonomy whose terms are planned as they are written, with every field of their form. */
export function termsSeed<R extends AnyContract>(plan: (seeding: Seeding) => Planned<R>[]): Seed<Planned<R>[]> {
  return {
    plan,
    *rows(terms) {
      for (const term of terms) yield { ...term, ...termKeys(term) };
    },
  };
}
