import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const settings = 'GET /api/v1/me/notification-settings';
const keep = 'PUT /api/v1/me/notification-settings';
const kept = { version: 2, muted: [] as string[], digest: 'none', digestHour: 8, language: 'en' };

afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const approved = () => screen.findByRole('checkbox', { name: 'Job post approved' });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

test('choices that could not be saved stay, on what was saved elsewhere meanwhile, and are saved next', async () => {
  const server = fakeServer({
    [settings]: () => json(kept),
    'GET /api/v1/notifications/groups': () => json({ items: [], next: null, previous: null }),
    'GET /api/v1/notifications': () => json({ items: [], next: null, previous: null }),
  });
  await openApp('/notifications');
  await userEvent.click(await screen.findByRole('button', { name: 'What you are told of' }));
  await userEvent.click(await approved());
  expect(await approved()).not.toBeChecked();

  server.answers[keep] = () => problem(500, 'internal');
  await save();
  expect((await screen.findAllByText('Your choices could not be saved'))[0]).toBeVisible();
  expect(await approved()).not.toBeChecked();

  server.answers[keep] = () => problem(412, 'stale');
  server.answers[settings] = () => json({ ...kept, version: 3, digest: 'daily' });
  await save();
  expect(await screen.findByRole('radio', { name: /^Once a day/ })).toBeChecked();
  expect(await approved()).not.toBeChecked();

  server.answers[keep] = ({ body }) => json({ version: 4, ...(body as object) });
  await save();
  await waitFor(() => expect(server.count(keep)).toBe(3));
  const sent = server.received.findLast(({ method }) => method === 'PUT')!;
  expect([sent.headers.get('if-match'), sent.body]).toEqual([
    '"v3"',
    { muted: ['jobPostApproved'], digest: 'daily', digestHour: 8, language: 'en' },
  ]);
});
