import type { AreaKey } from './menu/areas.ts';

interface NotBuilt {
  title: string;
  area?: AreaKey;
  isInMenu: boolean;
}

const item = (title: string, area: AreaKey): NotBuilt => ({ title, area, isInMenu: true });
const page = (title: string, area?: AreaKey): NotBuilt => ({ title, area, isInMenu: false });

/** Addresses of the specification at which nothing is built yet; a line goes when its screen comes. */
export const notBuilt = {
  '/orders/list': item('orders', 'marketplace'),
  '/orders/view/:uuid?': page('orderView', 'marketplace'),
  '/reviews/list': item('reviews', 'marketplace'),
  '/reviews/view/:uuid?': page('reviewView', 'marketplace'),
  '/plan/list': item('plans', 'sales'),
  '/plan/add': page('planAdd', 'sales'),
  '/plan/edit/:id': page('planEdit', 'sales'),
  '/plan-features/list': item('planFeatures', 'sales'),
  '/plan-features/add': page('planFeatureAdd', 'sales'),
  '/plan-features/edit/:id': page('planFeatureEdit', 'sales'),
  '/plan-Subscription/list': item('subscriptions', 'sales'),
  '/plan-Subscription/add': page('subscriptionAdd', 'sales'),
  '/plan-Subscription/edit/:id': page('subscriptionEdit', 'sales'),
  '/promoCode/list': item('promoCodes', 'sales'),
  '/promoCode/add': page('promoCodeAdd', 'sales'),
  '/promoCodeUsers/list': item('promoCodeUsers', 'sales'),
  '/invoices/list': item('invoices', 'sales'),
  '/crm-users/list': item('crmUsers', 'sales'),
  '/crm-users/add': page('crmUserAdd', 'sales'),
  '/crm-users/edit/:id': page('crmUserEdit', 'sales'),
  '/crm-users/totalOrdersByUser/:id': page('crmUserOrders', 'sales'),
  '/news/list': item('news', 'content'),
  '/news/add': page('newsAdd', 'content'),
  '/news/edit/:id': page('newsEdit', 'content'),
  '/slider/list': item('sliders', 'content'),
  '/slider/add': page('sliderAdd', 'content'),
  '/slider/edit/:id': page('sliderEdit', 'content'),
  '/ihrTube/list': item('videos', 'content'),
  '/ihrTube/edit/:id': page('videoEdit', 'content'),
  '/ihrTubeComment/list': item('videoComments', 'content'),
  '/chat': item('chat', 'communication'),
  '/chat_users/list': item('userConversations', 'communication'),
  '/chat_users/view/:uuid?': page('userConversationView', 'communication'),
  '/send-email/list': item('bulkEmails', 'communication'),
  '/emailNotification/email': item('composeEmail', 'communication'),
} as const satisfies Record<string, NotBuilt>;
