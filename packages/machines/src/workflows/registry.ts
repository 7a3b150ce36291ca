import { bulkOperationWorkflow } from './bulk-operation/bulk-operation.workflow.ts';
import { candidateStatus } from './candidate-status/candidate-status.workflow.ts';
import { employerWorkflow } from './employer/employer.workflow.ts';
import { interviewWorkflow } from './interview/interview.workflow.ts';
import { jobPostWorkflow } from './job-post/job-post.workflow.ts';
import { taxonomyTerm } from './taxonomy-term/taxonomy-term.workflow.ts';

/** Every workflow, with the message key of its title. */
export const workflows = [
  { workflow: bulkOperationWorkflow, titleKey: 'workflows.bulkOperation' },
  { workflow: candidateStatus, titleKey: 'workflows.candidateStatus' },
  { workflow: employerWorkflow, titleKey: 'workflows.employer' },
  { workflow: interviewWorkflow, titleKey: 'workflows.interview' },
  { workflow: jobPostWorkflow, titleKey: 'workflows.jobPost' },
  { workflow: taxonomyTerm, titleKey: 'workflows.taxonomyTerm' },
] as const;
