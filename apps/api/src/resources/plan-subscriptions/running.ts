import type { Employer } from '@diwan/api-contract/resources/employers';
import { type SQL, sql } from 'drizzle-orm';
import { oncePerBatch, type Reader } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { employersTable as employers } from '../employers/table.ts';
import { plansTable as plans } from '../plans/table.ts';
import { planSubscriptionsTable as subscriptions } from './table.ts';

type Running = NonNullable<Employer['subscription']> & { employerId: string };

const runs = sql`${subscriptions.state} in ('trialing', 'active', 'past_due', 'suspended', 'cancelled')`;
/** An employer's own subscription that runs. */
const own = sql`${subscriptions.employerId} = ${employers.id} and ${runs}`;

/** The subscription that runs of each of some employers; those without one are left out. */
export async function runningOf(employerIds: readonly string[], tx: Tx): Promise<Running[]> {
  const rows = await tx
    .select({
      employerId: sql<string>`${subscriptions.employerId}`,
      id: subscriptions.id,
      number: subscriptions.number,
      state: subscriptions.state,
      planId: plans.id,
      label: plans.name,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
    })
    .from(subscriptions)
    .innerJoin(plans, sql`${plans.id} = ${subscriptions.planId}`)
    .where(sql`${subscriptions.employerId} = any(${sql.param(employerIds)}::uuid[]) and ${runs}`);
  return rows.map(({ planId, label, currentPeriodEnd, ...row }) => ({
    ...row,
    plan: { id: planId, label },
    currentPeriodEnd: currentPeriodEnd!,
  }));
}

/** Likewise of the employers of a page, however many ask. */
export const runningBeside = oncePerBatch((rows: { id: string }[], { tx }: Reader) =>
  runningOf(
    rows.map(({ id }) => id),
    tx,
  ),
);

/** Employers whose subscription is to one of some plans. */
export const subscribesTo = (planIds: readonly string[]): SQL =>
  sql`exists (select from ${subscriptions} where ${own} and ${subscriptions.planId} = any(${sql.param(planIds)}::uuid[]))`;

/** Employers whose period ends within so many days. */
export const endsWithin = (days: number, now: string): SQL =>
  sql`exists (select from ${subscriptions} where ${own} and ${subscriptions.currentPeriodEnd} between ${now}::timestamptz and ${now}::timestamptz + make_interval(days => least(${days}::int, 36500)))`;

/** No subscription of an employer is suspended. */
export const isPaidFor = (employerId: string): SQL =>
  sql`not exists (select from ${subscriptions} where ${subscriptions.employerId} = ${employerId} and ${subscriptions.state} = 'suspended')`;
