import { applications } from './applications.ts';
import { businessSpecialists } from './business-specialists.ts';
import { categories } from './categories.ts';
import { comments } from './comments.ts';
import { conversations } from './conversations.ts';
import { crmUsers } from './crm-users.ts';
import { emailCampaigns } from './email-campaigns.ts';
import { emailRecipients } from './email-recipients.ts';
import { emailTemplates } from './email-templates.ts';
import { employers } from './employers.ts';
import { eventRegistrations } from './event-registrations.ts';
import { events } from './events.ts';
import { examAttempts } from './exam-attempts.ts';
import { exams } from './exams.ts';
import { industries } from './industries.ts';
import { invoices } from './invoices.ts';
import { jobPosts } from './job-posts.ts';
import { jobTitles } from './job-titles.ts';
import { mails } from './mails.ts';
import { news } from './news.ts';
import { orders } from './orders.ts';
import { planFeatures } from './plan-features.ts';
import { planSubscriptions } from './plan-subscriptions.ts';
import { plans } from './plans.ts';
import { products } from './products.ts';
import { promoBatches } from './promo-batches.ts';
import { promoCodeUsers } from './promo-code-users.ts';
import { promoCodes } from './promo-codes.ts';
import { providers } from './providers.ts';
import { reviews } from './reviews.ts';
import { seekers } from './seekers.ts';
import { skills } from './skills.ts';
import { sliders } from './sliders.ts';
import { staff } from './staff.ts';
import { suppressions } from './suppressions.ts';
import { talentListEntries } from './talent-list-entries.ts';
import { talentLists } from './talent-lists.ts';
import { videos } from './videos.ts';
import { walletAdjustments } from './wallet-adjustments.ts';
import { walletTransactions } from './wallet-transactions.ts';
import { withdrawals } from './withdrawals.ts';

/** Every resource that stands on the standard endpoints, by its key in the contract. */
export const resources = {
  applications,
  employers,
  industries,
  jobPosts,
  jobTitles,
  mails,
  seekers,
  skills,
  businessSpecialists,
  talentLists,
  talentListEntries,
  staff,
  events,
  eventRegistrations,
  exams,
  examAttempts,
  providers,
  walletTransactions,
  withdrawals,
  walletAdjustments,
  products,
  promoCodes,
  promoCodeUsers,
  promoBatches,
  categories,
  news,
  sliders,
  videos,
  comments,
  crmUsers,
  reviews,
  orders,
  planFeatures,
  plans,
  planSubscriptions,
  invoices,
  conversations,
  emailCampaigns,
  emailRecipients,
  emailTemplates,
  suppressions,
} as const;
export type ResourceKey = keyof typeof resources;
