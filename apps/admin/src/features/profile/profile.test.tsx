import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const own = {
  version: 3,
  name: 'Sara Ali',
  email: 'sara@example.com',
  title: null,
  mobile: null,
  about: null,
  photo: null as string | null,
  hasPassword: true,
};
const session = (id: string, isCurrent: boolean, userAgent: string | null) => ({
  id,
  createdAt: '2026-11-22T07:00:00.000000Z',
  lastUsedAt: '2026-11-22T07:30:00.000000Z',
  ip: '10.0.0.1',
  userAgent,
  isCurrent,
});
const here = session('0190a000-0000-7000-8000-00000000000a', true, 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0');
const elsewhere = session('0190a000-0000-7000-8000-00000000000b', false, null);

const wrong = {
  type: 'about:blank',
  title: 'invalid',
  status: 422,
  code: 'invalid',
  errors: [{ path: 'current', code: 'wrongPassword' }],
};
const view = 'GET /api/v1/me/profile';
const edit = 'PATCH /api/v1/me/profile';
const change = 'POST /api/v1/me/password';
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer({
    [view]: () => json(own),
    [edit]: () => json({ ...own, version: 4, name: 'Sara Alotaibi' }),
    [change]: () => new Response(null, { status: 204 }),
    'GET /api/v1/me/sessions': () => json([here, elsewhere]),
    'GET /api/v1/me/factors': () =>
      json({ isManagedElsewhere: false, totpSince: null, passkeys: [], recoveryCodesLeft: 0, stepUpBy: 'password' }),
    [`DELETE /api/v1/me/sessions/${elsewhere.id}`]: () => new Response(null, { status: 204 }),
  });
});
afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const field = (name: RegExp) => screen.findByLabelText(name);
const said = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeVisible();
const fill = async (name: RegExp, text: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
};

test('ROUTE-05 somebody edits what they say of themselves; a name is needed', async () => {
  await openApp('/profile');
  await fill(/^Name/, '');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await said('Please enter your name.');
  expect(server.count(edit)).toBe(0);
  await fill(/^Name/, 'Sara Alotaibi');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await said('Your profile is saved');
  const sent = server.received.find(({ method }) => method === 'PATCH');
  expect([sent?.headers.get('if-match'), sent?.body]).toEqual(['"v3"', { name: 'Sara Alotaibi' }]);
});

test('ROUTE-05 a photo that is there is taken out, and every tab then learns who is signed in', async () => {
  const photo = '0190a000-0000-7000-8000-00000000000f';
  server.answers[view] = () => json({ ...own, photo });
  server.answers[edit] = () => json({ ...own, version: 4 });
  await openApp('/profile');
  expect(await screen.findByText(/beside the name/)).toHaveTextContent(/at least \d+ pixels/);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Photo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await said('Your profile is saved');
  expect(server.received.find(({ method }) => method === 'PATCH')?.body).toEqual({ photo: null });
  await waitFor(() => expect(server.count('POST /api/v1/auth/refresh')).toBe(1));
});

test('MSG-22 what could not be saved is said under “Error”, and what was typed stays', async () => {
  server.answers[edit] = () => problem(500, 'internal');
  await openApp('/profile');
  await fill(/^Job title/, 'Lead');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await said('Error');
  expect(await field(/^Job title/)).toHaveValue('Lead');
});

test('what is typed while the rest is being saved stays, and is saved next', async () => {
  const answer = Promise.withResolvers<void>();
  server.answers[edit] = async ({ body }) => {
    await answer.promise;
    return json({ ...own, version: 4, ...(body as object) });
  };
  await openApp('/profile');
  await fill(/^Job title/, 'Lead');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(await field(/^Job title/), ' of people');
  await fill(/^Name/, 'Sara Alotaibi');
  answer.resolve();
  await said('Your profile is saved');
  expect([await field(/^Job title/), await field(/^Name/)].map((input) => (input as HTMLInputElement).value)).toEqual([
    'Lead of people',
    'Sara Alotaibi',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.count(edit)).toBe(2));
  const sent = server.received.findLast(({ method }) => method === 'PATCH');
  expect([sent?.headers.get('if-match'), sent?.body]).toEqual([
    '"v4"',
    { title: 'Lead of people', name: 'Sara Alotaibi' },
  ]);
});

