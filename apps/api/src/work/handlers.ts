import type { workRouter } from '@diwan/api-contract/work';
import type { RouterImplementation } from '@ts-rest/fastify';
import { type SQL, sql } from 'drizzle-orm';
import type { AppDeps } from '../deps.ts';

/** Work that waits longer than this is overdue. */
const reviewDays = { jobPosts: 2, applicants: 3, employers: 3, terms: 7 };

interface Waiting {
  count: number;
  oldestAt: string | null;
  overdue: number;
}

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
  const suggested = sql.join(
    ['skills', 'job_titles', 'industries'].map(
      (table) => sql`select updated_at as at from ${sql.identifier(table)} where state = 'suggested'`,
    ),
    sql` union all `,
  );

  return {
    async queues() {
      const [jobPostsToReview, applicantsPending, employersToVerify, taxonomiesSuggested] = await Promise.all([
        waiting(inState('job_posts', 'pending_review'), reviewDays.jobPosts),
        waiting(sql`select applied_at as at from applications where state = 'pending'`, reviewDays.applicants),
        waiting(inState('employers', 'pending_verification'), reviewDays.employers),
        waiting(suggested, reviewDays.terms),
      ]);
      return { status: 200, body: { jobPostsToReview, applicantsPending, employersToVerify, taxonomiesSuggested } };
    },
  };
}
