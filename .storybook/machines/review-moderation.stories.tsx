// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/review-moderation/review-moderation.example';
import { reviewModerationWorkflow } from '@diwan/machines/workflows/review-moderation/review-moderation.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Review moderation', tags: ['!autodocs'] };

export const ReviewModeration = {
  render: () => (
    <MachinePage
      title="Review moderation"
      path="workflows/review-moderation/review-moderation"
      subject={subjectOfWorkflow(reviewModerationWorkflow, example)}
      exportName="reviewModerationMachine"
    />
  ),
};
