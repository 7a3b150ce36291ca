import type { Workflow } from '../workflow.ts';
import type { AnyEmailCampaignEvent, EmailCampaignInput } from './email-campaign.input.ts';
import { emailCampaignMachine } from './email-campaign.machine.ts';

export type { AnyEmailCampaignEvent, EmailCampaignInput } from './email-campaign.input.ts';

/** An e-mail to an audience; whoever wrote a large one is never who approves it. */
export const emailCampaignWorkflow: Workflow<EmailCampaignInput, AnyEmailCampaignEvent, typeof emailCampaignMachine> = {
  id: 'email-campaign',
  version: 1,
  machine: emailCampaignMachine,
  may: {
    'emailCampaign.sendTest': 'bulk.email',
    'emailCampaign.submit': 'bulk.email',
    'emailCampaign.approve': 'bulk.email',
    'emailCampaign.approveLarge': 'campaigns.approve',
    'emailCampaign.return': 'bulk.email',
    'emailCampaign.start': 'system',
    'emailCampaign.takeBack': 'bulk.email',
    'emailCampaign.pause': 'bulk.email',
    'emailCampaign.halt': 'system',
    'emailCampaign.resume': 'bulk.email',
    'emailCampaign.cancel': 'bulk.email',
    'emailCampaign.finish': 'system',
    'emailCampaign.fail': 'system',
  },
  samples: {
    'emailCampaign.sendTest': () => ({ type: 'emailCampaign.sendTest' }),
    'emailCampaign.submit': () => ({ type: 'emailCampaign.submit' }),
    'emailCampaign.approve': () => ({ type: 'emailCampaign.approve' }),
    'emailCampaign.approveLarge': () => ({ type: 'emailCampaign.approveLarge' }),
    'emailCampaign.return': () => ({ type: 'emailCampaign.return' }),
    'emailCampaign.start': () => ({ type: 'emailCampaign.start' }),
    'emailCampaign.takeBack': () => ({ type: 'emailCampaign.takeBack' }),
    'emailCampaign.pause': () => ({ type: 'emailCampaign.pause' }),
    'emailCampaign.halt': () => ({ type: 'emailCampaign.halt', reason: 'bounces' }),
    'emailCampaign.resume': () => ({ type: 'emailCampaign.resume' }),
    'emailCampaign.cancel': () => ({ type: 'emailCampaign.cancel' }),
    'emailCampaign.finish': () => ({ type: 'emailCampaign.finish' }),
    'emailCampaign.fail': () => ({ type: 'emailCampaign.fail', failure: 'nothingSent' }),
  },
};
