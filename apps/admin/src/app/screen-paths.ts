import type { AreaKey } from './areas.ts';

export interface ScreenRoute {
  /** Names the screen's title among the messages `screens`. */
  title: string;
  area: AreaKey | undefined;
  /** `editor` admits editors and admins; `anyone` needs no sign-in. */
  rule: 'editor' | 'anyone';
  layout: 'main' | 'blank';
  /** The demo's screens stand in a document of their own: its worker only takes over a page that was opened there. */
  document?: 'demo';
}

const main = <T extends string>(title: T, area?: AreaKey) => ({ title, area, rule: 'editor', layout: 'main' }) as const;
const demo = <T extends string>(title: T) => ({ ...main(title, 'demo'), document: 'demo' }) as const;
const blank = <T extends string>(title: T) => ({ title, area: undefined, rule: 'anyone', layout: 'blank' }) as const;

/** Every address of the product; `:x?` may be missing. Which screen stands there is in `routes.tsx`. */
export const screenPaths = {
  '/dashboard': main('dashboard'),
  '/chat': main('chat', 'communication'),
  '/setting': main('setting', 'administration'),
  '/profile': main('profile'),
  '/notifications': main('notifications', 'communication'),
  '/invoices/list': main('invoices', 'sales'),
  '/providers/list/:uuid?': main('providers', 'marketplace'),
  '/providers/wallet/:uuid?': main('providerWallet', 'marketplace'),
  '/providers/view/:uuid?': main('providerView', 'marketplace'),
  '/providers/edit/:uuid?': main('providerEdit', 'marketplace'),
  '/dashboardUsers/list/:uuid?': main('dashboardUsers', 'administration'),
  '/dashboardUsers/edit/:uuid?': main('dashboardUserEdit', 'administration'),
  '/dashboardUsers/add': main('dashboardUserAdd', 'administration'),
  '/employers/list/:uuid?': main('employers', 'recruitment'),
  '/employers/lists': main('shortlists', 'recruitment'),
  '/employers/listTalent': main('listedTalent', 'recruitment'),
  '/employers/view/:uuid?': main('employerView', 'recruitment'),
  '/employers/edit/:uuid?': main('employerEdit', 'recruitment'),
  '/seekers/list': main('seekers', 'recruitment'),
  '/seekers/view/:uuid?': main('seekerView', 'recruitment'),
  '/seekers/edit/:uuid?': main('seekerEdit', 'recruitment'),
  '/send-email/list': main('bulkEmails', 'communication'),
  '/emailNotification/email': main('composeEmail', 'communication'),
  '/job_post/list': main('jobPosts', 'recruitment'),
  '/job_post/edit/:uuid?': main('jobPostEdit', 'recruitment'),
  '/job_post/view/:uuid?': main('jobPostView', 'recruitment'),
  '/job_post/applicants/:uuid?': main('applicants', 'recruitment'),
  '/news/list': main('news', 'content'),
  '/news/add': main('newsAdd', 'content'),
  '/news/edit/:id': main('newsEdit', 'content'),
  '/slider/list': main('sliders', 'content'),
  '/slider/add': main('sliderAdd', 'content'),
  '/slider/edit/:id': main('sliderEdit', 'content'),
  '/promoCode/list': main('promoCodes', 'sales'),
  '/promoCode/add': main('promoCodeAdd', 'sales'),
  '/events/list': main('events', 'recruitment'),
  '/events/edit/:id': main('eventEdit', 'recruitment'),
  '/exams/list': main('exams', 'recruitment'),
  '/exams/add': main('examAdd', 'recruitment'),
  '/exams/edit/:id': main('examEdit', 'recruitment'),
  '/plan/list': main('plans', 'sales'),
  '/plan/add': main('planAdd', 'sales'),
  '/plan/edit/:id': main('planEdit', 'sales'),
  '/businesSpecialists/list': main('businessSpecialists', 'referenceData'),
  '/businesSpecialists/add': main('businessSpecialistAdd', 'referenceData'),
  '/businesSpecialists/edit/:id': main('businessSpecialistEdit', 'referenceData'),
  '/skills/list': main('skills', 'referenceData'),
  '/skills/add': main('skillAdd', 'referenceData'),
  '/skills/edit/:id': main('skillEdit', 'referenceData'),
  '/plan-features/list': main('planFeatures', 'sales'),
  '/plan-features/add': main('planFeatureAdd', 'sales'),
  '/plan-features/edit/:id': main('planFeatureEdit', 'sales'),
  '/plan-Subscription/list': main('subscriptions', 'sales'),
  '/plan-Subscription/add': main('subscriptionAdd', 'sales'),
  '/plan-Subscription/edit/:id': main('subscriptionEdit', 'sales'),
  '/jobTitles/list': main('jobTitles', 'referenceData'),
  '/jobTitles/add': main('jobTitleAdd', 'referenceData'),
  '/jobTitles/edit/:id': main('jobTitleEdit', 'referenceData'),
  '/industries/list': main('industries', 'referenceData'),
  '/industries/add': main('industryAdd', 'referenceData'),
  '/industries/edit/:id': main('industryEdit', 'referenceData'),
  '/crm-users/list': main('crmUsers', 'sales'),
  '/crm-users/add': main('crmUserAdd', 'sales'),
  '/crm-users/edit/:id': main('crmUserEdit', 'sales'),
  '/crm-users/totalOrdersByUser/:id': main('crmUserOrders', 'sales'),
  '/promoCodeUsers/list': main('promoCodeUsers', 'sales'),
  '/ihrTubeComment/list': main('videoComments', 'content'),
  '/ihrTube/list': main('videos', 'content'),
  '/ihrTube/edit/:id': main('videoEdit', 'content'),
  '/products/list': main('products', 'marketplace'),
  '/products/edit/:id?': main('productEdit', 'marketplace'),
  '/products/view/:uuid?': main('productView', 'marketplace'),
  '/orders/list': main('orders', 'marketplace'),
  '/orders/view/:uuid?': main('orderView', 'marketplace'),
  '/reviews/list': main('reviews', 'marketplace'),
  '/reviews/view/:uuid?': main('reviewView', 'marketplace'),
  '/chat_users/list': main('userConversations', 'communication'),
  '/chat_users/view/:uuid?': main('userConversationView', 'communication'),
  '/DrawRequest/list': main('withdrawals', 'marketplace'),
  '/apps/todo': demo('todo'),
  '/apps/email': demo('demoEmail'),
  '/callback': blank('callback'),
  '/login': blank('login'),
  '/pages/error-404': blank('error404'),
  '/pages/error-500': blank('error500'),
  '/pages/not-authorized': blank('notAuthorized'),
} satisfies Record<string, ScreenRoute>;

export type ScreenPath = keyof typeof screenPaths;
/** The name of the title of a screen in the shell. */
export type ScreenTitle = Extract<(typeof screenPaths)[ScreenPath], { layout: 'main' }>['title'];
