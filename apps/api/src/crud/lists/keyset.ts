import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { problemOf } from '#http/problems/problems.ts';

/** The order of a list: by one column, then by id. */
export interface Order {
  name: string;
  key: SQL;
  isDescending: boolean;
  type: string;
}

/** A place in an ordered list: the sort value and the id of the row at it. */
export interface Place {
  value: string;
  id: string;
}

const kinds = [
  {
    type: 'timestamptz',
    matches: /^timestamp/,
    lowest: "'-infinity'::timestamptz",
    value: /^(-infinity|\d{4}-\d\d-\d\d[ \d:.+-]{8,24})$/,
  },
  { type: 'bigint', matches: /^(integer|bigint)/, lowest: '-1', value: /^-?\d{1,15}$/ },
  { type: 'text', matches: /^text/, lowest: "''", value: /^[^\0]*$/ },
] as const;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function kindOf(column: AnyPgColumn) {
  const kind = kinds.find(({ matches }) => matches.test(column.getSQLType()));
  if (!kind) throw new Error(`Lists cannot be sorted by a column of type ${column.getSQLType()}`);
  return kind;
}

/** `-name` sorts descending; the expression is the one that the table's index has. */
export function orderOf(sorts: Record<string, AnyPgColumn>, sort: string): Order {
  const name = sort.replace(/^-/, '');
  const column = sorts[name]!;
  const { type, lowest } = kindOf(column);
  const key = column.notNull ? sql`${column}` : sql`coalesce(${column}, ${sql.raw(lowest)})`;
  return { name, key, isDescending: sort.startsWith('-'), type };
}

export function orderBy(order: Order, id: AnyPgColumn, isBackward: boolean): SQL[] {
  const direction = order.isDescending !== isBackward ? desc : asc;
  return [direction(order.key), direction(id)];
}

/** Rows beyond a place, in the direction of travel. */
export function beyond(order: Order, id: AnyPgColumn, place: Place, isBackward: boolean): SQL {
  const comparison = sql.raw(order.isDescending !== isBackward ? '<' : '>');
  const type = sql.raw(order.type);
  return sql`(${order.key}, ${id}) ${comparison} (${place.value}::${type}, ${place.id}::uuid)`;
}

export function encodeCursor(order: Order, { value, id }: Place): string {
  return Buffer.from(JSON.stringify([order.name, value, id])).toString('base64url');
}

/** Refuses a cursor of another order, and anything that is not a cursor. */
export function decodeCursor(order: Order, cursor: string, parameter: 'after' | 'before'): Place {
  const [name, value, id] = parse(cursor);
  const pattern = kinds.find(({ type }) => type === order.type)!.value;
  if (
    name !== order.name ||
    typeof value !== 'string' ||
    typeof id !== 'string' ||
    !pattern.test(value) ||
    !uuid.test(id)
  ) {
    throw problemOf('invalid', { errors: [{ path: parameter, code: 'invalid' }] });
  }
  return { value, id };
}

function parse(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
