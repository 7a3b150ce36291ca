import { wordsOf } from '@diwan/api-contract/values/text/rich-text';
import type { EmailCampaignInput } from '@diwan/machines/workflows/email-campaign/email-campaign.workflow';
import type { Reader, Row } from '#crud/definition.ts';
import { computed } from '#crud/definition.ts';
import { readEach } from '#db/database.ts';
import { readSettings } from '#settings/read-settings.ts';
import { countReached } from './audience/count.ts';
import { emailCampaignsTable as table } from './table.ts';

type Campaign = Row<typeof table>;

/** What the rules about a campaign look at. */
export const campaignInput = computed(
  table,
  ['body', 'testedAt', 'recipientsCount', 'authorId', 'submittedBy', 'scheduleAt', 'leavesAt'],
  async (rows, { tx, now, actor }): Promise<EmailCampaignInput[]> => {
    const { campaignApprovalAbove } = await readSettings(tx, now);
    return rows.map(({ body, testedAt, recipientsCount, authorId, submittedBy, scheduleAt, leavesAt }) => ({
      now,
      hasArabicBody: wordsOf(body.ar).trim() !== '',
      isTested: testedAt !== null,
      recipientsCount,
      isLarge: recipientsCount > campaignApprovalAbove,
      isOwn: authorId === actor.id || submittedBy?.id === actor.id,
      scheduleAt,
      leavesAt,
    }));
  },
);

const asksForAudience = new Set(['emailCampaign.submit', 'emailCampaign.approve', 'emailCampaign.approveLarge']);

/** Whom it would reach is asked anew where that decides: people may have come and gone since it was saved. */
export async function campaignNamed(
  rows: Campaign[],
  { type }: { type: string },
  reader: Reader,
): Promise<Partial<EmailCampaignInput>[]> {
  if (!asksForAudience.has(type)) return rows.map(() => ({}));
  const { campaignApprovalAbove } = await readSettings(reader.tx, reader.now);
  return readEach(reader.tx, rows, async ({ audience }) => {
    const recipientsCount = await countReached(audience, reader);
    return { recipientsCount, isLarge: recipientsCount > campaignApprovalAbove };
  });
}
