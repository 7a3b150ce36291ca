// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/plan-feature/plan-feature.example';
import { planFeatureWorkflow } from '@diwan/machines/workflows/plan-feature/plan-feature.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Plan feature', tags: ['!autodocs'] };

export const PlanFeature = {
  render: () => (
    <MachinePage
      title="Plan feature"
      path="workflows/plan-feature/plan-feature"
      subject={subjectOfWorkflow(planFeatureWorkflow, example)}
      exportName="planFeatureMachine"
    />
  ),
};
