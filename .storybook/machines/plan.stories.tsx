// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/plan/plan.example';
import { planWorkflow } from '@diwan/machines/workflows/plan/plan.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Plan', tags: ['!autodocs'] };

export const Plan = {
  render: () => (
    <MachinePage
      title="Plan"
      path="workflows/plan/plan"
      subject={subjectOfWorkflow(planWorkflow, example)}
      exportName="planMachine"
    />
  ),
};
