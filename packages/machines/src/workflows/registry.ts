import { candidateStatus } from './candidate-status/candidate-status.workflow.ts';
import { employerWorkflow } from './employer/employer.workflow.ts';
import { jobPostWorkflow } from './job-post/job-post.workflow.ts';
import { taxonomyTerm } from './taxonomy-term/taxonomy-term.workflow.ts';

/** Every workflow, with the message key of its title. */
export const workflows = [
  { workflow: candidateStatus, titleKey: 'workflows.candidateStatus' },
  { workflow: employerWorkflow, titleKey: 'workflows.employer' },
  { workflow: jobPostWorkflow, titleKey: 'workflows.jobPost' },
  { workflow: taxonomyTerm, titleKey: 'workflows.taxonomyTerm' },
] as const;
