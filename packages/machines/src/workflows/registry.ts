import { bulkOperationWorkflow } from './bulk-operation/bulk-operation.workflow.ts';
import { candidateStatus } from './candidate-status/candidate-status.workflow.ts';
import { employerWorkflow } from './employer/employer.workflow.ts';
import { eventWorkflow } from './event/event.workflow.ts';
import { eventRegistrationWorkflow } from './event-registration/event-registration.workflow.ts';
import { examWorkflow } from './exam/exam.workflow.ts';
import { examAttemptWorkflow } from './exam-attempt/exam-attempt.workflow.ts';
import { importRunWorkflow } from './import-run/import-run.workflow.ts';
import { interviewWorkflow } from './interview/interview.workflow.ts';
import { jobPostWorkflow } from './job-post/job-post.workflow.ts';
import { mailWorkflow } from './mail/mail.workflow.ts';
import { notificationWorkflow } from './notification/notification.workflow.ts';
import { productWorkflow } from './product/product.workflow.ts';
import { providerWorkflow } from './provider/provider.workflow.ts';
import { seekerWorkflow } from './seeker/seeker.workflow.ts';
import { staffWorkflow } from './staff/staff.workflow.ts';
import { talentListWorkflow } from './talent-list/talent-list.workflow.ts';
import { talentListEntryWorkflow } from './talent-list-entry/talent-list-entry.workflow.ts';
import { taxonomyTerm } from './taxonomy-term/taxonomy-term.workflow.ts';
import { walletAdjustmentWorkflow } from './wallet-adjustment/wallet-adjustment.workflow.ts';
import { walletTransactionWorkflow } from './wallet-transaction/wallet-transaction.workflow.ts';
import { withdrawalWorkflow } from './withdrawal/withdrawal.workflow.ts';

/** Every workflow. */
export const workflows = [
  bulkOperationWorkflow,
  candidateStatus,
  employerWorkflow,
  importRunWorkflow,
  eventWorkflow,
  eventRegistrationWorkflow,
  examWorkflow,
  examAttemptWorkflow,
  interviewWorkflow,
  jobPostWorkflow,
  mailWorkflow,
  notificationWorkflow,
  providerWorkflow,
  walletTransactionWorkflow,
  withdrawalWorkflow,
  walletAdjustmentWorkflow,
  productWorkflow,
  seekerWorkflow,
  talentListWorkflow,
  talentListEntryWorkflow,
  staffWorkflow,
  taxonomyTerm,
] as const;
