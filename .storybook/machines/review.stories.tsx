// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/review/review.example';
import { reviewWorkflow } from '@diwan/machines/workflows/review/review.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Review', tags: ['!autodocs'] };

export const Review = {
  render: () => (
    <MachinePage
      title="Review"
      path="workflows/review/review"
      subject={subjectOfWorkflow(reviewWorkflow, example)}
      exportName="reviewMachine"
    />
  ),
};
