import { and, desc, eq, inArray, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Row } from '#crud/definition.ts';
import type { Tx } from '#db/database.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import { employersTable as employers } from '#resources/employers/table.ts';
import type { jobPostsTable } from '#resources/job-posts/table.ts';
import { seekersTable as seekers } from '#resources/seekers/table.ts';

type JobPost = Row<typeof jobPostsTable>;

/** So many are told of one job post. */
const mostAlerted = 100;

/**
 * Whom a job post suits: those of its job title or with all of its required skills, where the work is, who may apply and have not. The
 * nearest match first, then whoever was here last. Whoever hides from employers, or has not agreed to be written to, is left alone.
 */
export async function matchingSeekers(post: JobPost, tx: Tx): Promise<string[]> {
  const required = post.skills.filter(({ isRequired }) => isRequired).map(({ id }) => id);
  const isOfTitle = eq(seekers.jobTitleId, post.jobTitleId);
  const isSkilled = required.length > 0 ? sql`${seekers.skillIds} ?& ${sql.param(required)}::text[]` : undefined;
  const hasApplied = tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobPostId, post.id), eq(applications.seekerId, seekers.id)));
  const isBlocked = tx
    .select({ id: employers.id })
    .from(employers)
    .where(
      and(
        eq(employers.id, post.employerId),
        sql`${employers.blockedSeekerIds} @> jsonb_build_array(jsonb_build_object('id', ${seekers.id}::text))`,
      ),
    );
  const found = await tx
    .select({ id: seekers.id })
    .from(seekers)
    .where(
      and(
        eq(seekers.state, 'active'),
        ne(seekers.visibility, 'hidden'),
        sql`(${seekers.consents} ->> 'marketing')::boolean`,
        or(isOfTitle, isSkilled),
        isNear(post),
        mayApply(post),
        notExists(hasApplied),
        notExists(isBlocked),
      ),
    )
    .orderBy(sql`(${isOfTitle}) is true desc`, sql`${seekers.lastLoginAt} desc nulls last`, desc(seekers.id))
    .limit(mostAlerted);
  return found.map(({ id }) => id);
}

function isNear({ workMode, cityIds }: JobPost): SQL | undefined {
  if (workMode === 'remote' || cityIds.length === 0) return undefined;
  return or(
    inArray(seekers.cityId, cityIds as JobPost['locations'][number]['cityId'][]),
    eq(seekers.canRelocate, true),
  );
}

function mayApply({ nationality: { rule, countries }, gender }: JobPost): SQL | undefined {
  const isOfNationality =
    rule === 'any'
      ? undefined
      : rule === 'saudi_only'
        ? eq(seekers.isSaudi, true)
        : inArray(seekers.nationality, countries);
  return and(isOfNationality, gender === 'any' ? undefined : eq(seekers.gender, gender));
}
