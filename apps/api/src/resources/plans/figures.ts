import type { PlanTerms } from '@diwan/api-contract/resources/plan-draft';
import { sql } from 'drizzle-orm';
import type { Reader } from '#crud/definition.ts';
import { vatAt } from '#settings/vat.ts';
import { netOf } from '../plan-subscriptions/billing/money.ts';
import { monthsOf } from '../plan-subscriptions/billing/periods.ts';
import { planSubscriptionsTable as subscriptions } from '../plan-subscriptions/table.ts';
import { planVersionsTable as versions } from './table.ts';

export interface PlanFigures {
  subscribersCount: number;
  /** In halalas, without VAT. */
  monthlyRevenue: number;
}

/** What versions of some plans are subscribed to by how many, and what that brings in a month. */
export async function figuresOf(
  ids: readonly string[],
  { tx, now }: Pick<Reader, 'tx' | 'now'>,
): Promise<PlanFigures[]> {
  const { rows } = await tx.execute<{ id: string; terms: PlanTerms; running: number; paying: number }>(sql`
    select s.id, v.terms, s.running, s.paying from (
      select ${subscriptions.planId} as id, ${subscriptions.planVersion} as version, count(*)::int as running,
             (count(*) filter (where ${subscriptions.state} in ('active', 'past_due')))::int as paying
      from ${subscriptions}
      where ${subscriptions.planId} = any(${sql.param(ids)}::uuid[])
        and ${subscriptions.state} in ('trialing', 'active', 'past_due', 'suspended', 'cancelled')
      group by 1, 2
    ) s join ${versions} v on v.plan_id = s.id and v.version = s.version`);
  const vatBps = await vatAt(tx, now);
  return ids.map((id) => {
    const own = rows.filter((row) => row.id === id);
    return {
      subscribersCount: own.reduce((sum, { running }) => sum + running, 0),
      monthlyRevenue: own.reduce((sum, { terms, paying }) => sum + paying * monthlyOf(terms, vatBps), 0),
    };
  });
}

function monthlyOf(terms: PlanTerms, vatBps: number): number {
  const months = monthsOf(terms);
  return months === null ? 0 : Math.round(netOf(terms, vatBps) / months);
}
