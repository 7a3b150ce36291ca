import { channels } from '@diwan/api-contract/endpoints/realtime';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { publish } from '#realtime/publish.ts';
import { applicationsTable as table } from '#resources/applications/table.ts';
import { employersTable } from '#resources/employers/table.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { seekersTable } from '#resources/seekers/table.ts';

type Application = Row<typeof table>;

const columns = {
  pending: jobPostsTable.pendingCount,
  'in-progress': jobPostsTable.inProgressCount,
  approved: jobPostsTable.approvedCount,
  rejected: jobPostsTable.rejectedCount,
  recruited: jobPostsTable.recruitedCount,
};

/** Decisions about one job post's applicants wait for each other, so its openings and counters are never wrong. */
export async function lockJobPosts(
  { jobPostId }: Application,
  { tx }: Writer,
  event: { type: string; jobPost?: string } = { type: '' },
): Promise<void> {
  await tx
    .select({ id: jobPostsTable.id })
    .from(jobPostsTable)
    .where(inArray(jobPostsTable.id, event.jobPost ? [jobPostId, event.jobPost] : [jobPostId]))
    .orderBy(jobPostsTable.id)
    .for('no key update');
}

/** Keeps in step with an application what its job post, its employer and its seeker count. */
export async function countApplication(
  before: Application | null,
  after: Application | null,
  writer: Writer,
): Promise<void> {
  const isElsewhere = before?.jobPostId !== after?.jobPostId;
  if (!isElsewhere && before?.state === after?.state) return;
  const { tx } = writer;
  if (before && after) await tx.update(table).set({ isUnread: false }).where(eq(table.id, after.id));
  if (!isElsewhere) {
    await countAt(
      after!.jobPostId,
      [
        [before!.state, -1],
        [after!.state, 1],
      ],
      writer,
    );
    return;
  }
  for (const [application, by] of [
    [before, -1],
    [after, 1],
  ] as const) {
    if (!application) continue;
    const employerId = await countAt(application.jobPostId, [[application.state, by]], writer);
    await tx
      .update(employersTable)
      .set({ applicantsTotal: sql`${employersTable.applicantsTotal} + ${by}` })
      .where(eq(employersTable.id, employerId));
  }
  if (before && after) return;
  await tx
    .update(seekersTable)
    .set({ applicationsCount: sql`${seekersTable.applicationsCount} + ${after ? 1 : -1}` })
    .where(eq(seekersTable.id, (after ?? before)!.seekerId));
}

async function countAt(
  jobPostId: string,
  shifts: [Application['state'], number][],
  { tx, actor }: Writer,
): Promise<string> {
  const changes = shifts.map(([state, by]) => sql`${sql.identifier(columns[state].name)} = ${columns[state]} + ${by}`);
  const { rows } = await tx.execute<{ version: number; state: string; employer_id: string }>(sql`
    update ${jobPostsTable} set ${sql.join(changes, sql`, `)}
    where ${jobPostsTable.id} = ${jobPostId} returning version, state, employer_id`);
  const { employer_id: employerId, ...stamps } = rows[0]!;
  const change = { resource: 'job-posts', id: jobPostId, event: 'applicants.counted', by: actor.id, ...stamps };
  await publish(tx, channels.resource('job-posts'), 'record.changed', change);
  return employerId;
}
