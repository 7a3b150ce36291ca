// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/mail/mail.example';
import { mailWorkflow } from '@diwan/machines/workflows/mail/mail.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Mail', tags: ['!autodocs'] };

export const Mail = {
  render: () => (
    <MachinePage
      title="Mail"
      path="workflows/mail/mail"
      subject={subjectOfWorkflow(mailWorkflow, example)}
      exportName="mailMachine"
    />
  ),
};
