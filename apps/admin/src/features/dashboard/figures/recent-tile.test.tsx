import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const id = '0190a000-0000-7000-8000-000000000001';
const event = (name: string, actor: object, resource: string) => ({
  id: crypto.randomUUID(),
  at: new Date().toISOString(),
  actor: { id, ...actor },
  event: name,
  toState: null,
  resource,
  record: { id, label: { ar: 'محاسب', en: 'Accountant' } },
});
const sara = { type: 'staff', name: 'Sara Ali' };

afterEach(() => {
  closeApp();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('ROUTE-02 the dashboard tells who did what last and leads to the record; it fails alone', async () => {
  const network = fakeServer({
    'GET /api/v1/work/recent': () =>
      json([
        event('jobPost.approve', sara, 'jobPosts'),
        event('record.removed', { type: 'system', name: 'x' }, 'skills'),
      ]),
  });
  await openApp('/dashboard');
  const tile = await screen.findByRole('region', { name: 'Latest activity' }, { timeout: 10_000 });
  const [approved, removed] = await within(tile).findAllByRole('listitem');
  expect(approved).toHaveTextContent('Approve · Sara Ali');
  expect(within(approved!).getByRole('link', { name: 'Accountant' })).toHaveAttribute('href', `/job_post/view/${id}`);
  expect(removed).toHaveTextContent('Deleted · The system');
  expect(within(removed!).queryByRole('link')).toBeNull();

  closeApp();
  network.answers['GET /api/v1/work/recent'] = () => problem(500, 'internal');
  await openApp('/dashboard');
  const failed = await screen.findByRole('region', { name: 'Latest activity' }, { timeout: 10_000 });
  expect(await within(failed).findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getAllByText('Nothing is waiting').length).toBeGreaterThan(0);
}, 30_000);
