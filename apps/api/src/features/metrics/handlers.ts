import type {
  ApplicationsOverTime,
  ExpiringDocuments,
  Funnel,
  JobsByCity,
  metricsRouter,
  Totals,
} from '@diwan/api-contract/endpoints/metrics/metrics';
import type { CountedRows } from '@diwan/api-contract/figures/counted-rows';
import { countedRows, periodBefore } from '@diwan/api-contract/figures/figures';
import { candidateStatuses } from '@diwan/api-contract/values/records/application';
import type { RouterImplementation } from '@ts-rest/fastify';
import { sql } from 'drizzle-orm';
import type { AppDeps } from '#deps.ts';
import { conditionOf, countOf } from './count-rows.ts';
import { bucketsOf, unitOf } from './period.ts';

/** Metrics of the dashboard; each is asked for by itself, so that one that fails takes no other with it. */
export function metricsHandlers({
  database: { orm },
  clock,
  resources,
}: AppDeps): RouterImplementation<typeof metricsRouter> {
  const whereOf = (rows: CountedRows) => conditionOf(rows, resources, clock().toISOString());

  /** So many counts in one statement, by their names. */
  async function countEach(counted: Readonly<Record<string, CountedRows>>): Promise<Record<string, number>> {
    const columns = Object.entries(counted).map(
      ([name, rows]) => sql`${countOf(rows, resources, clock().toISOString())} as ${sql.identifier(name)}`,
    );
    const { rows } = await orm.execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`);
    return rows[0]!;
  }

  return {
    async totals({ query }) {
      const counted = Object.entries(countedRows.totals).flatMap(([name, rows]) => [
        [`${name}.current`, rows(query)] as const,
        [`${name}.previous`, rows(periodBefore(query))] as const,
      ]);
      const counts = await countEach(Object.fromEntries(counted));
      const compared = Object.keys(countedRows.totals).map((name) => [
        name,
        { current: counts[`${name}.current`], previous: counts[`${name}.previous`] },
      ]);
      return { status: 200, body: Object.fromEntries(compared) as Totals };
    },

    async applications({ query }) {
      const unit = unitOf(query);
      const { rows } = await orm.execute<{ bucket: string; state: string; count: number }>(sql`
        select to_char(date_trunc(${unit}, applied_at at time zone 'Asia/Riyadh'), 'YYYY-MM-DD') as bucket, state, count(*) as count
        from applications where ${whereOf(countedRows.totals.applications(query))} group by bucket, state`);
      const counts = new Map(rows.map(({ bucket, state, count }) => [`${bucket} ${state}`, count]));
      const points = bucketsOf(query, unit).map(({ bucket, ...days }) => ({
        ...days,
        counts: Object.fromEntries(
          candidateStatuses.map((state) => [state, counts.get(`${bucket} ${state}`) ?? 0]),
        ) as ApplicationsOverTime['points'][number]['counts'],
      }));
      return { status: 200, body: { unit, points } };
    },

    async cities({ query }) {
      const { rows } = await orm.execute<JobsByCity[number] & Record<string, unknown>>(sql`
        select city, count(distinct job_posts.id) as count from job_posts, jsonb_array_elements_text(city_ids) as city
        where ${whereOf(countedRows.totals.jobPostsPublished(query))} group by city order by count desc, city`);
      return { status: 200, body: rows };
    },

    async documents() {
      const counted = Object.entries(countedRows.documents).map(([name, rows]) => [name, rows()] as const);
      return { status: 200, body: (await countEach(Object.fromEntries(counted))) as ExpiringDocuments };
    },

    async funnel({ query }) {
      const steps = Object.entries(countedRows.funnel).map(([name, rows]) => [name, rows(query)] as const);
      return { status: 200, body: (await countEach(Object.fromEntries(steps))) as Funnel };
    },
  };
}
