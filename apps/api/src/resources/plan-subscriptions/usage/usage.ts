import type { PlanTerms } from '@diwan/api-contract/resources/plan-draft';
import type { PlanSubscription } from '@diwan/api-contract/resources/plan-subscriptions';
import { jobPostsKey } from '@diwan/api-contract/values/records/plan';
import type { QuotaAdjustment } from '@diwan/machines/workflows/plan-subscription/plan-subscription.workflow';
import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Row } from '#crud/definition.ts';
import { idIn, riyadhDay } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { employersTable as employers } from '#resources/employers/table.ts';
import { planFeaturesTable as features } from '#resources/plan-features/table.ts';
import { addMonths } from '../billing/periods.ts';
import { type planSubscriptionsTable, planUsageTable as usage } from '../table.ts';
import { limitOn } from './quota.ts';

type Subscription = Pick<Row<typeof planSubscriptionsTable>, 'id' | 'employerId'>;
interface At {
  tx: Tx;
  now: string;
}

/** What is used of each feature that subscriptions count, in the order of the features. */
export async function usageOf(ids: readonly string[], { tx, now }: At): Promise<PlanSubscription['usage'][]> {
  const rows = await tx
    .select({
      of: usage.subscriptionId,
      featureId: usage.featureId,
      name: features.name,
      key: features.key,
      used: usage.used,
      limit: limitOn(riyadhDay(now)),
      isUnlimited: sql<boolean>`${usage.baseLimit} is null`,
      resetsAt: usage.resetsAt,
    })
    .from(usage)
    .innerJoin(features, eq(features.id, usage.featureId))
    .where(idIn(usage.subscriptionId, ids))
    .orderBy(asc(features.sortOrder), asc(features.id));
  const bySubscription = Map.groupBy(rows, ({ of }) => of);
  return ids.map((id) =>
    (bySubscription.get(id) ?? []).map(({ featureId, name, key, used, limit, isUnlimited, resetsAt }) => ({
      feature: { id: featureId, label: name },
      key,
      used,
      limit: isUnlimited ? null : limit,
      resetsAt,
    })),
  );
}

/** Of the feature of which most is used, how much that is of its limit. */
export function mostUsedOf(each: PlanSubscription['usage']): PlanSubscription['mostUsed'] {
  const limited = each.flatMap(({ feature, used, limit }) =>
    limit === null || limit === 0
      ? []
      : [{ feature: feature.label, used, limit, percent: Math.floor((100 * used) / limit) }],
  );
  return limited.toSorted((one, other) => other.percent - one.percent)[0] ?? null;
}

/** Opens the quotas of a plan: those that begin anew with a period begin, what one has at a time goes on. */
export async function openQuotas(
  { id: subscriptionId, employerId }: Subscription,
  { terms, end }: { terms: PlanTerms; end: string },
  { tx, now }: At,
): Promise<void> {
  const enabled = terms.features.filter((value) => value.enabled);
  const counted = await tx
    .select({ id: features.id, key: features.key, resets: features.resets })
    .from(features)
    .where(
      and(
        eq(features.kind, 'quota'),
        idIn(
          features.id,
          enabled.map((value) => value.featureId),
        ),
      ),
    );
  const ids = counted.map(({ id }) => id);
  await tx
    .delete(usage)
    .where(
      and(eq(usage.subscriptionId, subscriptionId), ids.length > 0 ? notInArray(usage.featureId, ids) : undefined),
    );
  for (const { id: featureId, key, resets } of counted) {
    const baseLimit = enabled.find((value) => value.featureId === featureId)!.limit;
    const resetsAt = resets === 'never' ? null : resets === 'monthly' ? addMonths(now, 1) : end;
    const used = key === jobPostsKey && employerId ? await placesOf(employerId, tx) : 0;
    await tx
      .insert(usage)
      .values({ subscriptionId, featureId, baseLimit, resetsAt, used })
      .onConflictDoUpdate({
        target: [usage.subscriptionId, usage.featureId],
        set: { baseLimit, resetsAt, ...(resets === 'never' && key !== jobPostsKey ? {} : { used }) },
      });
  }
}

/** How many places its posts take now. */
async function placesOf(employerId: string, tx: Tx): Promise<number> {
  const [found] = await tx.select({ used: employers.jobQuotaUsed }).from(employers).where(eq(employers.id, employerId));
  return found!.used;
}

/** Begins anew what begins anew each month. */
export async function beginMonths({ id }: Subscription, { tx, now }: At): Promise<void> {
  const due = await tx
    .select({ featureId: usage.featureId, resetsAt: usage.resetsAt })
    .from(usage)
    .innerJoin(features, eq(features.id, usage.featureId))
    .where(and(eq(usage.subscriptionId, id), eq(features.resets, 'monthly'), lte(usage.resetsAt, now)));
  for (const { featureId, resetsAt } of due) {
    let next = resetsAt!;
    while (Date.parse(next) <= Date.parse(now)) next = addMonths(next, 1);
    await tx
      .update(usage)
      .set({ used: 0, resetsAt: next })
      .where(and(eq(usage.subscriptionId, id), eq(usage.featureId, featureId)));
  }
}

/** Adds to a quota up to a day, or takes from it. */
export async function adjustQuota(
  { id }: Subscription,
  { feature, delta, until }: QuotaAdjustment,
  { tx, now }: At,
): Promise<void> {
  const today = riyadhDay(now);
  await tx
    .update(usage)
    .set({
      extra: sql`case when ${usage.extraUntil} >= ${today}::date then ${usage.extra} else 0 end + ${delta}::int`,
      extraUntil: until,
    })
    .where(and(eq(usage.subscriptionId, id), inArray(usage.featureId, [feature])));
}

/** What would be left of a quota after an adjustment; null where the plan does not count it, or counts it without a limit. */
export async function leftAfter(
  { id }: Subscription,
  { feature, delta }: { feature: string; delta: number },
  { tx, now }: At,
): Promise<number | null> {
  const [found] = await tx
    .select({ limit: limitOn(riyadhDay(now)), baseLimit: usage.baseLimit })
    .from(usage)
    .where(and(eq(usage.subscriptionId, id), eq(usage.featureId, feature)));
  return found && found.baseLimit !== null ? found.limit! + delta : null;
}
