import type { CampaignStats } from '@diwan/api-contract/resources/email-campaigns';
import { type RecipientState, recipientStates } from '@diwan/api-contract/values/records/campaign';
import { sql } from 'drizzle-orm';
import { idIn } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { emailRecipientsTable as recipients } from '../email-recipients/table.ts';

/** How many recipients of each campaign have come how far; counted from their rows, so that no counter can be wrong. */
export async function statsOf(tx: Tx, ids: readonly string[]): Promise<CampaignStats[]> {
  const { campaignId, state, isMeasured, sentAt, openedAt, clickedAt } = recipients;
  const groups = await tx
    .select({
      campaignId,
      state,
      count: sql<number>`count(*)::int`,
      measured: sql<number>`(count(${sentAt}) filter (where ${isMeasured}))::int`,
      opened: sql<number>`count(${openedAt})::int`,
      clicked: sql<number>`count(${clickedAt})::int`,
    })
    .from(recipients)
    .where(idIn(campaignId, ids))
    .groupBy(campaignId, state);
  return ids.map((id) => {
    const counts = Object.fromEntries(recipientStates.map((each) => [each, 0])) as Record<RecipientState, number>;
    const reading = { measured: 0, opened: 0, clicked: 0 };
    for (const group of groups) {
      if (group.campaignId !== id) continue;
      counts[group.state] = group.count;
      reading.measured += group.measured;
      reading.opened += group.opened;
      reading.clicked += group.clicked;
    }
    return { ...counts, reading };
  });
}
