import { eq } from 'drizzle-orm';
import type { Writer } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { findNamed } from '#crud/lists/refs.ts';
import type { Tx } from '#db/database.ts';
import { problemOf } from '#http/problems/problems.ts';
import { jobPostsTable as jobPosts } from '#resources/job-posts/table.ts';
import { seekersTable } from '#resources/seekers/table.ts';
import { employersTable as employers } from './table.ts';

type Listed = readonly { id: string }[];

/** Whom the employers of some job posts have nothing to do with, by job post. */
export async function blockedFrom(
  tx: Tx,
  jobPostIds: readonly string[],
): Promise<(jobPost: string, seeker: string) => boolean> {
  const rows = await tx
    .select({ id: jobPosts.id, blocked: employers.blockedSeekerIds })
    .from(jobPosts)
    .innerJoin(employers, eq(employers.id, jobPosts.employerId))
    .where(idIn(jobPosts.id, [...new Set(jobPostIds)]));
  const byPost = new Map(rows.map(({ id, blocked }) => [id, new Set(blocked.map((seeker) => seeker.id))]));
  return (jobPost, seeker) => byPost.get(jobPost)?.has(seeker) ?? false;
}

/** Refuses whoever is new to the list and whom nobody knows. */
export async function expectSeekers(blocked: Listed, before: Listed, { tx }: Pick<Writer, 'tx'>): Promise<void> {
  const known = new Set(before.map(({ id }) => id));
  const added = blocked.map(({ id }, index) => ({ id, index })).filter(({ id }) => !known.has(id));
  const ids = added.map(({ id }) => id);
  const found = await findNamed(tx, seekersTable, { id: seekersTable.id }, ids);
  const strangers = added.filter(({ id }) => !found.has(id));
  const errors = strangers.map(({ index }) => ({ path: `blockedSeekerIds.${index}.id`, code: 'unknownReference' }));
  if (errors.length > 0) throw problemOf('invalid', { errors });
}
