// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '#packages/machines/src/simulation/samples.ts';
import { example } from '#packages/machines/src/workflows/job-post/job-post.example.ts';
import { jobPostWorkflow } from '#packages/machines/src/workflows/job-post/job-post.workflow.ts';
import { MachinePage } from '../workflows/MachinePage.tsx';

export default { title: 'Workflows/Records/Job post', tags: ['!autodocs'] };

export const JobPost = {
  render: () => (
    <MachinePage
      title="Job post"
      path="workflows/job-post/job-post"
      subject={subjectOfWorkflow(jobPostWorkflow, example)}
      exportName="jobPostMachine"
    />
  ),
};
