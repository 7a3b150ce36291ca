import { bulkOperationWorkflow } from './bulk-operation/bulk-operation.workflow.ts';
import { candidateStatus } from './candidate-status/candidate-status.workflow.ts';
import { conversationWorkflow } from './conversation/conversation.workflow.ts';
import { commentWorkflow } from './comment/comment.workflow.ts';
import { crmUserWorkflow } from './crm-user/crm-user.workflow.ts';
import { emailCampaignWorkflow } from './email-campaign/email-campaign.workflow.ts';
import { emailRecipientWorkflow } from './email-recipient/email-recipient.workflow.ts';
import { emailTemplateWorkflow } from './email-template/email-template.workflow.ts';
import { employerWorkflow } from './employer/employer.workflow.ts';
import { eventWorkflow } from './event/event.workflow.ts';
import { eventRegistrationWorkflow } from './event-registration/event-registration.workflow.ts';
import { examWorkflow } from './exam/exam.workflow.ts';
import { examAttemptWorkflow } from './exam-attempt/exam-attempt.workflow.ts';
import { importRunWorkflow } from './import-run/import-run.workflow.ts';
import { interviewWorkflow } from './interview/interview.workflow.ts';
import { invoiceWorkflow } from './invoice/invoice.workflow.ts';
import { jobPostWorkflow } from './job-post/job-post.workflow.ts';
import { mailWorkflow } from './mail/mail.workflow.ts';
import { newsWorkflow } from './news/news.workflow.ts';
import { notificationWorkflow } from './notification/notification.workflow.ts';
import { orderWorkflow } from './order/order.workflow.ts';
import { planWorkflow } from './plan/plan.workflow.ts';
import { planFeatureWorkflow } from './plan-feature/plan-feature.workflow.ts';
import { planSubscriptionWorkflow } from './plan-subscription/plan-subscription.workflow.ts';
import { productWorkflow } from './product/product.workflow.ts';
import { promoBatchWorkflow } from './promo-batch/promo-batch.workflow.ts';
import { promoCodeWorkflow } from './promo-code/promo-code.workflow.ts';
import { promoCodeUserWorkflow } from './promo-code-user/promo-code-user.workflow.ts';
import { providerWorkflow } from './provider/provider.workflow.ts';
import { reviewModerationWorkflow } from './review-moderation/review-moderation.workflow.ts';
import { seekerWorkflow } from './seeker/seeker.workflow.ts';
import { sliderWorkflow } from './slider/slider.workflow.ts';
import { staffWorkflow } from './staff/staff.workflow.ts';
import { suppressionWorkflow } from './suppression/suppression.workflow.ts';
import { talentListWorkflow } from './talent-list/talent-list.workflow.ts';
import { talentListEntryWorkflow } from './talent-list-entry/talent-list-entry.workflow.ts';
import { taxonomyTerm } from './taxonomy-term/taxonomy-term.workflow.ts';
import { videoWorkflow } from './video/video.workflow.ts';
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
  promoCodeWorkflow,
  promoCodeUserWorkflow,
  promoBatchWorkflow,
  newsWorkflow,
  sliderWorkflow,
  videoWorkflow,
  commentWorkflow,
  crmUserWorkflow,
  reviewModerationWorkflow,
  orderWorkflow,
  planFeatureWorkflow,
  planWorkflow,
  planSubscriptionWorkflow,
  invoiceWorkflow,
  conversationWorkflow,
  emailCampaignWorkflow,
  emailRecipientWorkflow,
  emailTemplateWorkflow,
  suppressionWorkflow,
  seekerWorkflow,
  talentListWorkflow,
  talentListEntryWorkflow,
  staffWorkflow,
  taxonomyTerm,
] as const;
