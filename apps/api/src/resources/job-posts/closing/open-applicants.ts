import { undecidedStatuses } from '@diwan/api-contract/values/records/application';
import type { Settlement } from '@diwan/machines/workflows/job-post/job-post.workflow';
import { evaluate } from '@diwan/machines/workflows/workflow';
import { and, eq, inArray } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { inputFor } from '#workflows/input-for.ts';

/** Rejects or moves whoever has applied to a post that is closed and was not decided about, or leaves them as they are. */
export async function settleApplicants(
  { id }: Row<typeof jobPostsTable>,
  { applicants, mail, jobPost }: Settlement,
  writer: Writer,
): Promise<void> {
  if (applicants === 'leave') return;
  if (applicants === 'move') await expectPublished(jobPost, writer);
  const event =
    applicants === 'reject'
      ? { type: 'application.reject', reason: 'other', note: 'The job post was closed.', mail }
      : { type: 'application.moveToJob', jobPost };
  const isOpen = and(eq(applications.jobPostId, id), inArray(applications.state, undecidedStatuses));
  const open = await writer.tx.select().from(applications).where(isOpen).orderBy(applications.id);
  for (const row of await thoseWhoMay(open, event, writer))
    writer.followUps.push({ resource: 'applications', id: row.id, event, isBySystem: false });
}

/** Who has applied there already, or was offered the job, is not moved and stays as they are. */
async function thoseWhoMay(rows: Row<typeof applications>[], event: { type: string }, writer: Writer) {
  const { workflow, ...binding } = writer.resources.applications.workflowBinding!;
  const inputs = await inputFor({ workflow, ...binding }, rows, event, writer);
  return rows.filter(
    ({ state }, index) =>
      evaluate(workflow, { state, input: inputs[index]!, can: writer.can }, event).kind === 'accepted',
  );
}

async function expectPublished(id: string | null, { tx }: Writer): Promise<void> {
  const refuse = (code: string) => problemOf('invalid', { errors: [{ path: 'jobPost', code }] });
  if (id === null) throw refuse('required');
  const [target] = await tx.select({ state: jobPostsTable.state }).from(jobPostsTable).where(eq(jobPostsTable.id, id));
  if (target?.state !== 'published') throw refuse('unknownReference');
}
