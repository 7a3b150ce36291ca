import type { PlanTerms } from '@diwan/api-contract/resources/plan-draft';
import { sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
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
export async function figuresOf(ids: readonly string[], tx: Tx): Promise<PlanFigures[]> {
  const { rows } = await tx.execute<{ id: string; terms: PlanTerms; running: number; paying: number }>(sql`
    select s.id, v.terms, s.running, s.paying from (
      select ${subscriptions.planId} as id, ${subscriptions.planVersion} as version, count(*)::int as running,
             (count(*) filter (where ${subscriptions.state} in ('active', 'past_due')))::int as paying
      from ${subscriptions}
      where ${subscriptions.planId} = any(${sql.param(ids)}::uuid[])
        and ${subscriptions.state} in ('trialing', 'active', 'past_due', 'suspended', 'cancelled')
      group by 1, 2
    ) s join ${versions} v on v.plan_id = s.id and v.version = s.version`);
  return ids.map((id) => {
    const own = rows.filter((row) => row.id === id);
    return {
      subscribersCount: own.reduce((sum, { running }) => sum + running, 0),
      monthlyRevenue: own.reduce((sum, { terms, paying }) => sum + paying * monthlyOf(terms), 0),
    };
  });
}

function monthlyOf(terms: PlanTerms): number {
  const months = monthsOf(terms);
  return months === null ? 0 : Math.round(netOf(terms) / months);
}
