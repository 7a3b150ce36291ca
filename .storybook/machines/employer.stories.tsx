// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/employer/employer.example';
import { employerWorkflow } from '@diwan/machines/workflows/employer/employer.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Employer', tags: ['!autodocs'] };

export const Employer = {
  render: () => (
    <MachinePage
      title="Employer"
      path="workflows/employer/employer"
      subject={subjectOfWorkflow(employerWorkflow, example)}
      exportName="employerMachine"
    />
  ),
};
