import { likeness, nearlyEqual } from '@diwan/api-contract/moderation/likeness';
import type { JobPostHints } from '@diwan/api-contract/resources/job-posts';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Row } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { jobPostsTable as table } from '../table.ts';

type JobPost = Pick<Row<typeof table>, 'id' | 'employerId' | 'jobTitleId' | 'description'>;

/** What is over may be offered again. */
const open = ['pending_review', 'changes_requested', 'scheduled', 'published', 'paused'] as const;
const most = 20;

/** The employer's other open posts for the same job, the newest first. */
export const sameJob = ({ id, employerId, jobTitleId }: JobPost, tx: Tx) =>
  tx
    .select({
      id: table.id,
      number: table.number,
      title: table.title,
      state: table.state,
      description: table.description,
    })
    .from(table)
    .where(
      and(
        eq(table.employerId, employerId),
        eq(table.jobTitleId, jobTitleId),
        inArray(table.state, [...open]),
        ne(table.id, id),
      ),
    )
    .orderBy(desc(table.createdAt))
    .limit(most);

/** Those of them that say nearly the same. */
export async function findDuplicates(post: JobPost, tx: Tx): Promise<JobPostHints['duplicates']> {
  const others = await sameJob(post, tx);
  return others
    .filter(({ description }) => likeness(description.ar, post.description.ar) >= nearlyEqual)
    .map(({ description: _, ...found }) => found);
}
