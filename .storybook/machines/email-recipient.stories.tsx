// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/email-recipient/email-recipient.example';
import { emailRecipientWorkflow } from '@diwan/machines/workflows/email-recipient/email-recipient.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Email recipient', tags: ['!autodocs'] };

export const EmailRecipient = {
  render: () => (
    <MachinePage
      title="Email recipient"
      path="workflows/email-recipient/email-recipient"
      subject={subjectOfWorkflow(emailRecipientWorkflow, example)}
      exportName="emailRecipientMachine"
    />
  ),
};
