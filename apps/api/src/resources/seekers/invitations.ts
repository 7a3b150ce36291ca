import type { SeekerEvent } from '@diwan/api-contract/resources/seekers';
import type { SeekerInput } from '@diwan/machines/workflows/seeker/seeker.workflow';
import { and, eq, ne } from 'drizzle-orm';
import type { Reader, Row } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { findNamed } from '#crud/lists/refs.ts';
import type { Tx } from '#db/database.ts';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { problemOf } from '#http/problems/problems.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import { blockedFrom } from '#resources/employers/blocked.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import type { seekersTable } from './table.ts';

/** An invitation is its mail; one that was taken back was none. */
export const isInvitation = and(eq(mails.template, 'jobInvitation'), ne(mails.state, 'cancelled'));

/** Of the job post to which an event would invite some job seekers: whether it may, and who has been asked or has come already. */
export async function invitationOf(
  rows: Row<typeof seekersTable>[],
  event: { type: string },
  { tx }: Reader,
): Promise<Pick<SeekerInput, 'invitation'>[]> {
  if (event.type !== 'seeker.inviteToJob') return rows.map(() => ({}));
  const { jobPost } = event as Extract<SeekerEvent, { type: 'seeker.inviteToJob' }>;
  const post = (await findNamed(tx, jobPostsTable, { state: jobPostsTable.state }, [jobPost])).get(jobPost);
  if (!post) throw problemOf('invalid', { errors: [{ path: 'jobPost', code: 'unknownReference' }] });
  const ids = rows.map(({ id }) => id);
  const isBlocked = await blockedFrom(tx, [jobPost]);
  const applied = await whoAppliedTo(tx, jobPost, ids);
  const invited = await whoWasInvitedTo(tx, jobPost, ids);
  return ids.map((id) => ({
    invitation: {
      isPublished: post.state === 'published',
      isBlocked: isBlocked(jobPost, id),
      hasApplied: applied.has(id),
      wasInvited: invited.has(id),
    },
  }));
}

async function whoAppliedTo(tx: Tx, jobPost: string, ids: string[]): Promise<ReadonlySet<string>> {
  const { seekerId, jobPostId } = applications;
  const found = await tx
    .select({ seekerId })
    .from(applications)
    .where(and(eq(jobPostId, jobPost), idIn(seekerId, ids)));
  return new Set(found.map((each) => each.seekerId));
}

async function whoWasInvitedTo(tx: Tx, jobPost: string, ids: string[]): Promise<ReadonlySet<string | null>> {
  const found = await tx
    .select({ seekerId: mails.seekerId })
    .from(mails)
    .where(and(isInvitation, eq(mails.jobPostId, jobPost), idIn(mails.seekerId, ids)));
  return new Set(found.map(({ seekerId }) => seekerId));
}
