import { type SQL, sql } from 'drizzle-orm';
import { oncePerBatch, type Reader } from '#crud/definition.ts';
import { riyadhDay } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { planFeaturesTable as features } from '#resources/plan-features/table.ts';
import { planSubscriptionsTable as subscriptions, planUsageTable as usage } from '../table.ts';

/** What a subscription says of a feature that it counts. */
export type Quota = {
  used: number;
  /** Null means without a limit. */
  limit: number | null;
};

/** What is allowed of a feature on a day: what the plan gives, and what administrators have added until then. */
export const limitOn = (day: string): SQL<number | null> =>
  sql<
    number | null
  >`greatest(0, ${usage.baseLimit} + case when ${usage.extraUntil} >= ${day}::date then ${usage.extra} else 0 end)`;

/** A subscription of an employer runs: it, and no longer the employer's own number, says how much there may be. */
const runs = sql`${subscriptions.state} in ('trialing', 'active', 'past_due', 'suspended', 'cancelled')`;

/** What subscriptions say of a feature to employers; those without one that runs are left out. */
export async function quotasOf(
  key: string,
  employerIds: readonly string[],
  { tx, now }: { tx: Tx; now: string },
): Promise<Map<string, Quota>> {
  // While it is suspended nothing new is taken; a plan that does not count the feature has none of it.
  const { rows } = await tx.execute<Quota & { employerId: string }>(sql`
    select ${subscriptions.employerId} as "employerId",
           coalesce(${usage.used}, 0) as "used",
           case when ${subscriptions.state} = 'suspended' or ${usage.featureId} is null then 0
                when ${usage.baseLimit} is null then null
                else ${limitOn(riyadhDay(now))} end as "limit"
    from ${subscriptions}
    left join ${usage} on ${usage.subscriptionId} = ${subscriptions.id}
      and ${usage.featureId} = (select ${features.id} from ${features} where ${features.key} = ${key})
    where ${runs} and ${subscriptions.employerId} = any(${sql.param(employerIds)}::uuid[])`);
  return new Map(rows.map(({ employerId, used, limit }) => [employerId, { used, limit }]));
}

/** Likewise of the employers of a page, however many of their fields ask. */
export const quotasBeside = (key: string) =>
  oncePerBatch((rows: { id: string }[], reader: Reader) =>
    quotasOf(
      key,
      rows.map(({ id }) => id),
      reader,
    ),
  );

/** Takes of a feature of an employer's subscription, or gives back; whoever calls has locked the employer. */
export async function takeOf(key: string, employerId: string, by: number, tx: Tx): Promise<void> {
  if (by === 0) return;
  await tx.execute(sql`
    update ${usage} set used = greatest(0, used + ${by}::int)
    from ${subscriptions}
    where ${subscriptions.id} = ${usage.subscriptionId} and ${runs} and ${subscriptions.employerId} = ${employerId}
      and ${usage.featureId} = (select ${features.id} from ${features} where ${features.key} = ${key})`);
}
