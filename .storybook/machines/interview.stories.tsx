// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '#packages/machines/src/simulation/samples.ts';
import { example } from '#packages/machines/src/workflows/interview/interview.example.ts';
import { interviewWorkflow } from '#packages/machines/src/workflows/interview/interview.workflow.ts';
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
