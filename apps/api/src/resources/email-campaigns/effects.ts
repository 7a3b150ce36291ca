import type { EmailCampaign } from '@diwan/api-contract/resources/email-campaigns';
import type { emailCampaignMachine } from '@diwan/machines/workflows/email-campaign/email-campaign.machine';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { EffectHandlers, Row, Writer } from '#crud/definition.ts';
import { mailsTable as mails } from '#db/schema/mails.ts';
import { readSettings } from '#settings/read-settings.ts';
import { emailRecipientsTable as recipients } from '../email-recipients/table.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { countReached } from './audience/count.ts';
import { freezeAudience } from './audience/freeze.ts';
import type { emailCampaignsTable } from './table.ts';

type Campaign = Row<typeof emailCampaignsTable>;

const actorOf = ({ actor: { type, id, name } }: Writer) => ({ type, id, name });
const neverLeft = { leavesAt: null, nextBatchAt: null, watchedFrom: null };

/** What the workflow of campaigns names, carried out. */
export const campaignEffects: EffectHandlers<typeof emailCampaignsTable, typeof emailCampaignMachine> = {
  async sendTest({ id, number }: Campaign, _: unknown, writer: Writer) {
    await enqueueMail(
      writer,
      { template: 'campaign', about: { number, campaignId: id, staffId: writer.actor.id } },
      writer.now,
    );
    return { testedAt: writer.now };
  },
  storeSubmission: async ({ audience }: Campaign, _: unknown, writer: Writer) => ({
    submittedBy: actorOf(writer),
    returnNote: null,
    approvals: [],
    recipientsCount: await countReached(audience, writer),
  }),
  storeReturn: (_: Campaign, { note }: { note: string | null }) => ({ returnNote: note }),
  async freezeRecipients(campaign: Campaign, _: unknown, writer: Writer) {
    const recipientsCount = await freezeAudience(campaign, writer);
    const approvals = [...campaign.approvals, { by: actorOf(writer), at: writer.now, recipients: recipientsCount }];
    return { recipientsCount, approvals };
  },
  async dropRecipients({ id }: Campaign, _: unknown, { tx }: Writer) {
    await tx.delete(recipients).where(eq(recipients.campaignId, id));
    return { approvals: [] };
  },
  async openWindow(_: Campaign, __: unknown, { tx, now }: Writer) {
    const { campaignUndoSeconds } = await readSettings(tx, now);
    const leavesAt = new Date(Date.parse(now) + campaignUndoSeconds * 1_000).toISOString();
    return { leavesAt, nextBatchAt: leavesAt, watchedFrom: leavesAt };
  },
  clearWindow: () => neverLeft,
  async holdMails({ id }: Campaign, _: unknown, { tx, now }: Writer) {
    await tx
      .update(mails)
      .set({ heldAt: now })
      .where(and(eq(mails.campaignId, id), inArray(mails.state, ['waiting', 'sending']), isNull(mails.heldAt)));
    return { nextBatchAt: null };
  },
  async releaseMails({ id, leavesAt }: Campaign, _: unknown, { tx, now }: Writer) {
    await tx.update(mails).set({ heldAt: null }).where(eq(mails.campaignId, id));
    const isAhead = leavesAt !== null && Date.parse(leavesAt) > Date.parse(now);
    return { nextBatchAt: isAhead ? leavesAt : now, watchedFrom: now, haltReason: null };
  },
  async recallMails({ id }: Campaign, _: unknown, { tx, now }: Writer) {
    await tx
      .update(mails)
      .set({ recalledAt: now, heldAt: null })
      .where(and(eq(mails.campaignId, id), inArray(mails.state, ['waiting', 'sending']), isNull(mails.recalledAt)));
    await tx
      .update(recipients)
      .set({ state: 'skipped', reason: 'cancelled', stateChangedAt: now, updatedAt: now })
      .where(and(eq(recipients.campaignId, id), eq(recipients.state, 'queued'), isNull(recipients.mailId)));
  },
  storeHalt: (_: Campaign, { reason }: { reason: NonNullable<EmailCampaign['haltReason']> }) => ({
    haltReason: reason,
  }),
  storeEnd: (_: Campaign, __: unknown, { now }: Writer) => ({ finishedAt: now, nextBatchAt: null, haltReason: null }),
  storeFailure: (_: Campaign, { failure }: { failure: NonNullable<EmailCampaign['failure']> }) => ({ failure }),
};
