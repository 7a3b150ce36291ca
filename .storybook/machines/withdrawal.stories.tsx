// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/withdrawal/withdrawal.example';
import { withdrawalWorkflow } from '@diwan/machines/workflows/withdrawal/withdrawal.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Withdrawal', tags: ['!autodocs'] };

export const Withdrawal = {
  render: () => (
    <MachinePage
      title="Withdrawal"
      path="workflows/withdrawal/withdrawal"
      subject={subjectOfWorkflow(withdrawalWorkflow, example)}
      exportName="withdrawalMachine"
    />
  ),
};
