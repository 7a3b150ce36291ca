// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/crm-user/crm-user.example';
import { crmUserWorkflow } from '@diwan/machines/workflows/crm-user/crm-user.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Crm user', tags: ['!autodocs'] };

export const CrmUser = {
  render: () => (
    <MachinePage
      title="Crm user"
      path="workflows/crm-user/crm-user"
      subject={subjectOfWorkflow(crmUserWorkflow, example)}
      exportName="crmUserMachine"
    />
  ),
};
