// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/suppression/suppression.example';
import { suppressionWorkflow } from '@diwan/machines/workflows/suppression/suppression.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Suppression', tags: ['!autodocs'] };

export const Suppression = {
  render: () => (
    <MachinePage
      title="Suppression"
      path="workflows/suppression/suppression"
      subject={subjectOfWorkflow(suppressionWorkflow, example)}
      exportName="suppressionMachine"
    />
  ),
};
