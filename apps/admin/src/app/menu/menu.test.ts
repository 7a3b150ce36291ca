import { messages as ar } from '@diwan/messages/screens/ar';
import { messages as en } from '@diwan/messages/screens/en';
import { expect, test } from 'vitest';
import { screenTable } from '../routes/routes.tsx';
import { screenPaths } from '../routes/screen-paths.ts';
import { menu } from './menu.ts';

/** Every area that the specification names, and where it is. */
const managed = {
  providers: '/providers/list',
  employers: '/employers/list',
  'job seekers': '/seekers/list',
  'job posts': '/job_post/list',
  applicants: '/job_post/applicants',
  news: '/news/list',
  sliders: '/slider/list',
  'promo codes': '/promoCode/list',
  'promo code users': '/promoCodeUsers/list',
  events: '/events/list',
  exams: '/exams/list',
  plans: '/plan/list',
  'plan features': '/plan-features/list',
  'plan subscriptions': '/plan-Subscription/list',
  'business specialists': '/businesSpecialists/list',
  skills: '/skills/list',
  'job titles': '/jobTitles/list',
  industries: '/industries/list',
  videos: '/ihrTube/list',
  comments: '/ihrTubeComment/list',
  'CRM users': '/crm-users/list',
  orders: '/orders/list',
  products: '/products/list',
  reviews: '/reviews/list',
  'chat conversations': '/chat_users/list',
  'withdrawal requests': '/DrawRequest/list',
  invoices: '/invoices/list',
  notifications: '/notifications',
  'e-mail notifications': '/emailNotification/email',
  'bulk e-mail': '/send-email/list',
  'dashboard users': '/dashboardUsers/list',
};
const entries = Object.values(menu).flat();

test.each(Object.entries(managed))('DOM-09 the menu leads to %s, named in both languages', (_, path) => {
  const entry = entries.find(({ href }) => href === path);
  expect(screenTable.match(path)).toMatchObject({ title: entry?.title, layout: 'main' });
  for (const titles of [ar, en]) expect(titles).toHaveProperty(entry!.title, expect.stringMatching(/\S/));
});

test('DOM-10 the wider labels make no screens of their own', () => {
  const labels = [
    'vacanc',
    'candidate',
    'meeting',
    'offer',
    'contract',
    'bundle',
    'currenc',
    'experience',
    'area',
    'push',
  ];
  const areas = Object.keys(screenPaths).map((path) => path.split('/')[1]!.toLowerCase());
  expect(areas.filter((area) => labels.some((label) => area.includes(label)))).toEqual([]);
  // The wallet is a provider's.
  expect(Object.keys(screenPaths).filter((path) => /wallet/i.test(path))).toEqual(['/providers/wallet/:uuid?']);
});

test('every address has its title in both languages', () => {
  for (const { title, layout } of Object.values(screenPaths)) {
    if (layout === 'blank') continue;
    for (const titles of [ar, en]) expect(titles).toHaveProperty(title, expect.stringMatching(/\S/));
  }
});
