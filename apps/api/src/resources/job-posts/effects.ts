import { offeredReasons } from '@diwan/api-contract/settings/reasons';
import { reasonsIn } from '@diwan/api-contract/settings/register';
import { jobPostsKey } from '@diwan/api-contract/values/records/plan';
import type { jobPostMachine } from '@diwan/machines/workflows/job-post/job-post.machine';
import type { ChangeRequest, JobPostInput } from '@diwan/machines/workflows/job-post/job-post.workflow';
import { eq, sql } from 'drizzle-orm';
import { computed, type EffectHandlers, type Row, type Writer } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { employersTable } from '#resources/employers/table.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { messageAbout } from '#resources/mails/messages.ts';
import { enqueueMail, type NewMail, onceFinal } from '#resources/mails/outbox.ts';
import { quotasOf, takeOf } from '#resources/plan-subscriptions/usage/quota.ts';
import { readSettings } from '#settings/read-settings.ts';
import { matchingSeekers } from './alerts/matching-seekers.ts';
import { settleApplicants } from './closing/open-applicants.ts';
import { expectColleagues } from './team.ts';

type JobPost = Row<typeof jobPostsTable>;
type Closure = { reason: NonNullable<JobPost['closeReason']>; note: string | null };

/** States in which a post takes one of its employer's places. */
const quotaStates: ReadonlySet<string> = new Set([
  'pending_review',
  'changes_requested',
  'scheduled',
  'published',
  'paused',
]);

const tell =
  (template: NewMail['template']) =>
  async ({ id: jobPostId, number }: JobPost, _: unknown, writer: Writer) => {
    await enqueueMail(writer, { template, about: { jobPostId, number } }, onceFinal(writer.now));
  };
const endedFrom = ({ state }: JobPost) =>
  state === 'published' || state === 'paused' || state === 'expired' ? state : null;

/** What the job-post workflow names, carried out. */
export const jobPostEffects: EffectHandlers<typeof jobPostsTable, typeof jobPostMachine> = {
  storePublication: (_: JobPost, __: unknown, { now }: Writer) => ({ publishedAt: now }),
  announceApproval: tell('jobPostModerated'),
  storeChangeRequest: (_: JobPost, changeRequest: ChangeRequest) => ({ changeRequest }),
  clearChangeRequest: () => ({ changeRequest: null }),
  announceChangesRequested: tell('jobPostModerated'),
  announceRejection: tell('jobPostModerated'),
  storePause: (_: JobPost, { by }: { by: 'person' | 'suspension' }) => ({ pausedBy: by }),
  clearPause: () => ({ pausedBy: null }),
  storeExpiry: (_: JobPost, { expiresAt }: { expiresAt: string }) => ({ expiresAt, pausedBy: null, endedFrom: null }),
  countExtension: ({ extensionsCount }: JobPost) => ({ extensionsCount: extensionsCount + 1 }),
  async warnEmployer(row: JobPost, params: unknown, writer: Writer) {
    await tell('jobPostExpiring')(row, params, writer);
    return { warnedFor: row.expiresAt };
  },
  async alertSeekers(row: JobPost, _: unknown, writer: Writer) {
    const { id: jobPostId, number } = row;
    for (const seekerId of await matchingSeekers(row, writer.tx))
      await enqueueMail(writer, { template: 'jobAlert', about: { jobPostId, seekerId, number } }, writer.now);
    return { alertedAt: writer.now };
  },
  async announceExpiry(row: JobPost, params: unknown, writer: Writer) {
    await tell('jobPostExpired')(row, params, writer);
    return { endedFrom: endedFrom(row) };
  },
  storeClosure: (row: JobPost, { reason }: Closure) => ({ closeReason: reason, endedFrom: endedFrom(row) }),
  settleApplicants,
  storeFeature: (_: JobPost, { until }: { until: string }) => ({ featuredUntil: until }),
  async storeRecruiter(
    { recruiterId, hiringTeam }: JobPost,
    { recruiterId: next }: { recruiterId: string },
    writer: Writer,
  ) {
    await expectColleagues({ recruiterId: next, hiringTeam }, { recruiterId, hiringTeam }, writer);
    return { recruiterId: next };
  },
  announceMessage: messageAbout(({ id: jobPostId, number }: JobPost) => ({ jobPostId, number })),
  storeReopening: (row: JobPost, { expiresAt }: { expiresAt: string | null }) => ({
    closeReason: null,
    endedFrom: null,
    expiresAt: expiresAt ?? row.expiresAt,
  }),
};

