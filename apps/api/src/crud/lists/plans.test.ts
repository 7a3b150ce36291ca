import { getTableName, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/database.ts';
import { applicationsResource } from '#resources/applications/resource.ts';
import { employersResource } from '#resources/employers/resource.ts';
import { serverResources } from '#resources/index.ts';
import { jobPostsResource } from '#resources/job-posts/resource.ts';
import { seekersResource } from '#resources/seekers/resource.ts';
import { createTestDatabase } from '#test/databases/test-database.ts';
import { recordsIn } from '#test/records.ts';
import type { AnyResource } from '../definition.ts';
import { findPage, pageQuery } from './repository.ts';

let database: Database;
let drop: () => Promise<void>;
const now = '2026-06-15T09:00:00.000Z';

/** So many that reading a whole table would be the slow way. */
const copies = 5_000;
/** What must differ between copies of a row, and what lists sort and filter by. */
const differing = {
  employers: `'cr_number', n::text, 'open_jobs', n % 30, 'state', (array['draft', 'verified', 'closed'])[1 + n % 3]`,
  seekers: `'email', n, 'mobile', n, 'total_experience_years', n % 40, 'state', (array['unverified', 'active', 'suspended'])[1 + n % 3]`,
  job_posts: `'views_count', n, 'state', (array['draft', 'published', 'closed', 'paused'])[1 + n % 4]`,
  applications: `'match_score', n % 101, 'rating', n % 6, 'state', (array['pending', 'approved', 'rejected', 'recruited'])[1 + n % 4]`,
};

beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = openDatabase(made.url, { statementSeconds: 120 });
  await recordsIn(database).application();
  // Copies of one application are all of one person.
  await database.pool.query('DROP INDEX applications_one_open');
  for (const [table, values] of Object.entries(differing)) await multiply(table, values);
  await database.pool.query('VACUUM ANALYZE');
});
afterAll(async () => {
  await database.close();
  await drop();
});

async function multiply(table: string, values: string): Promise<void> {
  const { rows } = await database.pool.query<{ names: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns WHERE table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const columns = rows[0]!.names;
  await database.pool.query(`
    INSERT INTO ${table} (${columns})
    SELECT ${columns.replaceAll(/[^, ]+/g, 'copy.$&')}
    FROM (SELECT whole AS original FROM ${table} AS whole LIMIT 1) AS one, generate_series(1, ${copies}) AS n,
      LATERAL jsonb_populate_record(original, jsonb_build_object(
        'id', gen_random_uuid(), 'number', n, 'created_at', now() - n * interval '1 minute', 'state_changed_at', now() - n * interval '1 minute', ${values}
      )) AS copy`);
}

const lists: [string, AnyResource, string][] = [
  ['applications', applicationsResource, 'pending'],
  ['seekers', seekersResource, 'active'],
  ['job posts', jobPostsResource, 'published'],
  ['employers', employersResource, 'verified'],
];

test.each(lists)(
  'T101 every list of %s by state and sort, first page and any other, walks an index in order',
  async (_, resource, state) => {
    const { orm } = database;
    for (const sort of resource.contract.sorts.flatMap((name: string) => [name, `-${name}`])) {
      for (const filter of [{}, { state: [state] }]) {
        const far = await findPage(resource, orm, { ...filter, sort, limit: 600 }, now);
        for (const query of [
          { ...filter, sort },
          { ...filter, sort, after: far.next! },
          { ...filter, sort, before: far.next! },
        ]) {
          const { rows } = await orm.execute<{ 'QUERY PLAN': string }>(sql`explain ${pageQuery(resource, query, now)}`);
          const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
          expect(plan, `${sort} ${JSON.stringify(query)}\n${plan}`).toMatch(/Index Scan/);
          expect(plan, `${sort} ${JSON.stringify(query)}\n${plan}`).not.toMatch(/Seq Scan|^\s*(->)?\s*Sort/m);
        }
      }
    }
  },
);

test('T101 what was made since a day, in the order of the change of its state, is read from that day on', async () => {
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const query = { createdFrom: day, sort: 'stateChangedAt' };
  const explained = sql`explain ${pageQuery(employersResource, query, now, undefined, 0)}`;
  const { rows } = await database.orm.execute<{ 'QUERY PLAN': string }>(explained);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: .*state_changed_at >=/);
});

test('T101 a search for part of a word uses the trigram index, in Arabic too', async () => {
  const { rows } = await database.orm.execute<{ 'QUERY PLAN': string }>(
    sql`explain select count(*) from seekers where search_key like ${'%زهراني نادر%'}`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('seekers_search');
});

const included = Object.entries<AnyResource>(serverResources).flatMap(([key, resource]) =>
  Object.entries(resource.includedFilters ?? {}).map(([filter, column]) => [key, filter, column!, resource] as const),
);

test.each(included)('T101 each order of %s has in its indexes what %s asks for', async (_, __, { name }, resource) => {
  const { rows } = await database.pool.query<{ definition: string }>(
    'SELECT indexdef AS definition FROM pg_indexes WHERE tablename = $1',
    [getTableName(resource.table)],
  );
  const carrying = rows
    .map(({ definition }) => definition)
    .filter((each) =>
      each
        .match(/INCLUDE \((.*)\)/)?.[1]!
        .split(', ')
        .includes(name),
    );
  const sorts: AnyPgColumn[] = Object.values({ stateChangedAt: resource.table.stateChangedAt, ...resource.sorts });
  const orders = sorts.flatMap((sort) => {
    const key = sort.notNull ? `${sort.name}, id` : `COALESCE(${sort.name}, `;
    return [`btree (${key}`, `btree (state, ${key}`];
  });
  expect(orders.length).toBeGreaterThan(5);
  expect(orders.filter((order) => !carrying.some((each) => each.includes(order)))).toEqual([]);
});
