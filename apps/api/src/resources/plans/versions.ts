import { isDeepStrictEqual } from 'node:util';
import { type PlanTerms, termNames } from '@diwan/api-contract/resources/plan-draft';
import { and, eq, sql } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { planSubscriptionsTable as subscriptions } from '../plan-subscriptions/table.ts';
import { type plansTable, planVersionsTable as versions } from './table.ts';

type Terms = Pick<Row<typeof plansTable>, keyof PlanTerms>;

/** What of a plan is agreed with whoever buys it. */
export const termsOf = (plan: Terms): PlanTerms =>
  Object.fromEntries(termNames.map((name) => [name, plan[name]])) as PlanTerms;

export const haveTermsChanged = (before: Terms, after: Terms): boolean =>
  !isDeepStrictEqual(termsOf(before), termsOf(after));

/** Whether anybody has ever subscribed to each plan. */
export async function areSold(ids: readonly string[], tx: Tx): Promise<boolean[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select distinct ${subscriptions.planId} as id from ${subscriptions} where ${subscriptions.planId} = any(${sql.param(ids)}::uuid[])`,
  );
  const sold = new Set(rows.map(({ id }) => id));
  return ids.map((id) => sold.has(id));
}

/** Keeps what a plan agrees to: one version that nobody has bought may change, any other is followed by the next. */
export async function keepTerms(
  { id: planId, termsVersion: version, ...plan }: Terms & { id: string; termsVersion: number },
  { tx, now }: Writer,
): Promise<void> {
  const terms = termsOf(plan);
  await tx
    .insert(versions)
    .values({ planId, version, terms, createdAt: now })
    .onConflictDoUpdate({ target: [versions.planId, versions.version], set: { terms } });
}

/** What a version of a plan agrees to. */
export async function readTerms({ planId, version }: { planId: string; version: number }, tx: Tx): Promise<PlanTerms> {
  const [found] = await tx
    .select({ terms: versions.terms })
    .from(versions)
    .where(and(eq(versions.planId, planId), eq(versions.version, version)));
  return found!.terms;
}
