// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/email-template/email-template.example';
import { emailTemplateWorkflow } from '@diwan/machines/workflows/email-template/email-template.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Email template', tags: ['!autodocs'] };

export const EmailTemplate = {
  render: () => (
    <MachinePage
      title="Email template"
      path="workflows/email-template/email-template"
      subject={subjectOfWorkflow(emailTemplateWorkflow, example)}
      exportName="emailTemplateMachine"
    />
  ),
};
