import type { PromoUserType } from '@diwan/api-contract/values/records/promo';
import { employersSeed } from '#resources/employers/seed.ts';
import type { PlannedCode } from '#resources/promo-codes/seed.ts';
import { providersSeed } from '#resources/providers/seed.ts';
import { seekersSeed } from '#resources/seekers/seed.ts';
import { talentListEntriesSeed } from '#resources/talent-list-entries/seed.ts';
import type { Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { day } from '#seeding/time.ts';

/** Somebody who buys with a code. */
export interface PlannedUser {
  type: PromoUserType;
  id: string;
  number: string;
  createdAt: number;
}

const newFor = 20 * day;

/** Hands out whoever may use a code next, each once for a code, with when they do. */
export function usersFor({ now, planOf }: Seeding, random: Random) {
  const of = (type: PromoUserType, records: readonly Omit<PlannedUser, 'type'>[]): PlannedUser[] =>
    records.map(({ id, number, createdAt }) => ({ type, id, number, createdAt }));
  const seekers = of('seeker', planOf(seekersSeed).slice(0, 4_000));
  const employers = of('employer', planOf(employersSeed));
  const providers = of('provider', planOf(providersSeed));
  const entries = planOf(talentListEntriesSeed);
  const everybody = [...seekers, ...seekers, ...employers, ...providers];
  const usedBy = new Set<string>();

  function poolOf({ terms: { audience, talentListId } }: PlannedCode): readonly PlannedUser[] {
    switch (audience) {
      case 'seekers':
        return seekers;
      case 'employers':
        return employers;
      case 'providers':
        return providers;
      case 'list':
        return of(
          'seeker',
          entries.filter(({ list }) => list.id === talentListId).map(({ seeker }) => seeker),
        );
      default:
        return everybody;
    }
  }

  return {
    /** Null where nobody is left who could. */
    next(code: PlannedCode): { user: PlannedUser; at: number } | null {
      const pool = poolOf(code);
      const { from, to } = code.campaign;
      const isForNew = code.terms.audience === 'new_users';
      const until = Math.min(to ?? now, now);
      for (let tries = 0; tries < 60 && pool.length > 0; tries += 1) {
        const user = random.pick(pool);
        const earliest = Math.max(from, user.createdAt);
        const latest = isForNew ? Math.min(until, user.createdAt + newFor) : until;
        const key = `${code.id} ${user.id}`;
        if (earliest >= latest || usedBy.has(key)) continue;
        usedBy.add(key);
        return { user, at: earliest + random.next() * (latest - earliest) };
      }
      return null;
    },
  };
}
