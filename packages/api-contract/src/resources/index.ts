import { applications } from './applications.ts';
import { businessSpecialists } from './business-specialists.ts';
import { employers } from './employers.ts';
import { eventRegistrations } from './event-registrations.ts';
import { events } from './events.ts';
import { examAttempts } from './exam-attempts.ts';
import { exams } from './exams.ts';
import { industries } from './industries.ts';
import { jobPosts } from './job-posts.ts';
import { jobTitles } from './job-titles.ts';
import { mails } from './mails.ts';
import { products } from './products.ts';
import { providers } from './providers.ts';
import { seekers } from './seekers.ts';
import { skills } from './skills.ts';
import { staff } from './staff.ts';
import { talentListEntries } from './talent-list-entries.ts';
import { talentLists } from './talent-lists.ts';
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
} as const;
export type ResourceKey = keyof typeof resources;
