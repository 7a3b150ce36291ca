import { type FilterCounts, valuesOf } from '@diwan/api-contract/page';
import { getTableName, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AnyResource } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { countCap } from '../repository.ts';
import { clauseOf, type ListQuery, whereOf } from '../where.ts';

/** So many records are looked at: what is counted among them is at least so many among all. */
const mostRead = 200_000;

/** How many records each value of a filter would find, with all other filters as they are; all in one reading of the table. */
export async function countByFilter(
  resource: AnyResource,
  tx: Tx,
  by: string,
  query: ListQuery,
  now: string,
  most = mostRead,
): Promise<FilterCounts> {
  const { table, contract } = resource;
  const filter = contract.filters[by] as z.ZodType;
  const values = valuesOf(filter);
  const where = whereOf(resource, { ...query, [by]: undefined }, now) ?? sql`true`;
  const columns = values.map((value, index) => {
    const holds = clauseOf(resource, by)(filter.parse(value), now, query);
    return sql`count(*) filter (where ${holds}) as ${sql.identifier(`v${index}`)}`;
  });
  const { rows } = await tx.execute<Record<string, number>>(sql`
    select count(*) as read, ${sql.join(columns, sql`, `)}
    from (select * from ${table} where ${where} limit ${most}) as ${sql.identifier(getTableName(table))}`);
  const [counted] = rows;
  const isPartial = counted!.read === most;
  return Object.fromEntries(
    values.map((value, index) => {
      const count = counted![`v${index}`]!;
      return [value, { value: Math.min(count, countCap), isCapped: isPartial || count > countCap }];
    }),
  );
}
