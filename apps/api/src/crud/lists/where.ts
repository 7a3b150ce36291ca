import { searchKey } from '@diwan/api-contract/values/text/search-key';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AnyResource } from '../definition.ts';
import { holding, idIn, overdue } from './clauses.ts';

/** What a list is asked for besides its order and page. */
export type ListQuery = Record<string, unknown> & {
  q?: string | undefined;
  ids?: string[] | undefined;
  /** Finds a masked value that `q` names whole; made by the server alone. */
  exact?: SQL;
};

/** The condition of a list: every filter that is given, every word of the search, and the records that are named. */
export function whereOf(resource: AnyResource, query: ListQuery, now: string): SQL | undefined {
  const clauses = Object.keys(resource.contract.filters)
    .filter((name) => query[name] !== undefined)
    .map((name) => clauseOf(resource, name)(query[name], now, query));
  const named = query.ids && idIn(resource.table.id, query.ids);
  return and(...clauses, searchClause(resource.table.searchKey, query), named);
}

/** The condition of one filter, by its value. */
export function clauseOf(
  { filters, table, contract }: AnyResource,
  name: string,
): (value: unknown, now: string, query: ListQuery) => SQL {
  if (name === 'isOverdue') return overdue(table, contract.work);
  const columns = table as unknown as Readonly<Record<string, AnyPgColumn>>;
  const clause = filters[name] ?? holding((columns[name] ?? columns[`${name}Id`])!);
  return clause as (value: unknown, now: string, query: ListQuery) => SQL;
}

/** Each word is somewhere in the record, in whatever spelling, which the trigram index answers; or all of it is a masked value. */
export function searchClause(column: AnyPgColumn, { q = '', exact }: Pick<ListQuery, 'q' | 'exact'>): SQL | undefined {
  const words = searchKey(q).split(' ').filter(Boolean).slice(0, 8);
  const inText = and(...words.map((word) => sql`${column} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`));
  return exact ? or(inText, exact) : inText;
}
