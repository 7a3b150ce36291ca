import type { employerMachine } from '@diwan/machines/workflows/employer/employer.machine';
import type {
  EmployerInput,
  EmployerJudgement,
  PlanExtension,
} from '@diwan/machines/workflows/employer/employer.workflow';
import { endOfDay } from '@diwan/machines/workflows/rules';
import { and, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { computed, type EffectHandlers, type FollowUp, type Row, type Writer } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import { expectServing } from '#resources/crm-users/serving.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { whoWorksHere } from '#resources/job-posts/team.ts';
import { addressEffects, messageAbout } from '#resources/mails/messages.ts';
import { enqueueMail, onceFinal } from '#resources/mails/outbox.ts';
import { isPaidFor, runningBeside, runningOf } from '#resources/plan-subscriptions/running.ts';
import { offeredAt } from '#settings/read-settings.ts';
import { documentsOf, lacksOf } from './documents.ts';
import { employersTable } from './table.ts';

type Employer = Row<typeof employersTable>;

const tell = async ({ id: employerId, number }: Employer, _: unknown, writer: Writer) => {
  await enqueueMail(writer, { template: 'employerModerated', about: { employerId, number } }, onceFinal(writer.now));
};

const live: Row<typeof jobPostsTable>['state'][] = ['published', 'paused'];

/** Sends an event to the employer's job posts of which `where` is true. */
async function sendToJobs(
  { id }: Employer,
  where: SQL | undefined,
  sent: Pick<FollowUp, 'event' | 'isBySystem'>,
  { tx, followUps }: Writer,
): Promise<void> {
  const posts = await tx
    .select({ id: jobPostsTable.id })
    .from(jobPostsTable)
    .where(and(eq(jobPostsTable.employerId, id), where))
    .orderBy(jobPostsTable.id);
  followUps.push(...posts.map((post) => ({ resource: 'jobPosts' as const, id: post.id, ...sent })));
}

/** What the employer workflow names, carried out. */
export const employerEffects: EffectHandlers<typeof employersTable, typeof employerMachine> = {
  storeReason: (_: Employer, { reason, note, fields = [] }: EmployerJudgement) => ({
    stateReason: reason,
    stateNote: note,
    stateFields: fields,
  }),
  clearReason: () => ({ stateReason: null, stateNote: null, stateFields: [] }),
  async storeManager(_: Employer, { accountManager }: { accountManager: string }, { tx }: Writer) {
    if (!(await whoWorksHere([accountManager], tx)).has(accountManager))
      throw problemOf('invalid', { errors: [{ path: 'accountManager', code: 'unknownReference' }] });
    return { accountManagerId: accountManager };
  },
  // The subscription by itself says who may, and refuses what can't be.
  async extendPlan(row: Employer, extension: PlanExtension, { tx, followUps }: Writer) {
    const [running] = await runningOf([row.id], tx);
    const event = { type: 'planSubscription.extend', ...extension };
    followUps.push({ resource: 'planSubscriptions', id: running!.id, event, isBySystem: false });
  },
  async storeCrmUser(_: Employer, { crmUser }: { crmUser: string }, { tx }: Writer) {
    await expectServing(crmUser, 'crmUser', tx);
    return { crmUserId: crmUser };
  },
  ...addressEffects,
  announceMessage: messageAbout(({ id: employerId, number }: Employer) => ({ employerId, number })),
  announceVerification: tell,
  announceChangesRequested: tell,
  announceRejection: tell,
  announceSuspension: tell,
  announceReinstatement: tell,
  announceClosure: tell,
  suspendJobs: (row: Employer, _: unknown, writer: Writer) =>
    sendToJobs(
      row,
      eq(jobPostsTable.state, 'published'),
      { event: { type: 'jobPost.suspend' }, isBySystem: true },
      writer,
    ),
  // Those that have expired meanwhile stay away (rule 24.1).
  reinstateJobs: (row: Employer, _: unknown, writer: Writer) =>
    sendToJobs(
      row,
      and(
        eq(jobPostsTable.state, 'paused'),
        eq(jobPostsTable.pausedBy, 'suspension'),
        gt(jobPostsTable.expiresAt, writer.now),
        // Nor do those that its subscription, suspended by itself, keeps away.
        isPaidFor(row.id),
      ),
      { event: { type: 'jobPost.reinstate' }, isBySystem: true },
      writer,
    ),
  closeJobs: (row: Employer, _: unknown, writer: Writer) =>
    sendToJobs(
      row,
      inArray(jobPostsTable.state, live),
      { event: { type: 'jobPost.close', reason: 'cancelled', applicants: 'reject' }, isBySystem: false },
      writer,
    ),
};

/** What the employer workflow's rules look at, for several employers at once. */
export const employerInput = computed(
  employersTable,
  ['id', 'crExpiresOn', 'type', 'licenseNumber', 'emailRefusedAt'],
  async (rows, reader): Promise<EmployerInput[]> => {
    const documents = await documentsOf(rows, reader);
    const offered = await offeredAt(reader.tx, reader.now);
    const running = await runningBeside(rows, reader);
    const extendable = new Set(
      running.filter(({ state }) => state === 'active' || state === 'past_due').map(({ employerId }) => employerId),
    );
    return rows.map(({ id, crExpiresOn, type, licenseNumber, emailRefusedAt }, index) => ({
      now: reader.now,
      crExpiresAt: crExpiresOn && endOfDay(crExpiresOn),
      type,
      licenseNumber,
      isAddressRefused: emailRefusedAt !== null,
      isPlanExtendable: extendable.has(id),
      offered,
      ...lacksOf({ type }, documents[index]!),
    }));
  },
);

/** Its live posts before the employer, as whoever changes a post takes them. */
export async function lockEmployerAfterJobs({ id }: Employer, { tx }: Writer): Promise<void> {
  const { id: postId, employerId, state } = jobPostsTable;
  await tx
    .select({ id: postId })
    .from(jobPostsTable)
    .where(and(eq(employerId, id), inArray(state, live)))
    .orderBy(postId)
    .for('no key update');
}
