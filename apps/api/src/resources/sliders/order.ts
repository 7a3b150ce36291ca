import type { Placement } from '@diwan/api-contract/values/site/slider';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { problemOf } from '#http/problems/problems.ts';
import { gap } from '../taxonomy/tree/tree.ts';
import { slidersTable as table } from './table.ts';

/** Two who move sliders of one placement wait for each other. */
const lockPlacement = (tx: Tx, placement: Placement) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`sliders ${placement}`}))`);

interface Place {
  id: string | null;
  placement: Placement;
  /** Null: at the end. */
  before: string | null;
}

/** The order of a slider before another one of its placement, or at their end. */
export async function orderAt(tx: Tx, { id, placement, before }: Place): Promise<number> {
  await lockPlacement(tx, placement);
  const others = await tx
    .select({ id: table.id, order: table.order })
    .from(table)
    .where(and(eq(table.placement, placement), id === null ? undefined : ne(table.id, id)))
    .orderBy(table.order, table.id);
  if (before === null) return (others.at(-1)?.order ?? 0) + gap;
  const index = others.findIndex((other) => other.id === before);
  if (index < 0) throw problemOf('invalid', { errors: [{ path: 'before', code: 'invalidChoice' }] });
  const [least, most] = [others[index - 1]?.order ?? 0, others[index]!.order];
  if (most - least > 1) return least + Math.floor((most - least) / 2);
  await tx.execute(sql`
    update ${table} set sort_order = counted.place * ${gap}
    from (select id, row_number() over (order by sort_order, id) as place from ${table} where placement = ${placement}) as counted
    where ${table.id} = counted.id`);
  return orderAt(tx, { id, placement, before });
}
