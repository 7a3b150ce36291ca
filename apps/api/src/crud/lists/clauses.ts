import { eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { queueDays } from './queue-days.ts';

/** Building blocks of filters; each makes a function from the filter's value to a condition. */

export const oneOf = (column: AnyPgColumn) => (values: string[]) => inArray(column, values);
/** One parameter, however many ids: a list of parameters has its limits. */
export const idIn = (column: AnyPgColumn, ids: readonly string[]) => sql`${column} = any(${sql.param(ids)}::uuid[])`;
export const is = (column: AnyPgColumn) => (value: boolean) => eq(column, value);
/** What is unknown is neither much nor little. */
export const atLeast = (column: AnyPgColumn) => (value: number) => sql`${asSorted(column)} >= ${value}`;
export const atMost = (column: AnyPgColumn) => (value: number) =>
  column.notNull ? lte(column, value) : sql`${asSorted(column)} between 0 and ${value}`;
export const isPositive = (column: AnyPgColumn) => (value: boolean) =>
  value ? sql`${column} > 0` : sql`${column} = 0`;

/** A jsonb array of strings holds any of the values. */
export const holdsAny = (column: AnyPgColumn) => (values: string[]) => sql`${column} ?| ${textArray(values)}`;
/** A text array holds any of the values. */
export const overlaps = (column: AnyPgColumn) => (values: string[]) => sql`${column} && ${textArray(values)}`;

function textArray(values: string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}

/** In which order a list is asked for, and from which cursor on. */
export interface Paging {
  sort?: string;
  after?: string;
  before?: string;
}

/**
 * On a day or later; days are those of Riyadh, which knows no summer time. What is never before it, by the name of its sort,
 * has nothing to read before that day either when the list is in its order.
 */
export const fromDay =
  (column: AnyPgColumn, later: Readonly<Record<string, AnyPgColumn>> = {}) =>
  (day: string, _now?: string, { sort = '', after, before }: Paging = {}) => {
    const isFrom = (one: AnyPgColumn) => sql`${asSorted(one)} >= ${`${day}T00:00:00+03:00`}::timestamptz`;
    // A later page begins at its cursor already.
    const sorted = after || before ? undefined : later[sort.replace(/^-/, '')];
    return sorted ? sql`(${isFrom(column)} and ${isFrom(sorted)})` : isFrom(column);
  };
/** Made on a day or later; no state changed before. */
export const madeFrom = ({ createdAt, stateChangedAt }: Record<'createdAt' | 'stateChangedAt', AnyPgColumn>) =>
  fromDay(createdAt, { stateChangedAt });
export const toDay = (column: AnyPgColumn) => (day: string) =>
  sql`${asSorted(column)} between '0001-01-01'::timestamptz and ${`${day}T23:59:59.999999+03:00`}::timestamptz`;
/** As its index has it. */
const asSorted = (column: AnyPgColumn) => {
  if (column.notNull) return sql`${column}`;
  return column.getSQLType().startsWith('timestamp')
    ? sql`coalesce(${column}, '-infinity'::timestamptz)`
    : sql`coalesce(${column}, -1)`;
};

/** The day in Riyadh, `YYYY-MM-DD`, so many days after an instant. */
export const riyadhDay = (now: string, days = 0) =>
  new Date(Date.parse(now) + 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
/** The last day, `YYYY-MM-DD` in Riyadh, that is over. */
export const lastDayBefore = (now: string) => riyadhDay(now, -1);

/** A century is as long as any: an instant beyond what the database can tell would be an error. */
const interval = (days: number | SQL<number>) => sql`make_interval(days => least(${days}::int, 36500))`;
/** At least so many days ago. */
export const daysAgo = (column: AnyPgColumn) => (days: number | SQL<number>, now: string) =>
  sql`${column} <= ${now}::timestamptz - ${interval(days)}`;
/** In the state in which staff are waited for, and for longer than they may take. */
export const overdue =
  (
    { state, stateChangedAt }: Record<'state' | 'stateChangedAt', AnyPgColumn>,
    work: { queue: string; state: string; days: number },
  ) =>
  (isWanted: unknown, now: string) => {
    const isOverdue = sql`(${eq(state, work.state)} and ${daysAgo(stateChangedAt)(queueDays(work, now), now)})`;
    return isWanted ? isOverdue : sql`not ${isOverdue}`;
  };
/** Between now and so many days from now. */
export const withinDays = (column: AnyPgColumn) => (days: number | SQL<number>, now: string) =>
  sql`${column} between ${now}::timestamptz and ${now}::timestamptz + ${interval(days)}`;

/** Up to and with a day that is not over yet in Riyadh. */
export const untilDay = (column: AnyPgColumn) => (isWanted: boolean, now: string) => {
  const isAhead = sql`${column} >= (${now}::timestamptz at time zone 'Asia/Riyadh')::date`;
  return isWanted ? isAhead : sql`not coalesce(${isAhead}, false)`;
};

/** Whether a column holds anything. */
export const isFilled = (column: AnyPgColumn) => (value: boolean) => {
  const held = column.columnType === 'PgArray' ? sql`cardinality(${column}) > 0` : sql`${column} is not null`;
  return value ? held : sql`not (${held})`;
};

/** The clause of a filter that says no more than which values a column holds, or whether it holds any. */
export function holding(column: AnyPgColumn): (value: never) => SQL {
  const holds = holdingValues(column);
  return (value: unknown) =>
    typeof value === 'boolean' && column.columnType !== 'PgBoolean' ? isFilled(column)(value) : holds(value as never);
}

function holdingValues(column: AnyPgColumn): (value: never) => SQL {
  switch (column.columnType) {
    case 'PgBoolean':
      return is(column);
    case 'PgArray':
      return overlaps(column);
    case 'PgJsonb':
      return holdsAny(column);
    default:
      return oneOf(column);
  }
}
