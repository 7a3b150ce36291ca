import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#db/database.ts';
import { withoutIndexes } from '#seeding/without-indexes.ts';
import { type Column, columnsOf, differing } from './differing.ts';

/** Primes, so that copies of neighbours name others who are far apart. */
const [stride, leap] = [7_919, 104_729] as const;

/** Copies the rows of a table until there are about so many; copies name records that are there, and are spread over the years before. */
export async function copyRows(tx: Tx, table: PgTable, wanted: number): Promise<number> {
  const name = getTableName(table);
  const found = await countRows(tx, name);
  if (found === 0 || found >= wanted) return found;
  const columns = await columnsOf(tx, name);
  const toDiffer = await differing(tx, name, columns);
  await withPlaces(tx, name);
  const others = columns.flatMap(({ refersTo, name: column }) => (refersTo && toDiffer.has(column) ? [refersTo] : []));
  for (const other of new Set(others)) await withPlaces(tx, other);

  // What a row causes was caused by the row that is copied.
  await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
  await withoutIndexes(tx, [table], async () => {
    const values = columns.map((column) => valueOf(column, toDiffer.has(column.name)));
    const copies = Math.ceil((wanted - found) / found);
    await tx.execute(sql`
      insert into ${sql.identifier(name)} (${namesOf(columns)})
      select ${sql.join(values, sql`, `)}
      from ${placesOf(name)} as own join ${sql.identifier(name)} as copied on copied.id = own.id, generate_series(1, ${copies}::int) as n,
        lateral (select random() * interval '1095 days' + n * interval '0 s' as earlier) as moved
      limit ${wanted - found}
      on conflict do nothing`);
  });
  await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  await tx.execute(sql`analyze ${sql.identifier(name)}`);
  return countRows(tx, name);
}

async function countRows(tx: Tx, name: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(name)}`);
  return rows[0]!.count;
}

const placesOf = (name: string) => sql.identifier(`places_of_${name}`);
const namesOf = (columns: readonly Column[]) =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

/** Numbers the rows of a table from nought, so that each is found by its place. */
async function withPlaces(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`drop table if exists ${placesOf(name)}`);
  await tx.execute(sql`create temp table ${placesOf(name)} on commit drop as
    select row_number() over (order by id) - 1 as place, id from ${sql.identifier(name)}`);
  await tx.execute(sql`create unique index on ${placesOf(name)} (place)`);
  await tx.execute(sql`analyze ${placesOf(name)}`);
}

function valueOf({ name, type, refersTo }: Column, mustDiffer: boolean): SQL {
  const value = sql`copied.${sql.identifier(name)}`;
  if (name === 'id') return sql`gen_random_uuid()`;
  if (type === 'timestamp with time zone') return sql`${value} - moved.earlier`;
  if (!mustDiffer) return value;
  if (refersTo)
    return sql`case when ${value} is not null then (select other.id from ${placesOf(refersTo)} as other where other.place =
      (own.place * ${stride} + n * ${leap}) % (select count(*) from ${placesOf(refersTo)})) end`;
  if (type === 'bytea') return sql`sha256(${value} || int4send(n))`;
  if (type === 'integer') return sql`${value} + n * ${leap}`;
  if (type === 'uuid') return sql`null`;
  return sql`case
    when ${value} ~ '[0-9]{8}$'
      then left(${value}, -8) || lpad(((right(${value}, 8)::bigint + n * ${leap}) % 100000000)::text, 8, '0')
    when ${value} like '%@%' then replace(${value}, '@', '.' || n || '@')
    when ${value} ~ '^[A-Z0-9-]{12,}$' then left(${value}, 8) || upper(left(md5(${value} || n), 8))
    else ${value} || '-' || n end`;
}
