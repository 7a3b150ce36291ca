// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/interview/interview.example';
import { interviewWorkflow } from '@diwan/machines/workflows/interview/interview.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Interview', tags: ['!autodocs'] };

export const Interview = {
  render: () => (
    <MachinePage
      title="Interview"
      path="workflows/interview/interview"
      subject={subjectOfWorkflow(interviewWorkflow, example)}
      exportName="interviewMachine"
    />
  ),
};
