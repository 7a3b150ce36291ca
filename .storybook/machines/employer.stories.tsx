// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '#packages/machines/src/simulation/samples.ts';
import { example } from '#packages/machines/src/workflows/employer/employer.example.ts';
import { employerWorkflow } from '#packages/machines/src/workflows/employer/employer.workflow.ts';
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
