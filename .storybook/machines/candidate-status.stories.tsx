// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '#packages/machines/src/simulation/samples.ts';
import { example } from '#packages/machines/src/workflows/candidate-status/candidate-status.example.ts';
import { candidateStatus } from '#packages/machines/src/workflows/candidate-status/candidate-status.workflow.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Candidate status', tags: ['!autodocs'] };

export const CandidateStatus = {
  render: () => (
    <MachinePage
      title="Candidate status"
      path="workflows/candidate-status/candidate-status"
      subject={subjectOfWorkflow(candidateStatus, example)}
      exportName="candidateStatusMachine"
    />
  ),
};
