import { reachedStates } from '@diwan/api-contract/values/records/campaign';
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { rootCause } from '#background/root-cause.ts';
import type { Row, Writer } from '#crud/definition.ts';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { isSuppressed } from '#resources/email-recipients/subjects.ts';
import { emailRecipientsTable as recipients } from '#resources/email-recipients/table.ts';
import { enqueueMail } from '#resources/mails/outbox.ts';
import { readSettings } from '#settings/read-settings.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { statsOf } from '../stats.ts';
import { emailCampaignsTable as campaigns } from '../table.ts';
import { paceOf } from './pace.ts';

type Campaign = Row<typeof campaigns>;

/** Of fewer nobody can say that many come back. */
const fewestJudged = 20;
const lookAgainSeconds = 2;
const tryAgainSeconds = 60;

/**
 * Brings on the campaign whose turn it is: its next mails go into the outbox, it pauses where too many come back, or it ends. All of it is
 * one transaction, whose lock on the campaign is the lease: whoever dies has done nothing, and somebody else takes the turn. False when no
 * campaign's turn has come.
 * @throws {CampaignFailure} Where it can't be brought on: its turn is to be put off, or no other's will come.
 */
export async function advanceCampaign(writer: Writer): Promise<boolean> {
  const { tx, now } = writer;
  const [campaign] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.state, 'running'), lte(campaigns.nextBatchAt, now)))
    .orderBy(asc(campaigns.nextBatchAt), asc(campaigns.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!campaign) return false;
  await advance(campaign, writer).catch((error: unknown) => {
    throw new CampaignFailure(campaign, error);
  });
  return true;
}

export class CampaignFailure extends Error {
  readonly id: string;

  constructor({ id, number }: Campaign, cause: unknown) {
    super(`${number}: ${(rootCause(cause) as Error).message}`, { cause });
    this.id = id;
  }
}

/** One that could not be brought on has its turn again after a while; the others go on meanwhile. */
export const putOff = (id: string, writer: Pick<Writer, 'tx' | 'now'>) => turnAfter({ id }, tryAgainSeconds, writer);

async function advance(campaign: Campaign, writer: Writer): Promise<void> {
  if (await hasTooManyBounces(campaign, writer))
    return send(campaign, { type: 'emailCampaign.halt', reason: 'bounces' }, writer);
  const { size, seconds } = paceOf(campaign.ratePerMinute);
  const waiting = await countWaiting(campaign, writer);
  const enqueued = waiting > size * 2 ? size : await enqueueSome(campaign, size, writer);
  if (enqueued === 0 && (await endIfDone(campaign, writer))) return;
  await turnAfter(campaign, enqueued === 0 ? lookAgainSeconds : seconds, writer);
}

const turnAfter = ({ id }: Pick<Campaign, 'id'>, seconds: number, { tx, now }: Pick<Writer, 'tx' | 'now'>) =>
  tx
    .update(campaigns)
    .set({ nextBatchAt: after(now, seconds) })
    .where(eq(campaigns.id, id));

const after = (now: string, seconds: number) => new Date(Date.parse(now) + seconds * 1_000).toISOString();

const send = ({ id }: Campaign, event: { type: string; reason?: string; failure?: string }, writer: Writer) =>
  applyEvent(writer.resources.emailCampaigns, { id, version: null, event }, writer);

/** Mails that could leave and have not yet: what stands there can't be held back as easily as what does not. */
async function countWaiting({ id }: Campaign, { tx, now }: Writer): Promise<number> {
  const { campaignId, emailRecipientId, state, sendAt } = mails;
  const isWaiting = and(eq(campaignId, id), eq(state, 'waiting'), isNotNull(emailRecipientId), lte(sendAt, now));
  return tx.$count(mails, isWaiting);
}

/** Puts the mails to the next recipients into the outbox, each once; whoever has unsubscribed since is passed over. Answers for how many. */
async function enqueueSome({ id, number }: Campaign, size: number, writer: Writer): Promise<number> {
  const { tx, now, resources } = writer;
  const next = await tx
    .select({ id: recipients.id, isSuppressed })
    .from(recipients)
    .where(and(eq(recipients.campaignId, id), eq(recipients.state, 'queued'), isNull(recipients.mailId)))
    .orderBy(asc(recipients.id))
    .limit(size)
    .for('update', { of: recipients });
  for (const recipient of next) {
    if (recipient.isSuppressed) {
      const event = { type: 'emailRecipient.skip', reason: 'suppressed' };
      await applyEvent(resources.emailRecipients, { id: recipient.id, version: null, event }, writer);
      continue;
    }
    const about = { number, campaignId: id, emailRecipientId: recipient.id };
    const mailId = await enqueueMail(writer, { template: 'campaign', about }, now);
    await tx.update(recipients).set({ mailId }).where(eq(recipients.id, recipient.id));
  }
  return next.length;
}

async function hasTooManyBounces({ id, watchedFrom }: Campaign, { tx, now }: Writer): Promise<boolean> {
  const { campaignId, state, stateChangedAt, sentAt } = recipients;
  const judged = inArray(state, [...reachedStates, 'bounced_hard', 'failed']);
  const since = sql`coalesce(${sentAt}, ${stateChangedAt}) >= ${watchedFrom ?? now}`;
  const [found] = await tx
    .select({ all: count(), bounced: sql<number>`count(*) filter (where ${state} = 'bounced_hard')::int` })
    .from(recipients)
    .where(and(eq(campaignId, id), judged, since));
  const { all, bounced } = found!;
  if (all < fewestJudged) return false;
  const { campaignBounceBps } = await readSettings(tx, now);
  return bounced * 10_000 > campaignBounceBps * all;
}

/** Ends a campaign of which nothing is under way any more; a mail of which nobody knows what became of it is for a person to decide. */
async function endIfDone(campaign: Campaign, writer: Writer): Promise<boolean> {
  const { tx } = writer;
  const isUnderWay = and(
    eq(mails.campaignId, campaign.id),
    isNotNull(mails.emailRecipientId),
    inArray(mails.state, ['waiting', 'sending']),
  );
  if ((await tx.$count(mails, isUnderWay)) > 0) return false;
  const [stats] = await statsOf(tx, [campaign.id]);
  if (reachedStates.some((state) => stats![state] > 0)) {
    await send(campaign, { type: 'emailCampaign.finish' }, writer);
    return true;
  }
  const isKept = and(eq(recipients.campaignId, campaign.id), eq(recipients.reason, 'noServer'));
  const failure = (await tx.$count(recipients, isKept)) > 0 ? 'noServer' : 'nothingSent';
  await send(campaign, { type: 'emailCampaign.fail', failure }, writer);
  return true;
}
