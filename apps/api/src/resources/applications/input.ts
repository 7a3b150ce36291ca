import type { ApplicationEvent } from '@diwan/api-contract/resources/applications';
import type { InterviewPlan } from '@diwan/api-contract/resources/interview-plan';
import type { CandidateInput } from '@diwan/machines/workflows/candidate-status/candidate-status.workflow';
import { and, inArray, ne } from 'drizzle-orm';
import { computed, type Reader, type Row } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { problemOf } from '#http/problems/problems.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import { blockedFrom } from '#resources/employers/blocked.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { readSettings } from '#settings/read-settings.ts';
import { meetingsOf } from './interviews/invite.ts';
import { jobPostsOf, seekersOf } from './named.ts';
import { judgesOf } from './scorecards/judges.ts';

/** What the candidate-status workflow's rules look at, for several applications at once. */
export const candidateInput = computed(
  applications,
  ['id', 'state', 'jobPostId', 'seekerId', 'rejection', 'hire', 'offerState', 'offerDueAt'],
  async (rows, reader): Promise<CandidateInput[]> => {
    const { tx, now } = reader;
    const jobs = await jobPostsOf(rows, reader);
    const seekers = await seekersOf(rows, reader);
    const isBlocked = await blockedFrom(
      tx,
      rows.map(({ jobPostId }) => jobPostId),
    );
    const { applicationReopenDays, hireUndoDays } = await readSettings(tx, now);
    const rivals = await openRivals(
      tx,
      rows.filter((row) => row.state === 'rejected'),
    );
    const isJudged = rows.filter(({ jobPostId }) => jobs.get(jobPostId)!.scorecardsNeeded !== null);
    const judges = await judgesOf(tx, isJudged);
    return rows.map((row) => {
      const job = jobs.get(row.jobPostId)!;
      const { rejection, hire } = row;
      return {
        now,
        jobState: job.state,
        openings: job.openings,
        filled: job.filled,
        offerState: row.offerState,
        offerDueAt: row.offerDueAt,
        hasOtherOpenApplication: rivals.has(`${row.seekerId} ${row.jobPostId}`),
        hasCv: seekers.get(row.seekerId)!.hasCv,
        isBlocked: isBlocked(row.jobPostId, row.seekerId),
        scorecards: judges.get(row.id) ?? 0,
        scorecardsNeeded: job.scorecardsNeeded ?? 0,
        isAddressRefused: seekers.get(row.seekerId)!.emailRefusedAt !== null,
        rejection: rejection && { from: rejection.from, at: rejection.at },
        recruitedAt: hire?.recruitedAt ?? null,
        limits: { applicationReopenDays, hireUndoDays },
      };
    });
  },
);

/** Pairs of seeker and job post that have an application which is not rejected. */
export async function openRivals(
  tx: Reader['tx'],
  pairs: { seekerId: string; jobPostId: string }[],
): Promise<Set<string>> {
  if (pairs.length === 0) return new Set();
  const { seekerId, jobPostId, state } = applications;
  const found = await tx
    .select({ seekerId, jobPostId })
    .from(applications)
    .where(
      and(
        inArray(
          seekerId,
          pairs.map((row) => row.seekerId),
        ),
        inArray(
          jobPostId,
          pairs.map((row) => row.jobPostId),
        ),
        ne(state, 'rejected'),
      ),
    );
  return new Set(found.map((pair) => `${pair.seekerId} ${pair.jobPostId}`));
}

/** What an event names besides the applications: where it would move them, or when it would have them met. */
export async function namedBy(
  rows: Row<typeof applications>[],
  event: { type: string },
  reader: Reader,
): Promise<Pick<CandidateInput, 'target' | 'meeting'>[]> {
  const { type, ...plan } = event as ApplicationEvent;
  if (type === 'application.inviteToInterview') return meetingsOf(rows, plan as InterviewPlan, reader);
  return targetOf(rows, event, reader);
}

/** Of the job post to which an event would move candidates: whether it takes them, and whether they are there already. */
async function targetOf(
  rows: Row<typeof applications>[],
  event: { type: string },
  { tx }: Reader,
): Promise<Pick<CandidateInput, 'target'>[]> {
  if (event.type !== 'application.moveToJob') return rows.map(() => ({}));
  const { jobPost } = event as Extract<ApplicationEvent, { type: 'application.moveToJob' }>;
  const job = (await findNamed(tx, jobPostsTable, { state: jobPostsTable.state }, [jobPost])).get(jobPost);
  if (!job) throw problemOf('invalid', { errors: [{ path: 'jobPost', code: 'unknownReference' }] });
  const there = rows.map(({ seekerId }) => ({ seekerId, jobPostId: jobPost }));
  const rivals = await openRivals(tx, there);
  const isBlocked = await blockedFrom(tx, [jobPost]);
  return rows.map(({ seekerId, jobPostId }) => ({
    target: {
      jobState: job.state,
      isSame: jobPostId === jobPost,
      isBlocked: isBlocked(jobPost, seekerId),
      hasOpenApplication: rivals.has(`${seekerId} ${jobPost}`),
    },
  }));
}
