// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/candidate-status/candidate-status.example';
import { candidateStatus } from '@diwan/machines/workflows/candidate-status/candidate-status.workflow';
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
