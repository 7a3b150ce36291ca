import { breakpoints } from '@diwan/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentLanguage } from '../messages/language.ts';
import { json, problem } from '../test/fake-network.ts';
import { fakeServer, issueSession, queuesOf } from '../test/fake-server.ts';
import { closeApp, openApp } from '../test/open-app.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const lastPreferences = () => server.received.findLast(({ method }) => method === 'PUT')?.body;

const starred = (count: number) => {
  const session = issueSession();
  const paths = ['/job_post/list', '/skills/list', '/jobTitles/list', '/industries/list', '/news/list', '/slider/list'];
  const more = ['/plan/list', '/exams/list', '/events/list', '/orders/list', '/products/list', '/reviews/list'];
  return { ...session, preferences: { ...session.preferences, starred: [...paths, ...more].slice(0, count) } };
};

test('ROUTE-01 / leads to the dashboard', async () => {
  const app = await openApp('/');
  expect(app.location()).toBe('/dashboard');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test.each(['/nowhere', '/Skills/list', '/skills/list/x', '/callback/x'])(
  'ROUTE-95 %s leads to the page that says so',
  async (path) => {
    const app = await openApp(path);
    expect(app.location()).toBe('/pages/error-404');
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
  },
);

test('NAV-03 the breadcrumb starts with a link home', async () => {
  await openApp('/setting');
  const breadcrumb = await screen.findByRole('navigation', { name: 'Where you are' });
  expect(within(breadcrumb).getAllByRole('link')[0]).toHaveAttribute('href', '/');
});

test('NAV-10 a screen that is reached is announced and its heading has the focus', async () => {
  await openApp('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: /Communication/ }));
  await userEvent.click(screen.getByRole('link', { name: 'Chat' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Chat' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.title).toBe('Chat · Diwan');
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.includes('Chat · Diwan'))).toBe(true);
});

test('the dashboard counts the work that waits, and a failure can be tried again', async () => {
  server.answers['GET /api/v1/work/queues'] = () => problem(500, 'internal');
  await openApp('/dashboard');
  const strip = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  expect(await strip.findByText('What waits could not be counted.')).toBeVisible();
  const queue = { count: 1540, oldestAt: new Date(Date.now() - 3 * 86_400_000).toISOString(), overdue: 2, days: 3 };
  server.answers['GET /api/v1/work/queues'] = () => json(queuesOf(queue));
  await userEvent.click(strip.getByRole('button', { name: 'Try again' }));
  const tile = (await screen.findByRole('heading', { name: 'Job posts to review' })).closest('article') as HTMLElement;
  expect(await within(tile).findByText('1.5k')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Waiting for you' })).toHaveFocus();
  expect(within(tile).getByText('2 overdue')).toBeVisible();
  const links = within(tile).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')])).toEqual([
    ['/job_post/list/review', 'Job posts to review: 1,540'],
    ['/job_post/list/review?isOverdue=true', 'Job posts to review: 2 overdue'],
  ]);
});

test('queues in which nothing waits are out of the way until somebody asks for them', async () => {
  const [empty, queue] = [0, 7].map((count) => ({ count, oldestAt: null, overdue: 0, days: 3 }));
  server.answers['GET /api/v1/work/queues'] = () => json({ ...queuesOf(empty!), jobPostsToReview: queue });
  await openApp('/dashboard');
  const strip = await screen.findByRole('region', { name: 'Waiting for you' });
  const folded = await within(strip).findByRole('button', { name: /^All queues \(\d+\)$/ });
  expect(within(strip).getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Suggested skills' })).toBeNull();
  await userEvent.click(folded);
  expect(screen.getByRole('link', { name: 'Suggested skills' })).toHaveAttribute(
    'href',
    '/skills/list?state=suggested',
  );
});

test('what is overdue stands before what only waits, and what could not be counted before what is calm', async () => {
  const queue = { count: 7, oldestAt: null, overdue: 0, days: 3 };
  const eventsToReview = { ...queue, overdue: 2 };
  server.answers['GET /api/v1/work/queues'] = () =>
    json({ ...queuesOf(queue), eventsToReview, employersToVerify: null });
  await openApp('/dashboard');
  const strip = await screen.findByRole('region', { name: 'Waiting for you' });
  const titles = (await within(strip).findAllByRole('heading')).map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual(['Employers to verify', 'Events to review', 'Job posts to review']);
});

test('a tile of the dashboard whose queue can’t be counted fails alone, and so does a figure', async () => {
  const queue = { count: 7, oldestAt: null, overdue: 0, days: 3 };
  server.answers['GET /api/v1/work/queues'] = () => json({ ...queuesOf(queue), employersToVerify: null });
  server.answers['GET /api/v1/metrics/cities'] = () => json([{ city: 'riyadh', count: 12 }]);
  server.answers['GET /api/v1/metrics/funnel'] = () => problem(500, 'internal');
  await openApp('/dashboard');
  const failure = 'This figure could not be loaded.';
  const tileOf = async (name: string) =>
    (await screen.findByRole('heading', { name })).closest('article, section') as HTMLElement;
  for (const name of ['Employers to verify', 'Who applied in this period: from application to recruitment'])
    expect(await within(await tileOf(name)).findByText(failure)).toBeVisible();
  expect(within(await tileOf('Job posts to review')).getByText('7')).toBeVisible();
  expect(await within(await tileOf('Job posts published, by city')).findByText('Riyadh')).toBeVisible();
});

test('LOOK-04 at most ten starred pages are shown, the rest are in a menu', async () => {
  await openApp('/dashboard', starred(12));
  const stars = await screen.findByRole('navigation', { name: 'Starred pages' });
  expect(within(stars).getAllByRole('link')).toHaveLength(10);
  await userEvent.click(within(stars).getByRole('button', { name: 'More starred pages' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent?.trim())).toEqual([
    'Products',
    'Reviews',
  ]);
});

test('LOOK-04 LOOK-02 the star bookmarks a screen, here at once and on the server', async () => {
  await openApp('/setting');
  await userEvent.click(await screen.findByRole('button', { name: 'Star this page' }));
  const stars = await screen.findByRole('navigation', { name: 'Starred pages' });
  expect(await within(stars).findByRole('link', { name: 'Settings' })).toBeVisible();
  await waitFor(() => expect(server.count('PUT /api/v1/me/preferences')).toBe(1));
  expect(lastPreferences()).toMatchObject({ starred: ['/setting'] });
  expect(JSON.parse(localStorage.getItem('preferences') ?? '{}').starred).toEqual(['/setting']);
});

test('LOOK-01 LOOK-02 theme, menu and density are chosen in the settings and kept', async () => {
  await openApp('/setting');
  await userEvent.click(await screen.findByRole('radio', { name: /Semi-dark/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Vertical/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
  const { theme, density } = document.documentElement.dataset;
  expect([theme, density]).toEqual(['semi-dark', 'compact']);
  await waitFor(() => expect(server.count('PUT /api/v1/me/preferences')).toBe(3));
  expect(lastPreferences()).toMatchObject({
    theme: 'semi-dark',
    layout: 'vertical',
    density: 'compact',
    navbar: 'floating',
  });
});

test('T130 LOOK-02 the calendar is chosen in the settings, kept, and there again after loading the page anew', async () => {
  await openApp('/setting');
  expect(await screen.findByRole('radio', { name: 'Gregorian' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Hijri (Umm al-Qura)' }));
  await waitFor(() => expect(lastPreferences()).toMatchObject({ calendar: 'islamic-umalqura', theme: 'light' }));
  closeApp();
  await openApp('/setting', null);
  expect(await screen.findByRole('radio', { name: 'Hijri (Umm al-Qura)' })).toBeChecked();
});

test('a choice that the server could not keep stays in the browser, and is said', async () => {
  server.answers['PUT /api/v1/me/preferences'] = () => problem(500, 'internal');
  await openApp('/setting');
  await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect((await screen.findAllByText(/could not be saved on the server/))[0]).toBeInTheDocument();
  expect(document.documentElement.dataset.theme).toBe('dark');
});

test('NAV-05 a server out of reach is said in a banner, and the session stays', async () => {
  for (const call of [...Object.keys(server.answers), 'GET /livez', 'GET /api/v1/settings']) {
    server.answers[call] = () => Promise.reject(new TypeError('Failed to fetch'));
  }
  const app = await openApp('/setting');
  expect(await screen.findByText(/The server is out of reach/)).toBeVisible();
  expect(app.location()).toBe('/setting');
  expect(localStorage.getItem('adminToken')).not.toBeNull();
});

test('NAV-08 leaving with unsaved changes asks, and staying keeps the screen', async () => {
  const app = await openApp('/setting');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  app.navigation.send({ type: 'navigation.changesMade', form: 'f' });
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay on this page' }));
  expect(app.location()).toBe('/setting');
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(app.location()).toBe('/dashboard'));
});

test('LOOK-03 the layout changes at 576, 768, 992 and 1200', () => {
  expect(breakpoints).toEqual({ sm: 576, md: 768, lg: 992, xl: 1200 });
});

test('I18N-01 Arabic is the language unless another one is stored', () => {
  expect(currentLanguage()).toBe('ar');
  localStorage.setItem('language', 'en');
  expect(currentLanguage()).toBe('en');
  localStorage.setItem('language', 'fr');
  expect(currentLanguage()).toBe('ar');
});

test('T79 I18N-02 another tab’s theme is taken over at once, its language by loading the page anew', async () => {
  const app = await openApp('/setting');
  localStorage.setItem('preferences', JSON.stringify({ theme: 'dark' }));
  dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(app.reload).not.toHaveBeenCalled();
  const same = document.documentElement.lang;
  dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: same }));
  expect(app.reload).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'en' }));
  expect(app.reload).toHaveBeenCalledTimes(1);
});
