// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/promo-batch/promo-batch.example';
import { promoBatchWorkflow } from '@diwan/machines/workflows/promo-batch/promo-batch.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Promo batch', tags: ['!autodocs'] };

export const PromoBatch = {
  render: () => (
    <MachinePage
      title="Promo batch"
      path="workflows/promo-batch/promo-batch"
      subject={subjectOfWorkflow(promoBatchWorkflow, example)}
      exportName="promoBatchMachine"
    />
  ),
};
