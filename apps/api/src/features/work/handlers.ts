import type { WorkQueues, workRouter } from '@diwan/api-contract/work';
import type { RouterImplementation } from '@ts-rest/fastify';
import { type SQL, sql } from 'drizzle-orm';
import type { AppDeps } from '#deps.ts';
import { recentEvents } from './recent.ts';

/** Work that waits longer than this is overdue. */
const reviewDays = { jobPosts: 2, applicants: 3, employers: 3, terms: 7 };

type Waiting = NonNullable<WorkQueues[keyof WorkQueues]>;

export function workHandlers({ database: { orm }, clock }: AppDeps): RouterImplementation<typeof workRouter> {
  /** Each queue is a range of one index. */
  const waiting = async (source: SQL, days: number): Promise<Waiting> => {
    const limit = sql`${clock().toISOString()}::timestamptz - make_interval(days => ${days}::int)`;
    const { rows } = await orm.execute<Record<keyof Waiting, never>>(sql`
      select count(*) as count, min(at) as "oldestAt", count(*) filter (where at < ${limit}) as overdue from (${source}) as waiting`);
    return rows[0]!;
  };
  const inState = (table: 'job_posts' | 'employers', state: string) =>
    sql`select created_at as at from ${sql.identifier(table)} where state = ${state}`;
  const suggested = (table: 'skills' | 'job_titles' | 'industries') =>
    waiting(sql`select updated_at as at from ${sql.identifier(table)} where state = 'suggested'`, reviewDays.terms);
  const counting: Record<keyof WorkQueues, () => Promise<Waiting>> = {
    jobPostsToReview: () => waiting(inState('job_posts', 'pending_review'), reviewDays.jobPosts),
    applicantsPending: () =>
      waiting(sql`select applied_at as at from applications where state = 'pending'`, reviewDays.applicants),
    employersToVerify: () => waiting(inState('employers', 'pending_verification'), reviewDays.employers),
    skillsSuggested: () => suggested('skills'),
    jobTitlesSuggested: () => suggested('job_titles'),
    industriesSuggested: () => suggested('industries'),
  };
  const names = Object.keys(counting) as (keyof WorkQueues)[];

  return {
    recent: async () => ({ status: 200, body: await recentEvents(orm) }),
    async queues({ request }) {
      const counted = await Promise.allSettled(names.map((name) => counting[name]()));
      const failures = counted.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      if (failures.length === names.length) throw failures[0];
      for (const err of failures) request.log.error({ err }, 'a work queue could not be counted');
      const values = counted.map((each, index) => [names[index], each.status === 'fulfilled' ? each.value : null]);
      return { status: 200, body: Object.fromEntries(values) as WorkQueues };
    },
  };
}
