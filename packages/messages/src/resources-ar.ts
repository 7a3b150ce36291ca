import type { ResourceKey } from '@diwan/api-contract/resources';
import * as applications from './applications/ar.ts';
import * as businessSpecialists from './business-specialists/ar.ts';
import * as categories from './categories/ar.ts';
import * as comments from './comments/ar.ts';
import * as conversations from './conversations/ar.ts';
import * as crmUsers from './crm-users/ar.ts';
import type { WordsOf } from './elsewhere.ts';
import * as emailCampaigns from './email-campaigns/ar.ts';
import * as emailRecipients from './email-recipients/ar.ts';
import * as emailTemplates from './email-templates/ar.ts';
import * as employers from './employers/ar.ts';
import * as eventRegistrations from './event-registrations/ar.ts';
import * as events from './events/ar.ts';
import * as examAttempts from './exam-attempts/ar.ts';
import * as exams from './exams/ar.ts';
import * as industries from './industries/ar.ts';
import * as invoices from './invoices/ar.ts';
import * as jobPosts from './job-posts/ar.ts';
import * as jobTitles from './job-titles/ar.ts';
import * as mails from './mails/ar.ts';
import * as news from './news/ar.ts';
import * as orders from './orders/ar.ts';
import * as planFeatures from './plan-features/ar.ts';
import * as planSubscriptions from './plan-subscriptions/ar.ts';
import * as plans from './plans/ar.ts';
import * as products from './products/ar.ts';
import * as promoBatches from './promo-batches/ar.ts';
import * as promoCodeUsers from './promo-code-users/ar.ts';
import * as promoCodes from './promo-codes/ar.ts';
import * as providers from './providers/ar.ts';
import * as reviews from './reviews/ar.ts';
import * as seekers from './seekers/ar.ts';
import * as skills from './skills/ar.ts';
import * as sliders from './sliders/ar.ts';
import * as staff from './staff/ar.ts';
import * as suppressions from './suppressions/ar.ts';
import * as talentListEntries from './talent-list-entries/ar.ts';
import * as talentLists from './talent-lists/ar.ts';
import * as videos from './videos/ar.ts';
import * as walletAdjustments from './wallet-adjustments/ar.ts';
import * as walletTransactions from './wallet-transactions/ar.ts';
import * as withdrawals from './withdrawals/ar.ts';

/** The Arabic of every resource; one that is forgotten does not compile. */
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
  conversations,
  videos,
  comments,
  crmUsers,
  reviews,
  orders,
  planFeatures,
  plans,
  planSubscriptions,
  invoices,
  emailCampaigns,
  emailRecipients,
  emailTemplates,
  suppressions,
} satisfies {
  [K in ResourceKey]: WordsOf<K>;
};
