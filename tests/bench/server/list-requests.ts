import { encodeCursor, orderOf } from '@diwan/api/crud/lists/keyset.ts';
import type { Database } from '@diwan/api/db/database.ts';
import { applicationsResource } from '@diwan/api/resources/applications/resource.ts';
import type pg from 'pg';
import type { BareAnswer } from './bare-server.ts';

const limit = 25;
/** Neighbouring pages are asked for in turn, so that no single page is all that is ever read. */
const neighbours = 20;

/** A list as somebody asks for it: filtered and sorted. */
export const lists = [
  { title: 'one state, best match first', state: 'pending', sort: '-matchScore', column: 'match_score' },
  { title: 'one state, newest first', state: 'rejected', sort: '-appliedAt', column: 'applied_at' },
] as const;

export type AskedList = (typeof lists)[number];

/** Addresses of page 1, and of pages as deep as `page`, or as the list goes. */
export async function pathsOf({ state, sort, column }: AskedList, page: number, { pool }: Database) {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM applications WHERE state = $1',
    [state],
  );
  const deepest = Math.min(page, Math.floor(rows[0]!.count / limit) - neighbours - 1);
  const order = orderOf(applicationsResource.sorts, sort);
  const first = `/api/v1/applications?${new URLSearchParams({ state, sort, limit: `${limit}` })}`;
  const deep: string[] = [];
  for (let step = 0; step < neighbours; step += 1) {
    const { rows: places } = await pool.query<{ value: string; id: string }>(
      `SELECT ${column}::text AS value, id FROM applications WHERE state = $1 ORDER BY ${column} DESC, id DESC OFFSET $2 LIMIT 1`,
      [state, (deepest + step) * limit - 1],
    );
    deep.push(`${first}&${new URLSearchParams({ after: encodeCursor(order, places[0]!) })}`);
  }
  return { first: [first], deep, deepest };
}

/** Every query that the pool is given while this runs, as the driver is given it. */
export async function queriesDuring(pool: pg.Pool, run: () => Promise<unknown>): Promise<BareAnswer['queries']> {
  const queries: BareAnswer['queries'] = [];
  const original = pool.query as (...given: unknown[]) => unknown;
  Object.assign(pool, {
    query(config: pg.QueryConfig, values?: unknown[]) {
      queries.push({
        text: config.text,
        values: values ?? config.values ?? [],
        ...('rowMode' in config ? { rowMode: 'array' } : {}),
      });
      return original.call(pool, config, values);
    },
  });
  try {
    await run();
  } finally {
    Object.assign(pool, { query: original });
  }
  return queries;
}
