import type { Counts, Page } from '@diwan/api-contract/page';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Tx } from '#db/database.ts';
import type { AnyResource } from '../definition.ts';
import { beyond, decodeCursor, encodeCursor, type Order, orderBy, orderOf } from './keyset.ts';
import { type ListQuery, whereOf } from './where.ts';

/** A row of whichever resource. */
// oxlint-disable-next-line typescript/no-explicit-any -- its definition knows the columns
export type AnyRow = Record<string, any>;
export type PageQuery = ListQuery & { sort?: string; limit?: number; after?: string; before?: string };

const defaultLimit = 25;
/**
 * The database plans as if so many rows were wanted, and stops at those that are: it walks an order only where that would be
 * cheap even if what matches stands far along it, as all posts of one job title do in the order of salaries.
 */
const rowsPlannedFor = 1_000;
/** Counting stops here: nobody reads page 400, and an exact count of millions costs seconds. */
export const countCap = 10_000;

/** The rows of a page in the direction of travel, and one more: it tells whether there is another page. */
export function pageQuery(
  resource: AnyResource,
  query: PageQuery,
  now: string,
  columns?: readonly string[],
  plannedFor = rowsPlannedFor,
): SQL {
  const { table } = resource;
  const order = orderFor(resource, query);
  const isBackward = query.before !== undefined;
  const cursor = query.before ?? query.after;
  const place = cursor === undefined ? undefined : decodeCursor(order, cursor, isBackward ? 'before' : 'after');
  const where = and(whereOf(resource, query, now), place && beyond(order, table.id, place, isBackward));
  const rows = (query.limit ?? defaultLimit) + 1;
  const sorted = sql.join(orderBy(order, table.id, isBackward), sql`, `);
  const sortValue = sql`${order.key}::text as "sortValue"`;
  const matches = sql`from ${table} where ${where ?? sql`true`} order by ${sorted}`;
  const planned = isNarrowed(resource, query) ? Math.max(rows, plannedFor) : rows;
  if (!isJudgedInIndex(resource, query))
    return sql`with planned as materialized (
        select ${columnsOf(table, columns)}, ${sortValue} ${matches} limit ${planned}
      ) select * from planned limit ${rows}`;
  return sql`with planned as materialized (
      select ${table.id} as "foundId", ${sortValue} ${matches} limit ${planned}
    ) select ${columnsOf(table, columns)}, "sortValue"
    from (select * from planned limit ${rows}) as found join ${table} on ${table.id} = "foundId" order by ${sorted}`;
}

/** Whether the indexes of the order include all that it is narrowed by beside their keys: only what is found is then read as a whole. */
const isJudgedInIndex = ({ includedFilters = {} }: AnyResource, query: PageQuery) =>
  Object.keys(includedFilters).some((name) => query[name] !== undefined);

/** Whether it is asked for something that its order's indexes don't begin with. */
const isNarrowed = ({ contract }: AnyResource, query: PageQuery) =>
  ['q', 'ids', ...Object.keys(contract.filters)].some((name) => name !== 'state' && query[name] !== undefined);

const columnLists = new WeakMap<object, SQL>();

/** Columns, or all of the table's, under the program's names for them, written once: the driver's rows are then the program's, with nothing to convert. */
function columnsOf(table: PgTable, columns?: readonly string[]): SQL {
  const known = columnLists.get(columns ?? table);
  if (known) return known;
  const all = getTableColumns(table);
  const names = (columns ?? Object.keys(all)).map((key) => `"${all[key]!.name}" as "${key}"`);
  const list = sql.raw(names.join(', '));
  columnLists.set(columns ?? table, list);
  return list;
}

/** One page by keyset: as fast on page 10,000 as on page 1. Of each row the columns, or all unless given. */
export async function findPage(
  resource: AnyResource,
  tx: Tx,
  query: PageQuery,
  now: string,
  columns?: readonly string[],
): Promise<Page<AnyRow>> {
  const limit = query.limit ?? defaultLimit;
  const order = orderFor(resource, query);
  const { rows } = await tx.execute<AnyRow>(pageQuery(resource, query, now, columns));
  const isBackward = query.before !== undefined;
  const hasMore = rows.length > limit;
  const items = rows.slice(0, limit);
  if (isBackward) items.reverse();
  const hasNext = isBackward ? items.length > 0 : hasMore;
  const hasPrevious = isBackward ? hasMore : query.after !== undefined && items.length > 0;
  return {
    items,
    next: hasNext ? cursorAt(order, items.at(-1)!) : null,
    previous: hasPrevious ? cursorAt(order, items[0]!) : null,
  };
}

function orderFor({ sorts, table, contract }: AnyResource, { sort }: PageQuery): Order {
  return orderOf({ stateChangedAt: table.stateChangedAt, ...sorts }, sort ?? `-${contract.sorts[0]}`);
}

function cursorAt(order: Order, row: AnyRow): string {
  return encodeCursor(order, { value: row.sortValue, id: row.id });
}

/** How many match, and how many in each state when the filter by state is left out; all in one query. */
export async function countMatches(resource: AnyResource, tx: Tx, query: ListQuery, now: string): Promise<Counts> {
  const { table, contract } = resource;
  const states = (contract.record.shape.state as z.ZodEnum).options as string[];
  const capped = (where: SQL | undefined) =>
    sql`(select count(*) from (select 1 from ${table} where ${where ?? sql`true`} limit ${countCap + 1}) as matches)`;
  const { state: _, ...others } = query;
  const withoutState = whereOf(resource, others, now);
  const columns = [
    capped(whereOf(resource, query, now)),
    ...states.map((state) => capped(and(eq(table.state, state), withoutState))),
  ].map((column, index) => sql`${column} as ${sql.identifier(`c${index}`)}`);

  const { rows } = await tx.execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  const honest = (index: number) => {
    const value = rows[0]![`c${index}`]!;
    return { value: Math.min(value, countCap), isCapped: value > countCap };
  };
  return { total: honest(0), byState: Object.fromEntries(states.map((state, index) => [state, honest(index + 1)])) };
}

export async function findRow(table: AnyResource['table'], tx: Tx, id: string): Promise<AnyRow | undefined> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id));
  return row;
}

/** Waits for whoever is writing the row, and keeps others from writing it until the transaction ends. */
export async function lockRow(table: AnyResource['table'], tx: Tx, id: string): Promise<AnyRow | undefined> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('no key update');
  return row;
}

const optionLimit = 20;

/** The named records, or those that a person may choose after typing `q`. */
export async function findOptions(
  resource: AnyResource,
  tx: Tx,
  query: ListQuery,
  now: string,
  ids?: readonly string[],
): Promise<AnyRow[]> {
  const { table, option } = resource;
  const where = ids ? inArray(table.id, ids) : and(option?.where, whereOf(resource, query, now));
  const rows = tx
    .select()
    .from(table as PgTable)
    .where(where);
  return rows.orderBy(option?.orderBy ?? table.createdAt).limit(ids ? 100 : optionLimit);
}
