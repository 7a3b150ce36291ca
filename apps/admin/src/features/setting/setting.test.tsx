import type { SettingChange } from '@diwan/api-contract/endpoints/settings';
import { initialSettings, type Settings } from '@diwan/api-contract/settings/register';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer, issueSession } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const view = 'GET /api/v1/settings';
const edit = 'PATCH /api/v1/settings';
const kept =
  (version: number, isDemoShown: boolean, values: Partial<Settings> = {}, changes: Partial<SettingChange>[] = []) =>
  () =>
    json({
      version,
      values: { ...initialSettings, isDemoShown, ...values },
      changes,
      updatedAt: '2026-11-22T07:00:00.000000Z',
    });
const marketplace = '/setting/marketplace';
const withoutDemo = () => ({
  ...issueSession(),
  settings: {
    isDemoShown: false,
    maintenanceBanner: null,
    uploadTypes: ['pdf' as const],
    uploadPictureSize: 5,
    uploadDocumentSize: 10,
    reasons: {},
  },
});

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
  await openApp(marketplace);
  const toggle = await demoSwitch();
  expect(demoGroup()).toBeVisible();
  await userEvent.click(toggle);
  await waitFor(() => expect(demoGroup()).toBeNull());
  const sent = server.received.find(({ method }) => method === 'PATCH');
  expect([sent?.headers.get('if-match'), sent?.body]).toEqual(['"v3"', { values: { isDemoShown: false } }]);
  expect(await demoSwitch()).not.toBeChecked();
  expect(screen.getByRole('button', { name: /^Recruitment/ })).toBeVisible();
});

test('a change that the server refuses is said, and what is true is shown again', async () => {
  server.answers[edit] = () => problem(412, 'stale');
  await openApp(marketplace);
  await userEvent.click(await demoSwitch());
  expect((await screen.findAllByText('Somebody else changed this in the meantime.'))[0]).toBeInTheDocument();
  await waitFor(async () => expect(await demoSwitch()).toBeChecked());
  expect(server.count(view)).toBe(2);
  expect(demoGroup()).toBeVisible();
});

test('settings that can’t be loaded say so and can be tried again', async () => {
  server.answers[view] = () => problem(500, 'internal');
  await openApp(marketplace);
  expect(await screen.findByText('The settings could not be loaded.')).toBeVisible();
  server.answers[view] = kept(1, true);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await demoSwitch()).toBeChecked();
});

test('AUTH-12 an editor neither sees nor asks for the marketplace’s settings', async () => {
  await openApp('/setting', issueSession('editor'));
  expect(await screen.findByRole('heading', { name: 'Appearance' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Parts of the settings' })).toBeNull();
  await openApp(marketplace, issueSession('editor'));
  expect(await screen.findByText('Only administrators change the settings of the marketplace.')).toBeVisible();
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
  localStorage.setItem('settings', JSON.stringify({ isDemoShown: false, maintenanceBanner: null, reasons: {} }));
  dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  await waitFor(() => expect(demoGroup()).toBeNull());
});

test('a number within its bounds is saved, after it was said what it changes; what is ahead stands beside it', async () => {
  server.answers['GET /api/v1/settings/impact'] = () => json({ count: 12, now: 3 });
  server.answers[edit] = kept(4, true, {}, [
    {
      id: '01980000-0000-7000-8000-000000000001',
      key: 'jobPostMaxDays',
      before: 90,
      after: 60,
      effectiveFrom: '2099-01-01T00:00:00+03:00',
      state: 'upcoming',
    },
  ]);
  await openApp(marketplace);
  await userEvent.click(await screen.findByRole('button', { name: 'Change: Longest time that a job post is visible' }));
  const value = await screen.findByRole('textbox', { name: /New value/ });
  await userEvent.clear(value);
  await userEvent.type(value, '600');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(value).toBeInvalid();
  expect(server.count(edit)).toBe(0);
  await userEvent.clear(value);
  await userEvent.type(value, '60');
  expect(await screen.findByText(/that end later than this: 12, with the present value 3/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^From .*2099.*: 60 days$/)).toBeVisible();
  expect(server.received.find(({ method }) => method === 'PATCH')?.body).toEqual({ values: { jobPostMaxDays: 60 } });
});

test('what holds is reverted from its history', async () => {
  const change = {
    id: '01980000-0000-7000-8000-000000000002',
    key: 'rejectionMailHours' as const,
    before: 24,
    after: 48,
    effectiveFrom: '2026-11-20T07:00:00Z',
    at: '2026-11-20T07:00:00Z',
    by: { type: 'staff', id: 'x', name: 'Noura' },
    state: 'current' as const,
    isRevert: false,
  };
  server.answers['GET /api/v1/settings/history'] = () => json({ items: [change], next: null, previous: null });
  const revert = `POST /api/v1/settings/changes/${change.id}/revert`;
  server.answers[revert] = kept(4, true);
  await openApp(marketplace);
  await userEvent.click(
    await screen.findByRole('button', { name: 'History: A delayed rejection e-mail leaves after' }),
  );
  expect(await screen.findByText('From 24 hours to 48 hours')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Revert' }));
  await waitFor(() => expect(server.count(revert)).toBe(1));
  expect(await screen.findByText('The setting was reverted')).toBeVisible();
});

test('a notice of maintenance stands above every screen', async () => {
  const maintenanceBanner = { ar: 'صيانة الليلة', en: 'Maintenance tonight' };
  const session = issueSession('editor');
  await openApp('/dashboard', { ...session, settings: { ...session.settings, maintenanceBanner } });
  expect(await screen.findByText('Maintenance tonight')).toBeVisible();
});

test('reasons are renamed, added, ordered and withdrawn in one change, which says what it does', async () => {
  await openApp(marketplace);
  const name = 'Change: Reasons to suspend an employer';
  await userEvent.click(await screen.findByRole('button', { name }, { timeout: 10_000 }));
  const panel = await screen.findByRole('complementary', { name });
  const change = within(panel);
  const offered = (reason: string) => within(change.getByRole('group', { name: reason })).getByRole('switch');
  expect(offered('Other')).toBeDisabled();
  await userEvent.click(offered('Complaints about it'));
  await userEvent.click(change.getByRole('button', { name: 'Move up: Fees asked from applicants' }));
  await userEvent.click(change.getByRole('button', { name: 'Add a reason' }));
  await userEvent.click(change.getByRole('button', { name: 'Save' }));
  expect(change.getAllByText('Name each reason in both languages.').length).toBeGreaterThan(0);
  expect(server.received.some(({ method }) => method === 'PATCH')).toBe(false);
  await userEvent.type(change.getAllByRole('textbox', { name: /^Arabic/ }).at(-1)!, 'احتيال');
  await userEvent.type(change.getAllByRole('textbox', { name: /^English/ }).at(-1)!, 'Fraud');
  expect(change.getByText('Offered from then on: Fraud')).toBeVisible();
  expect(change.getByText('No longer offered: Complaints about it')).toBeVisible();
  expect(change.getByText('The order changes.')).toBeVisible();
  await userEvent.click(change.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.received.some(({ method }) => method === 'PATCH')).toBe(true));
  const sent = server.received.find(({ method }) => method === 'PATCH')!.body as { values: Partial<Settings> };
  const reasons = sent.values.employerSuspensionReasons!;
  expect(reasons.map(({ code, isOffered }) => `${code} ${isOffered}`)).toEqual([
    'complaints false',
    'fees_from_applicants true',
    'fake_posts true',
    'other true',
    'registration_expired false',
    'reason_6 true',
  ]);
});
