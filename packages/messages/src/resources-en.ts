import type { ResourceKey } from '@diwan/api-contract/resources';
import * as applications from './applications/en.ts';
import * as businessSpecialists from './business-specialists/en.ts';
import * as categories from './categories/en.ts';
import * as comments from './comments/en.ts';
import * as conversations from './conversations/en.ts';
import * as crmUsers from './crm-users/en.ts';
import type { WordsOf } from './elsewhere.ts';
import * as emailCampaigns from './email-campaigns/en.ts';
import * as emailRecipients from './email-recipients/en.ts';
import * as emailTemplates from './email-templates/en.ts';
import * as employers from './employers/en.ts';
import * as eventRegistrations from './event-registrations/en.ts';
import * as events from './events/en.ts';
import * as examAttempts from './exam-attempts/en.ts';
import * as exams from './exams/en.ts';
import * as industries from './industries/en.ts';
import * as invoices from './invoices/en.ts';
import * as jobPosts from './job-posts/en.ts';
import * as jobTitles from './job-titles/en.ts';
import * as mails from './mails/en.ts';
import * as news from './news/en.ts';
import * as orders from './orders/en.ts';
import * as planFeatures from './plan-features/en.ts';
import * as planSubscriptions from './plan-subscriptions/en.ts';
import * as plans from './plans/en.ts';
import * as products from './products/en.ts';
import * as promoBatches from './promo-batches/en.ts';
import * as promoCodeUsers from './promo-code-users/en.ts';
import * as promoCodes from './promo-codes/en.ts';
import * as providers from './providers/en.ts';
import * as reviews from './reviews/en.ts';
import * as seekers from './seekers/en.ts';
import * as skills from './skills/en.ts';
import * as sliders from './sliders/en.ts';
import * as staff from './staff/en.ts';
import * as suppressions from './suppressions/en.ts';
import * as talentListEntries from './talent-list-entries/en.ts';
import * as talentLists from './talent-lists/en.ts';
import * as videos from './videos/en.ts';
import * as walletAdjustments from './wallet-adjustments/en.ts';
import * as walletTransactions from './wallet-transactions/en.ts';
import * as withdrawals from './withdrawals/en.ts';

/** The English of every resource; one that is forgotten does not compile. */
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
