import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '#api/client.ts';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const reveal = 'POST /api/v1/pii/reveal';
const prove = 'POST /api/v1/me/step-up';
const body = {
  resource: 'seekers',
  id: '0190a000-0000-7000-8000-000000000001',
  field: 'mobile',
  reason: 'identity check',
};
const wrong = {
  type: 'about:blank',
  title: 'invalid',
  status: 422,
  code: 'invalid',
  errors: [{ path: 'password', code: 'wrongPassword' }],
};
let server: ReturnType<typeof fakeServer>;
let isProven: boolean;
beforeEach(() => {
  isProven = false;
  server = fakeServer({
    [reveal]: () => (isProven ? json({ value: '0501234567', shownSeconds: 60 }) : problem(403, 'step_up_required')),
    [prove]: () => {
      isProven = true;
      return new Response(null, { status: 204 });
    },
    'GET /api/v1/me/factors': () =>
      json({ isManagedElsewhere: false, totpSince: null, passkeys: [], recoveryCodesLeft: 0, stepUpBy: 'password' }),
  });
});
afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The profile, once the shell is there, which asks. */
async function openProfile() {
  const app = await openApp('/profile');
  await screen.findByRole('main');
  return app;
}

const dialog = () => screen.findByRole('dialog', { name: 'Is it you?' });
const keysOf = (path: string) =>
  server.received
    .filter(({ method, path: called }) => method === 'POST' && called === path)
    .map(({ headers }) => headers.get('idempotency-key'));

test('a refused call goes on by itself, with its key, once the password was given; several calls are one question', async () => {
  await openProfile();
  const calls = [client.pii.reveal({ body }), client.pii.reveal({ body })];
  const question = await dialog();
  server.answers[prove] = () => json(wrong, 422);
  await userEvent.type(within(question).getByLabelText(/^Password/), 'guess');
  await userEvent.click(within(question).getByRole('button', { name: 'Confirm' }));
  expect(await within(question).findByText(/This is not right/)).toBeVisible();
  server.answers[prove] = () => {
    isProven = true;
    return new Response(null, { status: 204 });
  };
  await userEvent.click(within(question).getByRole('button', { name: 'Confirm' }));
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = keysOf('/api/v1/pii/reveal');
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(2);
});

test('whoever cancels gets the refusal', async () => {
  await openProfile();
  const call = client.pii.reveal({ body });
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(await call).toMatchObject({ status: 403, body: { code: 'step_up_required' } });
});

test('a proof in another tab is enough', async () => {
  const app = await openProfile();
  const call = client.pii.reveal({ body });
  await dialog();
  isProven = true;
  app.hear({ type: 'proved' });
  expect((await call).status).toBe(200);
});
