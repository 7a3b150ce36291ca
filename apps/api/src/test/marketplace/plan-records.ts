import { randomUUID } from 'node:crypto';
import type { PlanFeatureValue } from '@diwan/api-contract/resources/plan-draft';
import type { PlanFeature } from '@diwan/api-contract/resources/plan-features';
import { initialSettings } from '@diwan/api-contract/settings/register';
import { eq } from 'drizzle-orm';
import { nextNumber } from '#crud/number.ts';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { planFeaturesTable } from '#resources/plan-features/table.ts';
import { grossOf } from '#resources/plan-subscriptions/billing/money.ts';
import { planSubscriptionsTable, planUsageTable } from '#resources/plan-subscriptions/table.ts';
import { plansTable, planVersionsTable } from '#resources/plans/table.ts';
import { termsOf } from '#resources/plans/versions.ts';
import { inBoth, searchKeyOf } from '#resources/search-texts.ts';

const someone = { type: 'system' as const, id: 'test', name: 'Test' };
const stamps = () => ({ id: newId(), createdBy: someone, updatedBy: someone });
type Given<T> = Partial<T>;

/** The feature of a key, put into a test's database where it is not there yet. */
export async function addFeature({ orm }: Pick<Database, 'orm'>, row: Given<PlanFeature> = {}) {
  const key = row.key ?? `feature_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const [known] = await orm.select().from(planFeaturesTable).where(eq(planFeaturesTable.key, key));
  if (known) return known;
  const [added] = await orm
    .insert(planFeaturesTable)
    .values({
      ...stamps(),
      searchKey: searchKeyOf([...inBoth(row.name ?? { ar: 'ميزة' }), key]),
      state: row.state ?? 'active',
      key,
      name: row.name ?? { ar: 'ميزة', en: 'Feature' },
      group: 'recruiting',
      kind: row.kind ?? 'quota',
      unit: 'jobs',
      resets: row.resets ?? 'never',
      sortOrder: 10,
    })
    .returning();
  return added!;
}

export const gives = (featureId: string, limit: number | null): PlanFeatureValue => ({
  featureId,
  enabled: true,
  limit,
  note: null,
});

/** A plan on sale, with the terms that the test cares about. */
export async function addPlan({ orm }: Pick<Database, 'orm'>, row: Given<typeof plansTable.$inferInsert> = {}) {
  const [added] = await orm
    .insert(plansTable)
    .values({
      ...stamps(),
      searchKey: searchKeyOf(inBoth(row.name ?? { ar: 'باقة' })),
      state: 'on_sale',
      code: `plan-${randomUUID()}`.slice(0, 40).replace(/-$/, ''),
      name: { ar: 'باقة', en: 'Plan' },
      audience: 'employer',
      price: 1_000_00,
      isVatIncluded: true,
      interval: 'month',
      intervalCount: 1,
      trialDays: 0,
      graceDays: 7,
      features: [],
      sortOrder: 10,
      isHighlighted: false,
      ...row,
    })
    .returning();
  await orm
    .insert(planVersionsTable)
    .values({ planId: added!.id, version: added!.termsVersion, terms: termsOf(added!) });
  return added!;
}

/** A subscription of a plan, in whichever state, with its quotas. */
export async function addSubscription(
  { orm }: Pick<Database, 'orm'>,
  row: Given<typeof planSubscriptionsTable.$inferInsert> & { planId: string },
) {
  const [plan] = await orm.select().from(plansTable).where(eq(plansTable.id, row.planId));
  const price = grossOf(plan!, initialSettings.vatBps);
  const [added] = await orm
    .insert(planSubscriptionsTable)
    .values({
      ...stamps(),
      searchKey: 'subscription',
      number: await nextNumber(orm, 'SUB', 'plan_subscriptions_number'),
      state: 'pending_payment',
      subscriberType: plan!.audience,
      planVersion: plan!.termsVersion,
      priceSnapshot: price,
      autoRenew: true,
      paymentMethod: 'mada',
      // Whatever runs is paid for, unless the test says otherwise.
      charged: row.state && row.state !== 'pending_payment' && row.state !== 'trialing' ? price : 0,
      chargedUntil: row.currentPeriodEnd ?? null,
      ...row,
    })
    .returning();
  if (added!.state !== 'pending_payment')
    for (const { featureId, limit } of plan!.features)
      await orm.insert(planUsageTable).values({ subscriptionId: added!.id, featureId, baseLimit: limit });
  return added!;
}
