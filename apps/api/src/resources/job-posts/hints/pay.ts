import type { JobPostHints } from '@diwan/api-contract/resources/job-posts';
import { type SQL, sql } from 'drizzle-orm';
import type { Row } from '#crud/definition.ts';
import { holdsAny } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { jobPostsTable as table } from '../table.ts';

type JobPost = Pick<Row<typeof table>, 'id' | 'jobTitleId' | 'cityIds' | 'salary'>;

/** Of fewer posts nobody can say what is usual. */
export const fewest = 5;
/** The newest are enough, however many there are. */
const most = 200;
const riyal = 100;

/** What published posts for the same job in the same city pay for the same time: the first quartile of the least, the third of the most. */
export function similarPay({ id, jobTitleId, cityIds, salary }: JobPost): SQL {
  const inCity = cityIds.length > 0 ? sql`and ${holdsAny(table.cityIds)(cityIds)}` : sql``;
  return sql`
    select count(*)::int as count,
      percentile_cont(0.25) within group (order by low) as "from",
      percentile_cont(0.75) within group (order by high) as "to"
    from (
      select ${table.salaryMin} as low, ${table.salaryMax} as high from ${table}
      where ${table.jobTitleId} = ${jobTitleId} and ${table.id} <> ${id} ${inCity}
        and ${table.publishedAt} is not null and ${table.salary} ->> 'period' = ${salary.period}
        and ${table.salaryMin} is not null and ${table.salaryMax} is not null
      order by ${table.createdAt} desc limit ${most}
    ) as alike`;
}

/** What similar posts pay, where this one pays less or more than all of that. */
export async function comparePay(post: JobPost, tx: Tx): Promise<JobPostHints['pay']> {
  const { min, max } = post.salary;
  const [least, highest] = [min ?? max, max ?? min];
  if (least === null || highest === null) return null;
  const { rows } = await tx.execute<{ count: number; from: number | null; to: number | null }>(similarPay(post));
  const { count, ...usual } = rows[0]!;
  if (count < fewest) return null;
  const [from, to] = [inRiyals(usual.from!), inRiyals(usual.to!)];
  if (highest < from) return { side: 'below', from, to, count };
  return least > to ? { side: 'above', from, to, count } : null;
}

const inRiyals = (amount: number) => Math.round(amount / riyal) * riyal;
