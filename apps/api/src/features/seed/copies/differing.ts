import { sql } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';

/** A column that an insert writes. */
export interface Column {
  name: string;
  type: string;
  /** The table of records that it names. */
  refersTo: string | null;
  /** Whether it names a row of another table in any way. */
  isForeign: boolean;
}

/** The columns of a table that an insert writes; those that count up fill themselves. */
export async function columnsOf(tx: Tx, table: string): Promise<Column[]> {
  const { rows } = await tx.execute<Column & Record<string, unknown>>(sql`
    select a.attname as name, format_type(a.atttypid, null) as type, (
      select c.confrelid::regclass::text from pg_constraint c
      where c.contype = 'f' and c.conrelid = a.attrelid and c.conkey = array[a.attnum] and c.confrelid <> a.attrelid
        and not exists (select from pg_constraint w where w.contype = 'f' and w.conrelid = c.conrelid
          and a.attnum = any(w.conkey) and cardinality(w.conkey) > 1)
        and exists (select from pg_attribute i where i.attrelid = c.confrelid and i.attnum = c.confkey[1] and i.attname = 'id')
      limit 1
    ) as "refersTo", exists (
      select from pg_constraint f where f.contype = 'f' and f.conrelid = a.attrelid and a.attnum = any(f.conkey)
    ) as "isForeign"
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and coalesce(pg_get_expr(d.adbin, d.adrelid), '') not like '%nextval(%'
    order by a.attnum`);
  return rows;
}

/** The columns in which copies must differ: of each rule that no two rows may be alike, one that says nothing else, or whom the row names. */
export async function differing(tx: Tx, table: string, columns: readonly Column[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ names: string[] }>(sql`
    select (
      select array_agg(distinct a.attname::text) from pg_attribute a
      where a.attrelid = i.indrelid and a.attnum > 0 and (a.attnum = any(i.indkey) or exists (
        select from pg_depend d where d.objid = i.indexrelid and d.refobjid = i.indrelid and d.refobjsubid = a.attnum
          and i.indexprs is not null and strpos(pg_get_expr(i.indexprs, i.indrelid), a.attname) > 0))
    ) as names
    from pg_index i where i.indrelid = ${table}::regclass and i.indisunique and not i.indisprimary`);
  const chosen = new Set<string>();
  for (const { names } of rows) {
    if (names.some((name) => name === 'id' || chosen.has(name))) continue;
    const among = columns.filter(({ name }) => names.includes(name));
    const column =
      among.find(({ type, isForeign }) => type !== 'uuid' && !isForeign) ??
      among.find(({ refersTo }) => refersTo) ??
      among[0];
    if (column) chosen.add(column.name);
  }
  return chosen;
}