test('what was saved in another tab is said, what was typed stays, and saving again holds', async () => {
  server.answers[edit] = () => problem(412, 'stale');
  await openApp('/profile');
  await fill(/^Job title/, 'Lead');
  server.answers[view] = () => json({ ...own, version: 7, title: 'Head' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await said(
    'Your profile was changed elsewhere in the meantime. What you typed is still here: saving again puts it in place of that.',
  );
  expect(await field(/^Job title/)).toHaveValue('Lead');
  await waitFor(() => expect(server.count(view)).toBe(2));
  server.answers[edit] = () => json({ ...own, version: 8, title: 'Lead' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await said('Your profile is saved');
  const sent = server.received.findLast(({ method }) => method === 'PATCH');
  expect(sent?.headers.get('if-match')).toBe('"v7"');
});

test('NAV-08 who leaves a changed profile is asked first', async () => {
  const app = await openApp('/profile');
  await fill(/^Job title/, 'Lead');
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay on this page' }));
  expect(app.location()).toBe('/profile');
  expect(await field(/^Job title/)).toHaveValue('Lead');
});

test('NAV-08 who leaves a password half typed is asked first', async () => {
  const app = await openApp('/profile');
  await fill(/^New password/, 'purple-kettle');
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay on this page' }));
  expect(app.location()).toBe('/profile');
  expect(await field(/^New password/)).toHaveValue('purple-kettle');
});

test('MSG-04 MSG-20 MSG-21 a password is changed with the current one, typed twice alike', async () => {
  await openApp('/profile');
  const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Change the password' }));
  await fill(/^New password/, 'purple-kettle-drives');
  await fill(/^The new password again/, 'purple-kettle');
  await submit();
  await said('Your current password is required to change the password');
  await said("passwords doesn't match");
  expect(server.count(change)).toBe(0);

  await fill(/^The new password again/, 'purple-kettle-drives');
  await fill(/^Current password/, 'wrong');
  server.answers[change] = () => json(wrong, 422);
  await submit();
  await said('This is not your current password');

  server.answers[change] = () => new Response(null, { status: 204 });
  await fill(/^Current password/, 'right');
  await submit();
  await said('Change Password Successfully');
  expect(await field(/^Current password/)).toHaveValue('');
});

test('every session but the own can be ended', async () => {
  await openApp('/profile');
  const region = await screen.findByRole('region', { name: 'Where you are signed in' });
  expect(await within(region).findByText(/Firefox.* on .*Linux/)).toBeVisible();
  expect(within(region).getAllByRole('button')).toHaveLength(1);
  server.answers['GET /api/v1/me/sessions'] = () => json([here]);
  await userEvent.click(within(region).getByRole('button', { name: 'End the session: An unknown browser' }));
  await waitFor(() => expect(within(region).queryByRole('button')).toBeNull());
});

test('of many sessions three are shown until all are asked for', async () => {
  const many = Array.from({ length: 10 }, (_, index) => ({
    ...elsewhere,
    id: `0190a000-0000-7000-8000-00000000010${index}`,
  }));
  server.answers['GET /api/v1/me/sessions'] = () => json(many);
  await openApp('/profile');
  const region = await screen.findByRole('region', { name: 'Where you are signed in' });
  await userEvent.click(await within(region).findByRole('button', { name: 'Show all 10 sessions' }));
  expect(within(region).getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(within(region).getByRole('button', { name: 'Show fewer' }));
  expect(within(region).getAllByRole('listitem')).toHaveLength(3);
});
