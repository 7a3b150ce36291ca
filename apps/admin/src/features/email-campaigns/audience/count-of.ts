import type { CampaignAudience } from '@diwan/api-contract/resources/email-campaign-draft';
import type { CountedAudience } from '@diwan/api-contract/resources/email-campaigns';
import type { Query } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';

const typingPause = 300;

/** How many people an audience reaches, some of them by name, and who is left out. */
export const countOf = (audience: CampaignAudience): Query<CountedAudience> => ({
  key: `email-campaigns/audience ${JSON.stringify(audience)}`,
  pause: typingPause,
  load: (signal) => expectBody(client.emailCampaigns.audience({ body: { audience }, signal })),
});
