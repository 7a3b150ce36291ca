import { type SQL, sql } from 'drizzle-orm';
import type { TermTable } from './term-table.ts';

/** Terms of which another one has a name, or one that is nearly the same; all of them are found once a query, by indexes. */
export const hasLikeness =
  (table: TermTable) =>
  (isWanted: boolean): SQL => {
    const alike = (key: 'ar_key' | 'en_key') => sql`other.${sql.identifier(key)} % own.${sql.identifier(key)}`;
    const found = sql`array(select own.id from ${table} own where own.state <> 'merged' and exists (
      select 1 from ${table} other where other.id <> own.id and other.state <> 'merged'
        and (other.name_keys && own.name_keys or ${alike('ar_key')} or ${alike('en_key')})))`;
    return isWanted ? sql`${table.id} = any(${found})` : sql`${table.id} <> all(${found})`;
  };
