import type { PlanAudience } from '@diwan/api-contract/values/records/plan';
import { cvViewsKey } from '@diwan/api-contract/values/records/plan';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { oncePerBatch, type Reader } from '#crud/definition.ts';
import { idIn, riyadhDay } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { employersTable as employers } from '#resources/employers/table.ts';
import { planFeaturesTable as features } from '#resources/plan-features/table.ts';
import { planSubscriptionsTable as subscriptions, planUsageTable as usage } from '../table.ts';

/** What a subscription says of a feature that it counts. */
export type Quota = {
  used: number;
  /** Null means without a limit. */
  limit: number | null;
};

interface At {
  tx: Tx;
  now: string;
}

interface Subscriber {
  type: PlanAudience;
  id: string;
}

/** What is allowed of a feature on a day: what the plan gives, and what administrators have added until then. */
export const limitOn = (day: string): SQL<number | null> =>
  sql<
    number | null
  >`greatest(0, ${usage.baseLimit} + case when ${usage.extraUntil} >= ${day}::date then ${usage.extra} else 0 end)`;

/** A subscription of an employer runs: it, and no longer the employer's own number, says how much there may be. */
const runs = sql`${subscriptions.state} in ('trialing', 'active', 'past_due', 'suspended', 'cancelled')`;

const isOf = ({ type, id }: Subscriber) => eq(subscriptions[`${type}Id`], id);
const isOfKey = (key: string) =>
  sql`${usage.featureId} = (select ${features.id} from ${features} where ${features.key} = ${key})`;

/** While it is suspended nothing new is taken; a plan that does not count the feature has none of it. */
const quotaAt = (now: string) => ({
  used: sql<number>`coalesce(${usage.used}, 0)`,
  limit: sql<number | null>`
    case when ${subscriptions.state} = 'suspended' or ${usage.featureId} is null then 0
         when ${usage.baseLimit} is null then null
         else ${limitOn(riyadhDay(now))} end`,
});

/** What subscriptions say of a feature to employers; those without one that runs are left out. */
export async function quotasOf(
  key: string,
  employerIds: readonly string[],
  { tx, now }: At,
): Promise<Map<string, Quota>> {
  const rows = await tx
    .select({ employerId: sql<string>`${subscriptions.employerId}`, ...quotaAt(now) })
    .from(subscriptions)
    .leftJoin(usage, and(eq(usage.subscriptionId, subscriptions.id), isOfKey(key)))
    .where(and(runs, idIn(subscriptions.employerId, employerIds)));
  return new Map(rows.map(({ employerId, ...quota }) => [employerId, quota]));
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

/** What a subscriber's running plan says of a feature that it counts, kept from others until the write is over. */
export async function lockQuota(key: string, by: Subscriber, { tx, now }: At): Promise<Quota | undefined> {
  const [quota] = await tx
    .select(quotaAt(now))
    .from(usage)
    .innerJoin(subscriptions, eq(subscriptions.id, usage.subscriptionId))
    .where(and(runs, isOf(by), isOfKey(key)))
    .for('update', { of: usage });
  return quota;
}

/** Takes of a feature of a subscriber's plan, or gives back; whoever calls has locked the employer, or the quota. */
export async function takeOf(key: string, by: Subscriber, count: number, tx: Tx): Promise<void> {
  if (count === 0) return;
  await tx.execute(sql`
    update ${usage} set used = greatest(0, used + ${count}::int) from ${subscriptions}
    where ${subscriptions.id} = ${usage.subscriptionId} and ${runs} and ${isOf(by)} and ${isOfKey(key)}`);
}

/** Counts CVs of the pool that are opened to an employer: of its plan, and of all that ever were. */
export async function takeCvViews(employerId: string, count: number, tx: Tx): Promise<void> {
  const { cvViewQuotaUsed } = employers;
  await tx
    .update(employers)
    .set({ cvViewQuotaUsed: sql`greatest(0, ${cvViewQuotaUsed} + ${count}::int)` })
    .where(eq(employers.id, employerId));
  await takeOf(cvViewsKey, { type: 'employer', id: employerId }, count, tx);
}
