// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/staff/staff.example';
import { staffWorkflow } from '@diwan/machines/workflows/staff/staff.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Staff', tags: ['!autodocs'] };

export const Staff = {
  render: () => (
    <MachinePage
      title="Staff"
      path="workflows/staff/staff"
      subject={subjectOfWorkflow(staffWorkflow, example)}
      exportName="staffMachine"
    />
  ),
};
