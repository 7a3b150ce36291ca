import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const phone = {
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'My phone',
  createdAt: '2026-11-20T07:00:00.000000Z',
  lastUsedAt: null,
  copiedAt: null,
};
const none = { isManagedElsewhere: false, totpSince: null, passkeys: [], recoveryCodesLeft: 0, stepUpBy: 'password' };
const view = 'GET /api/v1/me/factors';
const remove = `DELETE /api/v1/me/factors/passkeys/${phone.id}`;
const add = 'POST /api/v1/me/factors/passkeys';
const answered = {
  id: 'abc',
  rawId: 'abc',
  type: 'public-key',
  response: { clientDataJSON: 'abc', attestationObject: 'abc' },
};

class FakeCredential {
  static parseRequestOptionsFromJSON = (options: object) => options;
  static parseCreationOptionsFromJSON = (options: object) => options;
  toJSON = () => answered;
}
let server: ReturnType<typeof fakeServer>;
const create = vi.fn();
beforeEach(() => {
  create.mockReset();
  vi.stubGlobal('PublicKeyCredential', FakeCredential);
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
  server = fakeServer({
    [view]: () => json(none),
    'POST /api/v1/me/factors/passkeys/begin': () => json({ challenge: 'abc' }),
    [add]: () => json({ recoveryCodes: ['ABCD-EFGH-IJKL-MN23'] }),
    [remove]: () => new Response(null, { status: 204 }),
    'GET /api/v1/me/profile': () => problem(500, 'internal'),
    'GET /api/v1/me/sessions': () => json([]),
  });
});
afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'credentials');
  vi.unstubAllGlobals();
});

const part = () => screen.findByRole('region', { name: 'Passkeys' });
const press = async (name: string) => userEvent.click(await within(await part()).findByRole('button', { name }));

test('a passkey is made under a name; a device that does not confirm is said, and the first one brings recovery codes', async () => {
  await openApp('/profile');
  await press('Add a passkey');
  const name = await within(await part()).findByLabelText(/^Name/);
  await userEvent.clear(name);
  await press('Continue on the device');
  expect(await within(await part()).findByText('Give it a name.')).toBeVisible();
  await userEvent.type(name, 'My phone');
  create.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await press('Continue on the device');
  expect(await within(await part()).findByText(/device has not confirmed it/)).toBeVisible();
  expect(server.count(add)).toBe(0);
  create.mockResolvedValueOnce(new FakeCredential());
  server.answers[view] = () => json({ ...none, passkeys: [phone] });
  await press('Continue on the device');
  expect(await within(await part()).findByText('ABCD-EFGH-IJKL-MN23')).toBeVisible();
  expect(server.received.findLast(({ path }) => path === '/api/v1/me/factors/passkeys')?.body).toEqual({
    name: 'My phone',
    credential: answered,
  });
  await press('I have kept them');
  expect(await within(await part()).findByText('My phone')).toBeVisible();
});

test('a passkey is removed once that was confirmed', async () => {
  server.answers[view] = () => json({ ...none, passkeys: [phone] });
  await openApp('/profile');
  await press('Remove the passkey: My phone');
  const dialog = await screen.findByRole('alertdialog');
  server.answers[view] = () => json(none);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The passkey is removed')).toBeVisible();
  expect(server.count(remove)).toBe(1);
  expect(within(await part()).queryByText('My phone')).toBeNull();
});

test('a passkey that was copied says so', async () => {
  server.answers[view] = () => json({ ...none, passkeys: [{ ...phone, copiedAt: '2026-11-21T07:00:00.000000Z' }] });
  await openApp('/profile');
  expect(await within(await part()).findByText(/a copy of it was used/)).toBeVisible();
});

test('a browser without passkeys offers none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await openApp('/profile');
  expect(await within(await part()).findByText(/This browser knows no passkeys/)).toBeVisible();
  expect(within(await part()).queryByRole('button')).toBeNull();
});
