// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/comment/comment.example';
import { commentWorkflow } from '@diwan/machines/workflows/comment/comment.workflow';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Comment', tags: ['!autodocs'] };

export const Comment = {
  render: () => (
    <MachinePage
      title="Comment"
      path="workflows/comment/comment"
      subject={subjectOfWorkflow(commentWorkflow, example)}
      exportName="commentMachine"
    />
  ),
};
