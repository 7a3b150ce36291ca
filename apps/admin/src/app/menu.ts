import type { WorkQueues } from '@diwan/api-contract/work';
import type { AreaKey } from './areas.ts';
import type { ScreenTitle } from './screen-paths.ts';

export interface MenuEntry {
  title: ScreenTitle;
  href: string;
  /** The work that waits there. */
  queue?: keyof WorkQueues;
}

/** The menu's groups and entries, in their order; each entry is an address of `screen-paths.ts`. */
export const menu: Record<AreaKey, readonly MenuEntry[]> = {
  recruitment: [
    { title: 'jobPosts', href: '/job_post/list', queue: 'jobPostsToReview' },
    { title: 'applicants', href: '/job_post/applicants', queue: 'applicantsPending' },
    { title: 'seekers', href: '/seekers/list' },
    { title: 'employers', href: '/employers/list', queue: 'employersToVerify' },
    { title: 'shortlists', href: '/employers/lists' },
    { title: 'listedTalent', href: '/employers/listTalent' },
    { title: 'exams', href: '/exams/list' },
    { title: 'events', href: '/events/list' },
  ],
  marketplace: [
    { title: 'providers', href: '/providers/list' },
    { title: 'providerWallet', href: '/providers/wallet' },
    { title: 'products', href: '/products/list' },
    { title: 'orders', href: '/orders/list' },
    { title: 'reviews', href: '/reviews/list' },
    { title: 'withdrawals', href: '/DrawRequest/list' },
  ],
  sales: [
    { title: 'plans', href: '/plan/list' },
    { title: 'planFeatures', href: '/plan-features/list' },
    { title: 'subscriptions', href: '/plan-Subscription/list' },
    { title: 'promoCodes', href: '/promoCode/list' },
    { title: 'promoCodeUsers', href: '/promoCodeUsers/list' },
    { title: 'invoices', href: '/invoices/list' },
    { title: 'crmUsers', href: '/crm-users/list' },
  ],
  content: [
    { title: 'news', href: '/news/list' },
    { title: 'sliders', href: '/slider/list' },
    { title: 'videos', href: '/ihrTube/list' },
    { title: 'videoComments', href: '/ihrTubeComment/list' },
  ],
  communication: [
    { title: 'chat', href: '/chat' },
    { title: 'userConversations', href: '/chat_users/list' },
    { title: 'notifications', href: '/notifications' },
    { title: 'bulkEmails', href: '/send-email/list' },
    { title: 'composeEmail', href: '/emailNotification/email' },
  ],
  referenceData: [
    { title: 'jobTitles', href: '/jobTitles/list', queue: 'jobTitlesSuggested' },
    { title: 'skills', href: '/skills/list', queue: 'skillsSuggested' },
    { title: 'industries', href: '/industries/list', queue: 'industriesSuggested' },
    { title: 'businessSpecialists', href: '/businesSpecialists/list' },
  ],
  administration: [
    { title: 'dashboardUsers', href: '/dashboardUsers/list' },
    { title: 'setting', href: '/setting' },
  ],
  demo: [
    { title: 'todo', href: '/apps/todo' },
    { title: 'demoEmail', href: '/apps/email' },
  ],
};

const entries = Object.values(menu).flat();

/** The entry of the menu under which an address lies: the entry itself, or the one with the same first segment. */
export function menuEntryOf(path: string): MenuEntry | undefined {
  const [, segment] = path.split('/');
  const beneath = entries.filter(({ href }) => path === href || path.startsWith(`${href}/`));
  return (
    beneath.sort((a, b) => b.href.length - a.href.length)[0] ??
    entries.find(({ href }) => href.split('/')[1] === segment)
  );
}
