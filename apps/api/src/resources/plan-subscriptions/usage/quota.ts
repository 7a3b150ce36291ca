import { jobPostsKey } from '@diwan/api-contract/values/records/plan';
import { type SQL, sql } from 'drizzle-orm';
import { riyadhDay } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { planFeaturesTable as features } from '#resources/plan-features/table.ts';
import { planSubscriptionsTable as subscriptions, planUsageTable as usage } from '../table.ts';

/** How many job posts somebody may have at a time; null means without a limit. */
export interface JobQuota {
  limit: number | null;
}

/** What is allowed of a feature on a day: what the plan gives, and what administrators have added until then. */
export const limitOn = (day: string): SQL<number | null> =>
  sql<
    number | null
  >`greatest(0, ${usage.baseLimit} + case when ${usage.extraUntil} >= ${day}::date then ${usage.extra} else 0 end)`;

/** A subscription of an employer runs: it, and no longer the employer's own number, says how many posts there may be. */
const runs = sql`${subscriptions.state} in ('trialing', 'active', 'past_due', 'suspended', 'cancelled')`;

/** What subscriptions allow employers; those without one that runs are left out. */
export async function jobQuotasOf(
  employerIds: readonly string[],
  { tx, now }: { tx: Tx; now: string },
): Promise<Map<string, JobQuota>> {
  // While it is suspended nothing new is published; a plan that does not count posts has none.
  const { rows } = await tx.execute<{ employerId: string; limit: number | null }>(sql`
    select ${subscriptions.employerId} as "employerId",
           case when ${subscriptions.state} = 'suspended' or ${usage.featureId} is null then 0
                when ${usage.baseLimit} is null then null
                else ${limitOn(riyadhDay(now))} end as "limit"
    from ${subscriptions}
    left join ${usage} on ${usage.subscriptionId} = ${subscriptions.id}
      and ${usage.featureId} = (select ${features.id} from ${features} where ${features.key} = ${jobPostsKey})
    where ${runs} and ${subscriptions.employerId} = any(${sql.param(employerIds)}::uuid[])`);
  return new Map(rows.map(({ employerId, limit }) => [employerId, { limit }]));
}

/** Takes places of an employer's subscription, or gives them back; whoever calls has locked the employer. */
export async function takeJobPlaces(employerId: string, by: number, tx: Tx): Promise<void> {
  if (by === 0) return;
  await tx.execute(sql`
    update ${usage} set used = greatest(0, used + ${by}::int)
    from ${subscriptions}
    where ${subscriptions.id} = ${usage.subscriptionId} and ${runs} and ${subscriptions.employerId} = ${employerId}
      and ${usage.featureId} = (select ${features.id} from ${features} where ${features.key} = ${jobPostsKey})`);
}
