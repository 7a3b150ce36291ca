import type { MoneyFigures, moneyRouter } from '@diwan/api-contract/endpoints/metrics/money';
import { countedRows, type Period, periodBefore } from '@diwan/api-contract/figures/figures';
import type { RouterImplementation } from '@ts-rest/fastify';
import { sql } from 'drizzle-orm';
import { fromDay, toDay } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import {
  ledgerAccounts as accounts,
  ledgerEntries as entries,
  ledgerTransactions as transactions,
} from '#db/schema/ledger.ts';
import type { AppDeps } from '#deps.ts';
import { figuresOf } from '#resources/plans/figures.ts';
import { plansTable } from '#resources/plans/table.ts';
import { countOf } from './count-rows.ts';

const booked = ['sales', 'refunds', 'commissions', 'vat'] as const;
type Booked = Record<(typeof booked)[number], number>;

/** Figures of money: what the ledger has booked in a period, and what subscriptions bring in. */
export function moneyHandlers({ database, clock, resources }: AppDeps): RouterImplementation<typeof moneyRouter> {
  return {
    async figures({ query }) {
      const body = await database.transaction(async (tx): Promise<MoneyFigures> => {
        const [current, previous] = [await bookedIn(query, tx), await bookedIn(periodBefore(query), tx)];
        const compared = booked.map((name) => [name, { current: current[name], previous: previous[name] }]);
        const plans = await tx.select({ id: plansTable.id }).from(plansTable);
        const now = clock().toISOString();
        const figures = await figuresOf(
          plans.map(({ id }) => id),
          { tx, now },
        );
        const paying = countOf(countedRows.money.subscriptions(), resources, now);
        const { rows } = await tx.execute<{ paying: number }>(sql`select ${paying}::int as paying`);
        const monthly = figures.reduce((sum, { monthlyRevenue }) => sum + monthlyRevenue, 0);
        return {
          ...(Object.fromEntries(compared) as Pick<MoneyFigures, keyof Booked>),
          subscriptions: { monthly, paying: rows[0]!.paying },
        };
      });
      return { status: 200, body };
    },
  };
}

/** What was booked on the days of a period, in Riyadh, on the marketplace's own accounts. */
async function bookedIn({ from, to }: Period, tx: Tx): Promise<Booked> {
  const sumOf = (condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${entries.amount}) filter (where ${condition}), 0)::float8`;
  const { rows } = await tx.execute<Booked>(sql`
    select
      ${sumOf(sql`${accounts.name} = 'sales' and ${transactions.kind} = 'order_payment'`)} as sales,
      -${sumOf(sql`${accounts.name} = 'sales' and ${transactions.kind} = 'order_refund'`)} as refunds,
      ${sumOf(sql`${accounts.name} = 'commissions'`)} as commissions,
      ${sumOf(sql`${accounts.name} = 'vat'`)} as vat
    from ${transactions}
    join ${entries} on ${entries.transactionId} = ${transactions.id}
    join ${accounts} on ${accounts.id} = ${entries.accountId} and ${accounts.ownerId} is null
    where ${fromDay(transactions.at)(from)} and ${toDay(transactions.at)(to)}`);
  return rows[0]!;
}
