import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer, issueSession } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const view = 'GET /api/v1/settings';
const edit = 'PATCH /api/v1/settings';
const kept = (version: number, isDemoShown: boolean) => () =>
  json({ version, isDemoShown, updatedAt: '2026-11-22T07:00:00.000000Z' });
const withoutDemo = () => ({ ...issueSession(), settings: { isDemoShown: false } });

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer({ [view]: kept(3, true), [edit]: kept(4, false) });
});
afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const demoSwitch = () => screen.findByRole('switch', { name: 'Demo apps' });
const demoGroup = () => screen.queryByRole('button', { name: /^Demo/ });

test('ROUTE-85 ROUTE-86 ROUTE-04 an administrator takes the demo out of the menu, here at once', async () => {
  await openApp('/setting');
  const toggle = await demoSwitch();
  expect(demoGroup()).toBeVisible();
  await userEvent.click(toggle);
  await waitFor(() => expect(demoGroup()).toBeNull());
  const sent = server.received.find(({ method }) => method === 'PATCH');
  expect([sent?.headers.get('if-match'), sent?.body]).toEqual(['"v3"', { isDemoShown: false }]);
  expect(await demoSwitch()).not.toBeChecked();
  expect(screen.getByRole('button', { name: /^Recruitment/ })).toBeVisible();
});

test('a change that the server refuses is said, and what is true is shown again', async () => {
  server.answers[edit] = () => problem(412, 'stale');
  await openApp('/setting');
  await userEvent.click(await demoSwitch());
  expect((await screen.findAllByText('Somebody else changed this in the meantime.'))[0]).toBeInTheDocument();
  await waitFor(async () => expect(await demoSwitch()).toBeChecked());
  expect(server.count(view)).toBe(2);
  expect(demoGroup()).toBeVisible();
});

test('settings that can’t be loaded say so and can be tried again', async () => {
  server.answers[view] = () => problem(500, 'internal');
  await openApp('/setting');
  const section = await screen.findByRole('region', { name: 'Marketplace' });
  expect(await within(section).findByText('These settings could not be loaded.')).toBeVisible();
  server.answers[view] = kept(1, true);
  await userEvent.click(within(section).getByRole('button', { name: 'Try again' }));
  expect(await demoSwitch()).toBeChecked();
});

test('AUTH-12 an editor neither sees nor asks for the marketplace’s settings', async () => {
  await openApp('/setting', issueSession('editor'));
  expect(await screen.findByRole('heading', { name: 'Appearance' })).toBeVisible();
  expect(screen.queryByRole('switch', { name: 'Demo apps' })).toBeNull();
  expect(server.count(view)).toBe(0);
});

test.each(['/apps/todo', '/apps/email'])('ROUTE-85 ROUTE-86 %s is not found while the demo is hidden', async (path) => {
  expect((await openApp(path)).location()).toBe(path);
  const app = await openApp(path, withoutDemo());
  await waitFor(() => expect(app.location()).toBe('/pages/error-404'));
  expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeVisible();
});

test('ROUTE-85 ROUTE-86 the palette and the starred pages leave a hidden demo out', async () => {
  const session = withoutDemo();
  await openApp('/dashboard', {
    ...session,
    preferences: { ...session.preferences, starred: ['/apps/todo', '/skills/list'] },
  });
  const stars = await screen.findByRole('navigation', { name: 'Starred pages' }, { timeout: 10_000 });
  expect(
    within(stars)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Skills']);
  await screen.findByRole('button', { name: /^Search/ });
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: 'Search and go anywhere' }, { timeout: 10_000 });
  await userEvent.type(within(palette).getByRole('searchbox'), 'e');
  expect(await within(palette).findByRole('menuitem', { name: /Employers/ })).toBeVisible();
  expect(within(palette).queryByRole('menuitem', { name: /Demo/ })).toBeNull();
});

test('another tab’s change of the settings is taken over at once', async () => {
  await openApp('/dashboard');
  expect(demoGroup()).toBeVisible();
  localStorage.setItem('settings', JSON.stringify({ isDemoShown: false }));
  dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  await waitFor(() => expect(demoGroup()).toBeNull());
});
