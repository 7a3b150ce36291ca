import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { plansTable as plans } from '../plans/table.ts';

/** A plan has a feature, be it switched off. */
export const planHas = (featureId: string): SQL =>
  sql`${plans.features} @> jsonb_build_array(jsonb_build_object('featureId', ${featureId}::text))`;

/** How many plans have each feature, and how many of them are on sale. */
export async function plansWith(ids: readonly string[], tx: Tx) {
  const { rows } = await tx.execute<{ id: string; all: number; onSale: number }>(sql`
    select value ->> 'featureId' as id, count(*)::int as all,
           (count(*) filter (where ${plans.state} = 'on_sale' and value ->> 'enabled' = 'true'))::int as "onSale"
    from ${plans}, jsonb_array_elements(${plans.features})
    where value ->> 'featureId' = any(${sql.param(ids)}::text[])
    group by 1`);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => ({ all: found.get(id)?.all ?? 0, onSale: found.get(id)?.onSale ?? 0 }));
}
