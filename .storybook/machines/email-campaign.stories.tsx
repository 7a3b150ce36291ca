// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/email-campaign/email-campaign.example';
import { emailCampaignWorkflow } from '@diwan/machines/workflows/email-campaign/email-campaign.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Email campaign', tags: ['!autodocs'] };

export const EmailCampaign = {
  render: () => (
    <MachinePage
      title="Email campaign"
      path="workflows/email-campaign/email-campaign"
      subject={subjectOfWorkflow(emailCampaignWorkflow, example)}
      exportName="emailCampaignMachine"
    />
  ),
};
