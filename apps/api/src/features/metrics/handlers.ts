import type {
  ApplicationsOverTime,
  Funnel,
  JobsByCity,
  metricsRouter,
  Totals,
} from '@diwan/api-contract/endpoints/metrics';
import { candidateStatuses } from '@diwan/api-contract/values/records/application';
import type { RouterImplementation } from '@ts-rest/fastify';
import { type SQL, sql } from 'drizzle-orm';
import type { AppDeps } from '#deps.ts';
import { bucketsOf, type Period, previous, unitOf } from './period.ts';

const zone = sql`'Asia/Riyadh'`;
const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${zone})`;
const within = (column: SQL, { from, to }: Period) =>
  sql`${column} >= ${startOf(from)} and ${column} < ((${to}::date + 1)::timestamp at time zone ${zone})`;

/** What each total counts: rows of a table, by an instant. */
const counted: Record<keyof Totals, { table: string; at: SQL; where?: SQL }> = {
  applications: { table: 'applications', at: sql`applied_at` },
  jobPostsPublished: { table: 'job_posts', at: sql`coalesce(published_at, '-infinity'::timestamptz)` },
  recruited: { table: 'applications', at: sql`state_changed_at`, where: sql`state = 'recruited'` },
  newSeekers: { table: 'seekers', at: sql`created_at` },
  newEmployers: { table: 'employers', at: sql`created_at` },
};

/** Metrics of the dashboard; each is asked for by itself, so that one that fails takes no other with it. */
export function metricsHandlers({ database: { orm } }: AppDeps): RouterImplementation<typeof metricsRouter> {
  return {
    async totals({ query }) {
      const columns = Object.entries(counted).flatMap(([name, { table, at, where = sql`true` }]) =>
        [query, previous(query)].map((period, index) => {
          const count = sql`(select count(*) from ${sql.identifier(table)} where ${where} and ${within(at, period)})`;
          return sql`${count} as ${sql.identifier(`${name}${index}`)}`;
        }),
      );
      const { rows } = await orm.execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`);
      const compared = Object.keys(counted).map((name) => [
        name,
        { current: rows[0]![`${name}0`]!, previous: rows[0]![`${name}1`]! },
      ]);
      return { status: 200, body: Object.fromEntries(compared) as Totals };
    },

    async applications({ query }) {
      const unit = unitOf(query);
      const { rows } = await orm.execute<{ bucket: string; state: string; count: number }>(sql`
        select to_char(date_trunc(${unit}, applied_at at time zone ${zone}), 'YYYY-MM-DD') as bucket, state, count(*) as count
        from applications where ${within(sql`applied_at`, query)} group by bucket, state`);
      const counts = new Map(rows.map(({ bucket, state, count }) => [`${bucket} ${state}`, count]));
      const points = bucketsOf(query, unit).map((from) => ({
        from,
        counts: Object.fromEntries(
          candidateStatuses.map((state) => [state, counts.get(`${from} ${state}`) ?? 0]),
        ) as ApplicationsOverTime['points'][number]['counts'],
      }));
      return { status: 200, body: { unit, points } };
    },

    async cities() {
      const { rows } = await orm.execute<JobsByCity[number] & Record<string, unknown>>(sql`
        select city, count(*) as count from job_posts, jsonb_array_elements_text(city_ids) as city
        where state = 'published' group by city order by count desc, city`);
      return { status: 200, body: rows };
    },

    async funnel({ query }) {
      const { rows } = await orm.execute<Funnel & Record<string, unknown>>(sql`
        select count(*) as applied,
          count(*) filter (where reached <> 'pending') as reviewed,
          count(*) filter (where reached in ('approved', 'recruited')) as approved,
          count(*) filter (where reached = 'recruited') as recruited
        from (
          select case when state = 'rejected' then coalesce(rejection->>'from', 'pending') else state end as reached
          from applications where ${within(sql`applied_at`, query)}
        ) as applications`);
      return { status: 200, body: rows[0]! };
    },
  };
}
