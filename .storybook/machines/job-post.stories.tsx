// Written by `npm run docs:machines`.
import { subjectOfWorkflow } from '@diwan/machines/simulation/samples';
import { example } from '@diwan/machines/workflows/job-post/job-post.example';
import { jobPostWorkflow } from '@diwan/machines/workflows/job-post/job-post.workflow';
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
