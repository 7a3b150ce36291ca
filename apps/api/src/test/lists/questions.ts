import { valuesOf } from '@diwan/api-contract/page';
import { getTableColumns, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { AnyResource, AnyResources } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';

/** What a list is asked by one filter or by a search, as it stands in an address. */
export interface ListQuestion {
  name: string;
  text: string;
  /** As the contract reads it. */
  value: unknown;
}

const nobody = '00000000-0000-7000-8000-000000000000';
/** Some of each form that the contract knows: the first that a filter accepts is what it is asked. */
const forms = ['SA', 'ar', '80', '2512', 'PAY-2026-01-01', '2026-03-01', '50', 'true', 'A', nobody];

/** Every filter that the contract of a resource declares, with values that many records have, few and none; and searches. */
export async function questionsOf(resource: AnyResource, resources: AnyResources, tx: Tx): Promise<ListQuestion[]> {
  const questions: ListQuestion[] = [];
  for (const [name, schema] of Object.entries<z.ZodType>(resource.contract.filters)) {
    const ask = (text: string) => questions.push({ name, text, value: schema.parse(text) });
    const found = [
      ...valuesOf(schema),
      ...(await storedIn(resource, name, tx)),
      ...(await idsOf(resources, tx)),
      ...forms,
    ];
    const accepted = [...new Set(found)].filter((text) => schema.safeParse(text).success);
    const isNumber = schema.safeParse('1000000000').success && !schema.safeParse(nobody).success;
    const few = isNumber ? ['0', '50', '1000000000'] : accepted.slice(0, mostAsked(schema));
    for (const text of few) ask(text);
    if (schema.safeParse(nobody).success) ask(nobody);
  }
  return [...questions, ...['محمد', 'زقزوق قزق', '2026-000123'].map((text) => ({ name: 'q', text, value: text }))];
}

const mostAsked = (schema: z.ZodType) => (valuesOf(schema).length > 0 ? 8 : 2);

/** The value that most records have, and one that few have, where the filter has the name of a column. */
async function storedIn({ table }: AnyResource, name: string, tx: Tx): Promise<string[]> {
  const columns = getTableColumns(table as PgTable) as Readonly<Record<string, AnyPgColumn>>;
  const column = columns[name] ?? columns[`${name}Id`];
  if (!column || !/^(text|uuid)$/.test(column.getSQLType())) return [];
  const { rows } = await tx.execute<{ value: string }>(sql`
    with counted as (select ${column}::text as value, count(*) as count from ${table} where ${column} is not null group by 1)
    (select value from counted order by count desc, value limit 1) union all (select value from counted order by count, value limit 1)`);
  return rows.map(({ value }) => value);
}

const known = new WeakMap<AnyResources, Promise<string[]>>();
/** One record of each resource: some filters name them by what no column holds. */
function idsOf(resources: AnyResources, tx: Tx): Promise<string[]> {
  const ids = known.get(resources) ?? readIds(resources, tx);
  known.set(resources, ids);
  return ids;
}

async function readIds(resources: AnyResources, tx: Tx): Promise<string[]> {
  const each = Object.values<AnyResource>(resources).map(
    ({ table }) => sql`(select id from ${table} order by id limit 1)`,
  );
  const { rows } = await tx.execute<{ id: string }>(sql.join(each, sql` union all `));
  return rows.map(({ id }) => id);
}
