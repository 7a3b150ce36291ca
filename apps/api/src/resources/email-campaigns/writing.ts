import type { EmailCampaignDraft } from '@diwan/api-contract/resources/email-campaign-draft';
import type { Row, Writer } from '#crud/definition.ts';
import { nextNumber } from '#crud/number.ts';
import { problemOf } from '#http/problems/problems.ts';
import { countReached } from './audience/count.ts';
import { campaignSearchKey } from './search-key.ts';
import type { emailCampaignsTable } from './table.ts';

type Campaign = Row<typeof emailCampaignsTable>;

/** What a test shows of a campaign: once it is another, another test is due. */
const tested = ['subject', 'preheader', 'body', 'replyTo'] as const;
const isSame = (draft: EmailCampaignDraft, before: Campaign) =>
  tested.every((field) => JSON.stringify(draft[field]) === JSON.stringify(before[field]));

export const campaignWriting = {
  async added(draft: EmailCampaignDraft, writer: Writer) {
    const number = await nextNumber(writer.tx, 'CMP', 'email_campaigns_number');
    return {
      number,
      state: 'draft' as const,
      authorId: writer.actor.type === 'staff' ? writer.actor.id : null,
      recipientsCount: await countReached(draft.audience, writer),
      searchKey: campaignSearchKey({ ...draft, number }),
    };
  },
  async edited(draft: EmailCampaignDraft, before: Campaign, writer: Writer) {
    if (before.state !== 'draft') throw problemOf('refused', { reason: 'wrongState' });
    return {
      recipientsCount: await countReached(draft.audience, writer),
      testedAt: isSame(draft, before) ? before.testedAt : null,
      searchKey: campaignSearchKey({ ...draft, number: before.number }),
    };
  },
  duplicates: {},
};
