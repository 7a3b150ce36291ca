import { and, eq, inArray, lte } from 'drizzle-orm';
import { jobPostsTable } from '#db/schema/resources.ts';
import type { AppDeps } from '#deps.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { jobPostsResource } from '#resources/job-posts/resource.ts';
import { applyEvent, theSystem } from '#workflows/apply-event.ts';

const batch = 200;

/** Publishes and expires the job posts whose time has come; safe in several processes at once, and after any pause. */
export async function sweepJobPosts({ database, clock }: Pick<AppDeps, 'database' | 'clock'>): Promise<number> {
  const now = clock().toISOString();
  const { id, state, publishAt, expiresAt } = jobPostsTable;
  const due = and(eq(state, 'scheduled'), lte(publishAt, now));
  const over = and(inArray(state, ['published', 'paused']), lte(expiresAt, now));
  let sent = 0;
  for (const [type, where] of [
    ['jobPost.publishDue', due],
    ['jobPost.expire', over],
  ] as const) {
    const posts = await database.orm.select({ id }).from(jobPostsTable).where(where).limit(batch);
    for (const post of posts) {
      const writer = { now, actor: theSystem, can: theSystem.can, request: null, followUps: [] };
      const isSent = await database
        .transaction((tx) =>
          applyEvent(jobPostsResource, { id: post.id, version: null, event: { type } }, { ...writer, tx }),
        )
        .then(() => true, ignoreRefusal);
      if (isSent) sent += 1;
    }
  }
  return sent;
}

/** Another process was faster, or the rules say no: both are fine for a sweep. */
function ignoreRefusal(error: unknown): false {
  if (error instanceof ProblemError && (error.code === 'refused' || error.code === 'notFound')) return false;
  throw error;
}
