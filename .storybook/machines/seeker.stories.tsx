// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/seeker/seeker.example';
import { seekerWorkflow } from '@diwan/machines/workflows/seeker/seeker.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Seeker', tags: ['!autodocs'] };

export const Seeker = {
  render: () => (
    <MachinePage
      title="Seeker"
      path="workflows/seeker/seeker"
      subject={subjectOfWorkflow(seekerWorkflow, example)}
      exportName="seekerMachine"
    />
  ),
};
