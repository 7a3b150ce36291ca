import { expect, test } from 'vitest';
import { messages } from '#messages/messages.ts';
import { loadShell, screenTable } from './routes.tsx';
import { screenPaths } from './screen-paths.ts';

const main: [id: string, path: string][] = [
  ['ROUTE-02', '/dashboard'],
  ['ROUTE-03', '/chat'],
  ['ROUTE-04', '/setting'],
  ['ROUTE-05', '/profile'],
  ['ROUTE-06', '/notifications'],
  ['ROUTE-07', '/invoices/list'],
  ['ROUTE-10', '/providers/list/{uuid?}'],
  ['ROUTE-11', '/providers/wallet/{uuid?}'],
  ['ROUTE-12', '/providers/view/{uuid?}'],
  ['ROUTE-13', '/providers/edit/{uuid?}'],
  ['ROUTE-14', '/dashboardUsers/list/{uuid?}'],
  ['ROUTE-15', '/dashboardUsers/edit/{uuid?}'],
  ['ROUTE-16', '/dashboardUsers/add'],
  ['ROUTE-17', '/employers/list/{uuid?}'],
  ['ROUTE-18', '/employers/lists'],
  ['ROUTE-19', '/employers/listTalent'],
  ['ROUTE-20', '/employers/view/{uuid?}'],
  ['ROUTE-21', '/employers/edit/{uuid?}'],
  ['ROUTE-22', '/seekers/list'],
  ['ROUTE-23', '/seekers/view/{uuid?}'],
  ['ROUTE-24', '/seekers/edit/{uuid?}'],
  ['ROUTE-25', '/send-email/list'],
  ['ROUTE-26', '/emailNotification/email'],
  ['ROUTE-27', '/job_post/list'],
  ['ROUTE-28', '/job_post/edit/{uuid?}'],
  ['ROUTE-29', '/job_post/view/{uuid?}'],
  ['ROUTE-30', '/job_post/applicants/{uuid?}'],
  ['ROUTE-31', '/news/list'],
  ['ROUTE-32', '/news/add'],
  ['ROUTE-33', '/news/edit/{id}'],
  ['ROUTE-34', '/slider/list'],
  ['ROUTE-35', '/slider/add'],
  ['ROUTE-36', '/slider/edit/{id}'],
  ['ROUTE-37', '/promoCode/list'],
  ['ROUTE-38', '/promoCode/add'],
  ['ROUTE-39', '/events/list'],
  ['ROUTE-40', '/events/edit/{id}'],
  ['ROUTE-41', '/exams/list'],
  ['ROUTE-42', '/exams/add'],
  ['ROUTE-43', '/exams/edit/{id}'],
  ['ROUTE-44', '/plan/list'],
  ['ROUTE-45', '/plan/add'],
  ['ROUTE-46', '/plan/edit/{id}'],
  ['ROUTE-47', '/businesSpecialists/list'],
  ['ROUTE-48', '/businesSpecialists/add'],
  ['ROUTE-49', '/businesSpecialists/edit/{id}'],
  ['ROUTE-50', '/skills/list'],
  ['ROUTE-51', '/skills/add'],
  ['ROUTE-52', '/skills/edit/{id}'],
  ['ROUTE-53', '/plan-features/list'],
  ['ROUTE-54', '/plan-features/add'],
  ['ROUTE-55', '/plan-features/edit/{id}'],
  ['ROUTE-56', '/plan-Subscription/list'],
  ['ROUTE-57', '/plan-Subscription/add'],
  ['ROUTE-58', '/plan-Subscription/edit/{id}'],
  ['ROUTE-59', '/jobTitles/list'],
  ['ROUTE-60', '/jobTitles/add'],
  ['ROUTE-61', '/jobTitles/edit/{id}'],
  ['ROUTE-62', '/industries/list'],
  ['ROUTE-63', '/industries/add'],
  ['ROUTE-64', '/industries/edit/{id}'],
  ['ROUTE-65', '/crm-users/list'],
  ['ROUTE-66', '/crm-users/add'],
  ['ROUTE-67', '/crm-users/edit/{id}'],
  ['ROUTE-68', '/crm-users/totalOrdersByUser/{id}'],
  ['ROUTE-69', '/promoCodeUsers/list'],
  ['ROUTE-70', '/ihrTubeComment/list'],
  ['ROUTE-71', '/ihrTube/list'],
  ['ROUTE-72', '/ihrTube/edit/{id}'],
  ['ROUTE-73', '/products/list'],
  ['ROUTE-74', '/products/edit/{id?}'],
  ['ROUTE-75', '/products/view/{uuid?}'],
  ['ROUTE-76', '/orders/list'],
  ['ROUTE-77', '/orders/view/{uuid?}'],
  ['ROUTE-78', '/reviews/list'],
  ['ROUTE-79', '/reviews/view/{uuid?}'],
  ['ROUTE-80', '/chat_users/list'],
  ['ROUTE-81', '/chat_users/view/{uuid?}'],
  ['ROUTE-82', '/DrawRequest/list'],
  ['ROUTE-85', '/apps/todo'],
  ['ROUTE-86', '/apps/email'],
];
const blank: [id: string, path: string][] = [
  ['ROUTE-90', '/callback'],
  ['ROUTE-91', '/login'],
  ['ROUTE-92', '/pages/error-404'],
  ['ROUTE-93', '/pages/error-500'],
  ['ROUTE-94', '/pages/not-authorized'],
];

