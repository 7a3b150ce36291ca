import type { Skill } from '@diwan/api-contract/resources/skills';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import type { Synonym } from '@diwan/api-contract/values/text/synonym';
import type { AnyContract, DraftOf } from '#crud/definition.ts';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import type { Random } from '#seeding/random.ts';
import type { Seed, Seeding } from '#seeding/seed.ts';
import { day, instant, makeId } from '#seeding/time.ts';
import { termKeys } from './term-keys.ts';
import { gap } from './tree/tree.ts';

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
    parentId: null as string | null,
    slug: null,
    icon: null,
    externalUri: null,
    stateReason: null as Skill['stateReason'],
    stateNote: null as string | null,
    state: random.chance(0.04) ? ('inactive' as const) : ('active' as 'active' | 'suggested'),
    source: 'manual' as 'manual' | 'import' | 'user_suggested',
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
      for (const [index, term] of terms.entries()) yield { ...term, ...termKeys(term), order: (index + 1) * gap };
    },
  };
}
