import type { PlanInput } from '@diwan/machines/workflows/plan/plan.workflow';
import { and, eq } from 'drizzle-orm';
import { computed } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { planFeaturesTable as features } from '../plan-features/table.ts';
import { plansTable as table } from './table.ts';

/** What the rules about plans look at, for several at once. */
export const planInput = computed(
  table,
  ['price', 'features', 'availableTo'],
  async (rows, { tx, now }): Promise<PlanInput[]> => {
    const enabled = rows.map((row) => row.features.filter((value) => value.enabled).map((value) => value.featureId));
    const retired = await tx
      .select({ id: features.id })
      .from(features)
      .where(and(eq(features.state, 'retired'), idIn(features.id, [...new Set(enabled.flat())])));
    const gone = new Set(retired.map(({ id }) => id));
    return rows.map(({ price, availableTo }, index) => ({
      now,
      price,
      availableTo,
      featuresCount: enabled[index]!.length,
      retiredFeaturesCount: enabled[index]!.filter((id) => gone.has(id)).length,
    }));
  },
);
