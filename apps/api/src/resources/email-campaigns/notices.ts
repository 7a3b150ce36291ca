import type { emailCampaignMachine } from '@diwan/machines/workflows/email-campaign/email-campaign.machine';
import type { EventTypeOf } from '@diwan/machines/workflows/workflow';
import type { Row } from '#crud/definition.ts';
import { author, type Notices, nobody, noticesAbout, queueOf } from '#crud/notices.ts';
import type { emailCampaignsTable } from './table.ts';

type Campaign = Row<typeof emailCampaignsTable>;

const told = noticesAbout<Campaign>(({ id, name }) => ({
  ref: { resource: 'emailCampaigns', id, label: { ar: name } },
}));
/** Whoever began it, and who handed it in. */
const writers = (campaign: Campaign) => [...author(campaign), campaign.submittedBy?.id];
const ownChange = nobody('Whoever does it sees it, and nobody has to do anything about it.');

/** Whom each event of a campaign tells what. */
export const campaignNotices: Notices<Campaign, EventTypeOf<typeof emailCampaignMachine>> = {
  'emailCampaign.sendTest': ownChange,
  'emailCampaign.submit': [told('campaignSubmitted', queueOf('campaigns.approve'))],
  'emailCampaign.approve': ownChange,
  'emailCampaign.approveLarge': nobody('Its writers see it run, and are told how it ends.'),
  'emailCampaign.return': [told('campaignReturned', writers)],
  'emailCampaign.start': nobody('It was planned, and its writers are told how it ends.'),
  'emailCampaign.takeBack': ownChange,
  'emailCampaign.pause': ownChange,
  'emailCampaign.halt': [told('campaignHalted', writers)],
  'emailCampaign.resume': ownChange,
  'emailCampaign.cancel': ownChange,
  'emailCampaign.finish': [told('campaignFinished', writers)],
  'emailCampaign.fail': [told('campaignFailed', writers)],
};