/** What the job-post workflow's rules look at, for several posts at once. */
export const jobPostInput = computed(
  jobPostsTable,
  [
    'employerId',
    'publishedAt',
    'publishAt',
    'expiresAt',
    'warnedFor',
    'alertedAt',
    'extensionsCount',
    'openings',
    'filled',
    'pausedBy',
    'endedFrom',
  ],
  async (rows, { tx, now }): Promise<JobPostInput[]> => {
    const { state, jobQuotaLimit: limit, jobQuotaUsed: used, emailRefusedAt } = employersTable;
    const employerIds = rows.map(({ employerId }) => employerId);
    const quotas = await quotasOf(jobPostsKey, employerIds, { tx, now });
    const employers = await findNamed(tx, employersTable, { state, limit, used, emailRefusedAt }, employerIds);
    const held = await readSettings(tx, now);
    const { jobPostMaxDays, jobPostMaxExtensions, jobPostWarningDays } = held;
    const offered = offeredReasons(reasonsIn(held));
    const limits = { jobPostMaxDays, jobPostMaxExtensions, jobPostWarningDays };
    return rows.map((row) => {
      const employer = employers.get(row.employerId)!;
      const { limit } = quotas.get(row.employerId) ?? employer;
      return {
        now,
        publishedAt: row.publishedAt,
        publishAt: row.publishAt,
        expiresAt: row.expiresAt,
        warnedFor: row.warnedFor,
        alertedAt: row.alertedAt,
        employerState: employer.state,
        quotaLeft: limit === null ? Number.MAX_SAFE_INTEGER : limit - employer.used,
        extensionsCount: row.extensionsCount,
        limits,
        offered,
        openings: row.openings,
        filled: row.filled,
        pausedBy: row.pausedBy,
        endedFrom: row.endedFrom,
        isAddressRefused: employer.emailRefusedAt !== null,
      };
    });
  },
);

/** The post before its employer: everybody who needs both takes them in this order. */
export async function lockJobPostAndEmployer({ id, employerId }: JobPost, { tx }: Writer): Promise<void> {
  await tx.select({ id: jobPostsTable.id }).from(jobPostsTable).where(eq(jobPostsTable.id, id)).for('no key update');
  await tx
    .select({ id: employersTable.id })
    .from(employersTable)
    .where(eq(employersTable.id, employerId))
    .for('no key update');
}

/** Keeps the employer's open posts and used places in step with a post's state. */
export async function jobPostMoved(before: JobPost | null, after: JobPost | null, { tx, now }: Writer): Promise<void> {
  const [from, to] = [before?.state ?? null, after?.state ?? null];
  if (from === to) return;
  const change = (counts: (state: string) => boolean) =>
    Number(to !== null && counts(to)) - Number(from !== null && counts(from));
  const open = change((state) => state === 'published');
  const quota = change((state) => quotaStates.has(state));
  const { employerId } = (after ?? before)!;
  await tx
    .update(employersTable)
    .set({
      openJobs: sql`${employersTable.openJobs} + ${open}`,
      jobQuotaUsed: sql`greatest(0, ${employersTable.jobQuotaUsed} + ${quota})`,
      lastActivityAt: now,
    })
    .where(eq(employersTable.id, employerId));
  await takeOf(jobPostsKey, { type: 'employer', id: employerId }, quota, tx);
}
