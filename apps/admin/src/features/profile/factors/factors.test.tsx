import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, problem } from '#test/fake-network.ts';
import { fakeServer } from '#test/fake-server.ts';
import { closeApp, openApp } from '#test/open-app.tsx';

const none = { isManagedElsewhere: false, totpSince: null, passkeys: [], recoveryCodesLeft: 0, stepUpBy: 'password' };
const some = { ...none, totpSince: '2026-11-20T07:00:00.000000Z', recoveryCodesLeft: 10 };
const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-IJKL-MN2${(index % 6) + 2}${index}`);
const view = 'GET /api/v1/me/factors';
const confirm = 'POST /api/v1/me/factors/totp/confirm';
const wrong = () =>
  json(
    {
      type: 'about:blank',
      title: 'invalid',
      status: 422,
      code: 'invalid',
      errors: [{ path: 'code', code: 'wrongCode' }],
    },
    422,
  );
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer({
    [view]: () => json(none),
    'POST /api/v1/me/factors/totp': () => json({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Diwan:sara' }),
    [confirm]: () => json({ recoveryCodes: codes }),
    'GET /api/v1/me/profile': () => problem(500, 'internal'),
    'GET /api/v1/me/sessions': () => json([]),
  });
});
afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const part = () => screen.findByRole('region', { name: 'Second factor' });
const press = async (name: string) => userEvent.click(await within(await part()).findByRole('button', { name }));

test('MSG-03 an app is set up by its picture or its secret and a first code; recovery codes are shown this once', async () => {
  server.answers[confirm] = wrong;
  await openApp('/profile');
  await press('Set up an app');
  const region = await part();
  expect(await within(region).findByRole('img', { name: /secret for your authenticator app/ })).toBeVisible();
  expect(within(region).getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await press('Confirm');
  expect(await within(region).findByText('Enter the code.')).toBeVisible();
  await userEvent.type(within(region).getByLabelText(/^Code/), '123456');
  await press('Confirm');
  expect(await within(region).findByText('Invalid activation code')).toBeVisible();

  server.answers[confirm] = () => json({ recoveryCodes: codes });
  server.answers[view] = () => json(some);
  await press('Confirm');
  expect(within(await within(region).findByRole('list')).getAllByRole('listitem')).toHaveLength(10);
  await press('I have kept them');
  expect(screen.queryByText(codes[0]!)).toBeNull();
  expect(await within(region).findByText('10 recovery codes are left.')).toBeVisible();
});

test('with a provider of one’s own second factors are said to be kept there', async () => {
  server.answers[view] = () => json({ ...none, isManagedElsewhere: true });
  await openApp('/profile');
  expect(await within(await part()).findByText(/kept at the identity provider/)).toBeVisible();
  expect(within(await part()).queryByRole('button')).toBeNull();
});
