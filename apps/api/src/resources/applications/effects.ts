import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';
import type { candidateStatusMachine } from '@diwan/machines/workflows/candidate-status/candidate-status.machine';
import type { RejectionDraft } from '@diwan/machines/workflows/candidate-status/candidate-status.workflow';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { EffectHandlers, Row, Writer } from '#crud/definition.ts';
import { staff } from '#db/schema/identity.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { applicationsTable as applications } from '#resources/applications/table.ts';
import { employersTable } from '#resources/employers/table.ts';
import { jobPostsTable } from '#resources/job-posts/table.ts';
import { messageAbout } from '#resources/mails/messages.ts';
import { enqueueMail, type NewMail, onceFinal } from '#resources/mails/outbox.ts';
import { readSettings } from '#settings/read-settings.ts';
import { withdrawMails } from '#workflows/withdraw-mails.ts';
import { scheduleInterview } from './interviews/invite.ts';
import { releaseInterviews } from './interviews/release.ts';
import { matchBetween } from './match/rematch.ts';
import { markOffer, storeOffer } from './offers/versions.ts';

type Application = Row<typeof applications>;

/** So many tags has an application at most. */
const mostTags = 20;

const mailAbout = ({ id: applicationId, number }: Application, template: NewMail['template']): NewMail => ({
  template,
  about: { applicationId, number },
});
const tell = (template: NewMail['template']) => async (row: Application, _: unknown, writer: Writer) => {
  await enqueueMail(writer, mailAbout(row, template), onceFinal(writer.now));
};

/** When a rejection mail leaves: one that is sent later can be taken back until then. */
async function mailTime(mail: RejectionDraft['mail'], { tx, now }: Writer): Promise<string | null> {
  if (mail === 'none') return null;
  if (mail === 'now') return onceFinal(now);
  const { rejectionMailHours } = await readSettings(tx, now);
  return new Date(Date.parse(now) + rejectionMailHours * 3_600_000).toISOString();
}

const write = messageAbout(({ id: applicationId, number }: Application) => ({ applicationId, number }));

/** What the candidate-status workflow names, carried out. */
export const candidateEffects: EffectHandlers<typeof applications, typeof candidateStatusMachine> = {
  assignReviewer: ({ assignee }: Application, _: unknown, { actor }: Writer) => ({
    assignee: assignee ?? (actor.type === 'staff' ? { id: actor.id, name: actor.name } : null),
  }),
  announceReceipt: tell('applicationReceived'),
  announceReview: tell('applicationReviewed'),
  announceApproval: tell('applicationApproved'),
  announceHire: tell('applicationRecruited'),

  async storeRejection({ state }: Application, { by, reason, note, mail }: RejectionDraft, writer: Writer) {
    const mailAt = await mailTime(mail, writer);
    return { rejection: { by, reason, note, from: state, mail, mailAt, at: writer.now } };
  },
  async announceRejection(row: Application, { mail }: Pick<RejectionDraft, 'mail'>, writer: Writer) {
    const sendAt = await mailTime(mail, writer);
    if (sendAt) await enqueueMail(writer, mailAbout(row, 'applicationRejected'), sendAt);
  },
  cancelRejectionMail: ({ id }: Application, _: unknown, writer: Writer) =>
    withdrawMails({ recordId: id, template: 'applicationRejected' }, writer),
  clearRejection: () => ({ rejection: null }),
  cancelInterviews: async (row: Application, _: unknown, writer: Writer) => ({
    interviewState: (await releaseInterviews(row, writer)) ? ('cancelled' as const) : row.interviewState,
  }),

  scheduleInterview,
  storeHire: (_: Application, { startsOn }: { startsOn: string }, { now }: Writer) => ({
    hire: { startsOn, recruitedAt: now },
  }),
  clearHire: () => ({ hire: null }),
  countHire: ({ jobPostId }: Application, _: unknown, writer: Writer) => addHires(jobPostId, 1, writer),
  uncountHire: ({ jobPostId }: Application, _: unknown, writer: Writer) => addHires(jobPostId, -1, writer),
  storeJobPost: async (
    { jobPostId, seekerId }: Application,
    { jobPost }: { jobPost: string },
    { tx, now }: Writer,
  ) => ({
    jobPostId: jobPost,
    movedFromId: jobPostId,
    stateChangedAt: now,
    ...(await matchBetween(tx, jobPost, seekerId)),
  }),
  announceJobPost: tell('applicationMoved'),
  storeOffer,
  markOffer,
  endOffer: (row: Application, _: unknown, writer: Writer) => markOffer(row, { state: 'withdrawn' }, writer),
  announceOffer: tell('offerSent'),
  announceAcceptance: tell('offerAccepted'),
  announceOfferEnd: tell('offerWithdrawn'),
  announceExpiry: tell('offerExpired'),
  async announceMessage(row: Application, message: StaffMessage, writer: Writer) {
    await write(row, message, writer);
    return { lastContactAt: writer.now };
  },
  async storeAssignee(_: Application, { assignee }: { assignee: string }, { tx }: Writer) {
    const colleague = await findColleague(assignee, tx);
    if (!colleague) throw problemOf('invalid', { errors: [{ path: 'assignee', code: 'unknownReference' }] });
    return { assignee: colleague };
  },
  storeRating: (_: Application, { rating }: { rating: number }) => ({ rating }),
  storeTags: ({ tags: before }: Application, { tags, how }: { tags: string[]; how: 'add' | 'replace' }) => ({
    tags: [...new Set(how === 'add' ? [...before, ...tags] : tags)].slice(0, mostTags),
  }),
  storeContact: (_: Application, { lastContactAt }: { lastContactAt: string }) => ({ lastContactAt }),
};

/** Somebody who works here now, by id. */
async function findColleague(id: string, tx: Writer['tx']): Promise<{ id: string; name: string } | undefined> {
  const isActive = and(eq(staff.id, id), eq(staff.state, 'active'), isNotNull(staff.role));
  const [found] = await tx.select({ id: staff.id, name: staff.name }).from(staff).where(isActive);
  return found;
}

/** A job post whose last opening is taken closes by itself. */
async function addHires(jobPostId: string, count: number, { tx, followUps }: Writer): Promise<void> {
  const [job] = await tx
    .update(jobPostsTable)
    .set({ filled: sql`${jobPostsTable.filled} + ${count}` })
    .where(eq(jobPostsTable.id, jobPostId))
    .returning();
  const { id, filled, openings, state, employerId } = job!;
  await tx
    .update(employersTable)
    .set({ hiresTotal: sql`${employersTable.hiresTotal} + ${count}` })
    .where(eq(employersTable.id, employerId));
  const isLive = state === 'published' || state === 'paused';
  if (filled === openings && isLive)
    followUps.push({ resource: 'jobPosts', id, event: { type: 'jobPost.autoFill' }, isBySystem: true });
}
