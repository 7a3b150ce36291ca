// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/plan-subscription/plan-subscription.example';
import { planSubscriptionWorkflow } from '@diwan/machines/workflows/plan-subscription/plan-subscription.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Plan subscription', tags: ['!autodocs'] };

export const PlanSubscription = {
  render: () => (
    <MachinePage
      title="Plan subscription"
      path="workflows/plan-subscription/plan-subscription"
      subject={subjectOfWorkflow(planSubscriptionWorkflow, example)}
      exportName="planSubscriptionMachine"
    />
  ),
};
