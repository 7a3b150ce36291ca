import type { ResourceKey, resources } from '@diwan/api-contract/resources';
import type { AnyResource } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import { applicationsResource } from './applications/resource.ts';
import { businessSpecialistsResource } from './business-specialists/resource.ts';
import { categoriesResource } from './categories/resource.ts';
import { conversationsResource } from './conversations/resource.ts';
import { commentsResource } from './comments/resource.ts';
import { crmUsersResource } from './crm-users/resource.ts';
import { emailCampaignsResource } from './email-campaigns/resource.ts';
import { emailRecipientsResource } from './email-recipients/resource.ts';
import { emailTemplatesResource } from './email-templates/resource.ts';
import { employersResource } from './employers/resource.ts';
import { eventRegistrationsResource } from './event-registrations/resource.ts';
import { eventsResource } from './events/resource.ts';
import { examAttemptsResource } from './exam-attempts/resource.ts';
import { examsResource } from './exams/resource.ts';
import { industriesResource } from './industries/resource.ts';
import { invoicesResource } from './invoices/resource.ts';
import { jobPostsResource } from './job-posts/resource.ts';
import { jobTitlesResource } from './job-titles/resource.ts';
import { mailsResource } from './mails/resource.ts';
import { newsResource } from './news/resource.ts';
import { ordersResource } from './orders/resource.ts';
import { planFeaturesResource } from './plan-features/resource.ts';
import { planSubscriptionsResource } from './plan-subscriptions/resource.ts';
import { plansResource } from './plans/resource.ts';
import { productsResource } from './products/resource.ts';
import { promoBatchesResource } from './promo-batches/resource.ts';
import { promoCodeUsersResource } from './promo-code-users/resource.ts';
import { promoCodesResource } from './promo-codes/resource.ts';
import { providersResource } from './providers/resource.ts';
import { reviewsResource } from './reviews/resource.ts';
import { seekersResource } from './seekers/resource.ts';
import { skillsResource } from './skills/resource.ts';
import { slidersResource } from './sliders/resource.ts';
import { staffResource } from './staff/resource.ts';
import { suppressionsResource } from './suppressions/resource.ts';
import { talentListEntriesResource } from './talent-list-entries/resource.ts';
import { talentListsResource } from './talent-lists/resource.ts';
import { videosResource } from './videos/resource.ts';
import { walletAdjustmentsResource } from './wallet-adjustments/resource.ts';
import { walletTransactionsResource } from './wallet-transactions/resource.ts';
import { withdrawalsResource } from './withdrawals/resource.ts';

/** What the server knows of every resource; one that is forgotten does not compile. */
export const serverResources = {
  applications: applicationsResource,
  employers: employersResource,
  industries: industriesResource,
  jobPosts: jobPostsResource,
  jobTitles: jobTitlesResource,
  mails: mailsResource,
  seekers: seekersResource,
  skills: skillsResource,
  businessSpecialists: businessSpecialistsResource,
  talentLists: talentListsResource,
  talentListEntries: talentListEntriesResource,
  staff: staffResource,
  events: eventsResource,
  eventRegistrations: eventRegistrationsResource,
  exams: examsResource,
  examAttempts: examAttemptsResource,
  providers: providersResource,
  walletTransactions: walletTransactionsResource,
  withdrawals: withdrawalsResource,
  walletAdjustments: walletAdjustmentsResource,
  products: productsResource,
  promoCodes: promoCodesResource,
  promoCodeUsers: promoCodeUsersResource,
  promoBatches: promoBatchesResource,
  categories: categoriesResource,
  news: newsResource,
  sliders: slidersResource,
  videos: videosResource,
  comments: commentsResource,
  crmUsers: crmUsersResource,
  reviews: reviewsResource,
  orders: ordersResource,
  planFeatures: planFeaturesResource,
  plans: plansResource,
  planSubscriptions: planSubscriptionsResource,
  invoices: invoicesResource,
  conversations: conversationsResource,
  emailCampaigns: emailCampaignsResource,
  emailRecipients: emailRecipientsResource,
  emailTemplates: emailTemplatesResource,
  suppressions: suppressionsResource,
} satisfies { [K in ResourceKey]: AnyResource & { contract: (typeof resources)[K] } };

const byPath = new Map(
  Object.values<AnyResource>(serverResources).map((resource) => [resource.contract.path as string, resource]),
);

/** The key of the resource at a segment of the API's addresses. */
export function keyAt(path: string): ResourceKey {
  const { contract } = resourceAt(path);
  return (Object.keys(serverResources) as ResourceKey[]).find((key) => serverResources[key].contract === contract)!;
}

/** The resource at a segment of the API's addresses. */
export function resourceAt(path: string): AnyResource {
  const resource = byPath.get(path);
  if (!resource) throw problemOf('notFound');
  return resource;
}
