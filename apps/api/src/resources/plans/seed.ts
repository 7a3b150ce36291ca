import { staffActors } from '#seeding/people-who-act.ts';
import type { Seed } from '#seeding/seed.ts';
import { instant } from '#seeding/time.ts';
import { inBoth, searchKeyOf } from '../search-texts.ts';
import { type PlannedPlan, planPlans } from './seed/plan.ts';
import { planVersionsTable } from './table.ts';
import { termsOf } from './versions.ts';

export const plansSeed: Seed<PlannedPlan[]> = {
  plan: planPlans,
  *rows(plans) {
    const [author] = staffActors;
    for (const { createdAt, changedAt, earlier: _, ...plan } of plans) {
      const at = instant(changedAt);
      yield {
        ...plan,
        version: changedAt > createdAt ? 2 : 1,
        createdAt: instant(createdAt),
        updatedAt: at,
        stateChangedAt: at,
        createdBy: author!,
        updatedBy: author!,
        searchKey: searchKeyOf([...inBoth(plan.name), plan.code]),
        publishedAt: plan.state === 'draft' ? null : instant(createdAt),
      };
    }
  },
  attached: (plans) => [
    [
      planVersionsTable,
      plans.flatMap((plan) => {
        const now = { planId: plan.id, version: plan.termsVersion, terms: termsOf(plan) };
        const before = plan.earlier ? [{ planId: plan.id, version: 1, terms: termsOf(plan.earlier) }] : [];
        return [
          ...before.map((version) => ({ ...version, createdAt: instant(plan.createdAt) })),
          { ...now, createdAt: instant(plan.earlier ? plan.changedAt : plan.createdAt) },
        ];
      }),
    ],
  ],
};