/** Where a queue of work is decided, beside the list of what waits in it. */
const reviews = [
  '/job_post/list/review',
  '/job_post/applicants/review',
  '/seekers/list/review',
  '/employers/list/review',
  '/skills/list/review',
  '/jobTitles/list/review',
  '/industries/list/review',
  '/providers/list/review',
  '/DrawRequest/list/review',
  '/providers/adjustments/review',
  '/products/list/review',
  '/reviews/list/review',
  '/exams/attempts/review',
  '/news/list/review',
  '/ihrTube/list/review',
  '/ihrTubeComment/list/review',
];

/** What the specification does not name. */
const ofOurOwn = [
  '/products/add',
  '/promoCode/view/:uuid?',
  '/promoCode/batches',
  '/promoCode/batches/view/:uuid?',
  '/promoCode/batches/add',
  '/promoCode/print',
  '/news/view/:uuid?',
  '/slider/view/:uuid?',
  '/ihrTube/view/:uuid?',
  '/plan/view/:uuid?',
  '/plan-features/view/:uuid?',
  '/plan-Subscription/view/:uuid?',
  '/crm-users/view/:uuid?',
  '/events/list/review',
  '/events/view/:uuid?',
  '/events/registrations',
  '/events/registrations/add',
  '/events/registrations/view/:uuid?',
  '/events/registrations/ticket/:id',
  '/events/checkIn/:id',
  '/exams/view/:uuid?',
  '/exams/preview/:id',
  '/exams/try/:id',
  '/exams/attempts',
  '/exams/attempts/view/:uuid?',
  '/dashboardUsers/view/:uuid?',
  '/providers/adjustments',
  '/providers/adjustments/add',
  '/providers/adjustments/view/:uuid?',
  '/invoices/view/:uuid?',
  '/invoices/edit/:id',
  '/imports/:id?',
  '/saved-work',
  '/setting/audit',
  '/setting/marketplace',
  '/outbox',
  '/outbox/view/:uuid?',
  '/send-email/view/:uuid?',
  '/send-email/edit/:id',
  '/emailNotification/templates',
  '/emailNotification/templates/view/:uuid?',
  '/emailNotification/templates/edit/:id',
  '/send-email/recipients',
  '/send-email/suppressions',
  '/send-email/suppressions/add',
  '/send-email/suppressions/view/:uuid?',
  ...['/employers/lists', '/employers/listTalent'].flatMap((path) => [
    `${path}/add`,
    `${path}/edit/:id`,
    `${path}/view/:uuid?`,
  ]),
];

const value = '0190a000-0000-7000-8000-00000000000a';
const filled = (path: string) => path.replace(/\{\w+\??\}/, value);
const bare = (path: string) => path.replace(/\/\{\w+\??\}/, '');
const isOptional = (path: string) => path.includes('?}');

function expectRoute(path: string, layout: 'main' | 'blank', rule: 'editor' | 'anyone') {
  expect(screenTable.match(filled(path))).toMatchObject({ layout, rule });
  expect(screenTable.match(bare(path)) !== null).toBe(isOptional(path) || !path.includes('{'));
  expect(screenTable.match(filled(path).toUpperCase())).toBeNull();
  expect(screenTable.match(`${filled(path)}/more`)).toBeNull();
}

test.each(main)('%s %s is behind the sign-in, in the main layout', (_, path) => {
  expectRoute(path, 'main', 'editor');
});

test.each(blank)('%s %s is open to anyone, in the blank layout', (_, path) => {
  expectRoute(path, 'blank', 'anyone');
});

test.each(reviews)('%s is a screen of its own, behind the sign-in', (path) => {
  expect(screenTable.match(path)).toMatchObject({ pattern: path, layout: 'main', rule: 'editor', params: {} });
});

test('the table has these addresses and no others', () => {
  const written = [...main, ...blank].map(([, path]) => path.replace(/\{(\w+)(\??)\}/, ':$1$2'));
  const wanted = [...written, ...reviews, ...ofOurOwn];
  expect(Object.keys(screenPaths).sort()).toEqual(wanted.sort());
});

test('T139 ROUTE-85 ROUTE-86 the demo’s addresses, and no others, stand in a document of their own', () => {
  const own = Object.keys(screenPaths).filter((path) => screenTable.match(path)?.document === 'demo');
  expect(own).toEqual(['/apps/todo', '/apps/email']);
});

test('AUTH-07 every product route carries the rule editor', () => {
  const rules = main.map(([, path]) => screenTable.match(filled(path))?.rule);
  expect(new Set(rules)).toEqual(new Set(['editor']));
});

test('I18N-03 the shell is never shown before its texts are there', async () => {
  expect(messages.isInitialized).toBeFalsy();
  await loadShell();
  for (const namespace of ['core', 'screens', 'shell', 'problems']) {
    expect(messages.hasResourceBundle(messages.language, namespace), namespace).toBe(true);
  }
});
