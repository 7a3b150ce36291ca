import { type SQL, sql } from 'drizzle-orm';
import type { TermTable } from './term-table.ts';

/** How alike two names are, of 1, that may mean the same: `محاسب عام` and `محاسب عامّ`, not `محاسب` and `محاسب أول`. */
const likeness = 0.7;

/** Terms of which another one has a name, or one that is nearly the same. */
export const hasLikeness =
  (table: TermTable) =>
  (isWanted: boolean): SQL => {
    const alike = (key: 'ar_key' | 'en_key', own: SQL | TermTable['arKey']) =>
      sql`(other.${sql.identifier(key)} % ${own} and similarity(other.${sql.identifier(key)}, ${own}) >= ${likeness})`;
    const found = sql`(${table.state} <> 'merged' and exists (
    select 1 from ${table} other where other.id <> ${table.id} and other.state <> 'merged'
      and (other.name_keys && ${table.nameKeys} or ${alike('ar_key', table.arKey)} or ${alike('en_key', table.enKey)})))`;
    return isWanted ? found : sql`not ${found}`;
  };
