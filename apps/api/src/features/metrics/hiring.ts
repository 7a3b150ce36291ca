import type { Hiring, hiringRouter } from '@diwan/api-contract/endpoints/hiring/hiring';
import { countedRows } from '@diwan/api-contract/figures/figures';
import {
  type ApplicationSource,
  applicationSources,
  candidateStatuses,
  undecidedStatuses,
} from '@diwan/api-contract/values/records/application';
import type { RouterImplementation } from '@ts-rest/fastify';
import { type SQL, sql } from 'drizzle-orm';
import { findRow } from '#crud/lists/repository.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { countOf } from './count-rows.ts';

const statuses = sql.param([...candidateStatuses]);
const daysOf = (seconds: SQL) => sql`round((${seconds})::numeric / 86400, 1)::float`;

/**
 * Every stay of a job post's applications in a status, as the audit log tells it. Of one that the log knows nothing of, the last
 * change of its status is the only one. Whatever still lasts, lasts until now.
 */
const staysOf = (jobPostId: string, now: string) => sql`
  own as (select id, state, applied_at, state_changed_at, hire from applications where job_post_id = ${jobPostId}),
  told as (
    select own.id, event.from_state as state, event.at as until from own join audit_events event
      on event.entity_type = 'applications' and event.entity_id = own.id::text
    where event.from_state <> event.to_state and event.from_state = any(${statuses}::text[]) and event.to_state = any(${statuses}::text[])
  ),
  changes as (
    select * from told union all
    select id, 'pending', state_changed_at from own where state <> 'pending' and id not in (select id from told)
  ),
  stays as (
    select changes.id, changes.state, changes.until,
      coalesce(lag(changes.until) over (partition by changes.id order by changes.until), own.applied_at) as since
    from changes join own using (id)
    union all
    select own.id, own.state, ${now}::timestamptz, coalesce((select max(until) from changes where changes.id = own.id), own.applied_at) from own
  ),
  lengths as (select id, state, until, greatest(extract(epoch from until - since), 0) as seconds from stays)`;

/** How the hiring for a job post goes: counts by the lists' own conditions, and how long it took by what happened. */
export function hiringHandlers({
  database: { orm },
  clock,
  resources,
}: AppDeps): RouterImplementation<typeof hiringRouter> {
  async function countsOf(jobPost: string, now: string): Promise<Pick<Hiring, 'funnel' | 'sources'>> {
    const steps = Object.entries(countedRows.hiring).map(([step, rows]) => [step, rows(jobPost)] as const);
    const bySource = applicationSources.flatMap((source) =>
      Object.entries(countedRows.hiringSource).map(
        ([step, rows]) => [`${source} ${step}`, rows(jobPost, source)] as const,
      ),
    );
    const columns = [...steps, ...bySource].map(
      ([name, rows]) => sql`${countOf(rows, resources, now)} as ${sql.identifier(name)}`,
    );
    const { rows } = await orm.execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`);
    const counts = rows[0]!;
    const sourceOf = (source: ApplicationSource) => ({
      source,
      applied: counts[`${source} applied`]!,
      approved: counts[`${source} approved`]!,
      recruited: counts[`${source} recruited`]!,
    });
    const sources = applicationSources.map(sourceOf).filter(({ applied }) => applied > 0);
    return {
      funnel: Object.fromEntries(steps.map(([step]) => [step, counts[step]])) as Hiring['funnel'],
      sources: sources.toSorted((one, other) => other.applied - one.applied),
    };
  }

  async function durationsOf(jobPost: string, now: string): Promise<Omit<Hiring, 'funnel' | 'sources'>> {
    const mean = (state: string) => sql`
      (select jsonb_build_object('state', ${state}::text, 'days', ${daysOf(sql`avg(seconds)`)}, 'of', count(distinct id))
      from lengths where state = ${state})`;
    const median = (column: SQL) => daysOf(sql`percentile_cont(0.5) within group (order by ${column})`);
    const { rows } = await orm.execute<Omit<Hiring, 'funnel' | 'sources'> & Record<string, unknown>>(sql`
      with ${staysOf(jobPost, now)},
      reviewed as (select id, min(until) as at from changes where state = 'pending' group by id)
      select
        (select jsonb_build_object('days', ${median(sql`greatest(extract(epoch from reviewed.at - own.applied_at), 0)`)}, 'of', count(*))
          from reviewed join own using (id)) as "firstReview",
        (select jsonb_build_object('days', ${median(sql`greatest(extract(epoch from (hire ->> 'recruitedAt')::timestamptz - applied_at), 0)`)}, 'of', count(*))
          from own where state = 'recruited' and hire is not null) as hire,
        jsonb_build_array(${sql.join(undecidedStatuses.map(mean), sql`, `)}) as states`);
    return rows[0]!;
  }

  return {
    async read({ params: { id } }) {
      if (!(await findRow(jobPostsTable, orm, id))) throw problemOf('notFound');
      const now = clock().toISOString();
      const [counts, durations] = await Promise.all([countsOf(id, now), durationsOf(id, now)]);
      return { status: 200, body: { ...counts, ...durations } };
    },
  };
}
