import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';
import { queueOf, waitingPost } from '#test/waiting-posts.ts';

const post = waitingPost(1, { ar: 'محاسب أول', en: 'Senior accountant' });
const option = { id: post.id, label: post.title, hint: { ar: 'JOB-001 · الأفق', en: 'JOB-001 · Horizon' } };
const options = 'GET /api/v1/job-posts/options';
const none = { value: 0, isCapped: false };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer({
    ...queueOf([post]),
    [options]: ({ query }) => json(option.label.en.toLowerCase().includes(query.get('q') ?? '') ? [option] : []),
    'GET /api/v1/applications': () => json({ items: [], next: null, previous: null }),
    'GET /api/v1/applications/counts': () => json({ total: none, byState: {} }),
  });
});
afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['ROUTE-28', '/job_post/edit', `/job_post/edit/${post.id}`],
  ['ROUTE-29', '/job_post/view', `/job_post/view/${post.id}`],
])('%s without a uuid a job post is found by its name and opened by keys alone', async (_, address, opened) => {
  await openApp(address);
  expect(await screen.findByRole('heading', { name: 'Choose a record' })).toBeVisible();
  await userEvent.type(screen.getByRole('combobox', { name: 'Record' }), 'accountant');
  expect(await screen.findByRole('option', { name: /Senior accountant.*Horizon/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(location.pathname).toBe(opened));
});

test('what is offered first is there before anything is typed', async () => {
  await openApp('/job_post/view');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Record' }));
  expect(await screen.findByRole('option', { name: /Senior accountant.*Horizon/ })).toBeVisible();
  expect(screen.queryByText('Nothing found')).toBeNull();
});

test('what nobody is called is said, and nothing is opened', async () => {
  await openApp('/job_post/view');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Record' }), 'plumber{Enter}');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(location.pathname).toBe('/job_post/view');
});

test('ROUTE-30 without a uuid the applicants of all job posts are listed', async () => {
  await openApp('/job_post/applicants');
  await waitFor(() => expect(server.received.some(({ path }) => path === '/api/v1/applications')).toBe(true));
  const asked = server.received.filter(({ path }) => path.startsWith('/api/v1/applications'));
  expect(asked.map(({ query }) => query.get('jobPost'))).toEqual(asked.map(() => null));
  expect(screen.queryByRole('heading', { name: 'Choose a record' })).toBeNull();
});
