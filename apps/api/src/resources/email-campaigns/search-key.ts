import type { EmailCampaignDraft } from '@diwan/api-contract/resources/email-campaign-draft';
import { inBoth, searchKeyOf } from '../search-texts.ts';

export const campaignSearchKey = ({
  number,
  name,
  subject,
}: Pick<EmailCampaignDraft, 'name' | 'subject'> & { number: string }): string =>
  searchKeyOf([number, name, ...inBoth(subject)]);
