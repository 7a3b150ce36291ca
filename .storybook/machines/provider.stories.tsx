// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/provider/provider.example';
import { providerWorkflow } from '@diwan/machines/workflows/provider/provider.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Provider', tags: ['!autodocs'] };

export const Provider = {
  render: () => (
    <MachinePage
      title="Provider"
      path="workflows/provider/provider"
      subject={subjectOfWorkflow(providerWorkflow, example)}
      exportName="providerMachine"
    />
  ),
};
