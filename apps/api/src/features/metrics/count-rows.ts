import type { CountedRows } from '@diwan/api-contract/figures/counted-rows';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AnyResources } from '#crud/definition.ts';
import { whereOf } from '#crud/lists/where.ts';

/** The condition of rows, as their list reads it. */
export function conditionOf({ resource, filters }: CountedRows, resources: AnyResources, now: string): SQL {
  const { contract } = resources[resource];
  const query = z.strictObject(contract.filters).parse(filters);
  return whereOf(resources[resource], query, now) ?? sql`true`;
}

/** How many rows there are, by the list's own condition. */
export function countOf(rows: CountedRows, resources: AnyResources, now: string): SQL {
  return sql`(select count(*) from ${resources[rows.resource].table} where ${conditionOf(rows, resources, now)})`;
}
