import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client } from '../api/client.ts';
import { json, problem } from '../test/fake-network.ts';
import { fakeServer, issueSession, queuesOf } from '../test/fake-server.ts';
import { closeApp, openApp } from '../test/open-app.tsx';
import { heldSession, readSession, storeSession } from './storage/session-storage.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeServer();
});
afterEach(() => {
  closeApp();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('AUTH-11 the browser keeps the user-info record, the adminToken and the language', async () => {
  const session = issueSession('editor');
  await openApp('/dashboard', session);
  expect(localStorage.getItem('adminToken')).toBe(session.adminToken);
  expect(Object.keys(JSON.parse(localStorage.getItem('userInfo') ?? '{}')).sort()).toEqual([
    'about',
    'displayName',
    'email',
    'photoURL',
    'providerId',
    'status',
    'uid',
    'userRole',
  ]);
  expect(localStorage.getItem('language')).toBe('en');
});

test.each([
  ['the flag is missing', { isLoggedIn: false }],
  ['the sign-in has expired', { signInExpiresAt: new Date(Date.now() - 1000).toISOString() }],
])('AUTH-02 AUTH-03 nobody is logged in when %s', async (_, change) => {
  storeSession(heldSession(issueSession()));
  const flags = JSON.parse(localStorage.getItem('session') ?? '{}');
  localStorage.setItem('session', JSON.stringify({ ...flags, ...change }));
  const app = await openApp('/dashboard', null);
  expect(app.location()).toBe('/login?to=%2Fdashboard');
});

test('AUTH-06 a user-info record without a role counts as an admin', () => {
  const { userRole: _, ...user } = issueSession().user;
  storeSession(heldSession({ ...issueSession(), user: user as never }));
  expect(readSession().session?.user.userRole).toBe('admin');
});

test('AUTH-05 without an adminToken one lands on the sign-in with the way back', async () => {
  const app = await openApp('/skills/list?q=react&state=active', null);
  expect(app.location()).toBe(`/login?to=${encodeURIComponent('/skills/list?q=react&state=active')}`);
});

test('AUTH-05 T11 after signing in one comes back, and never to another origin', async () => {
  for (const [to, place] of [
    ['/skills/list?q=a', '/skills/list?q=a'],
    ['https://evil.example/', '/dashboard'],
    ['//evil.example', '/dashboard'],
    ['/\\evil.example', '/dashboard'],
    ['/login?to=/login', '/dashboard'],
    ['/nowhere', '/dashboard'],
    ['javascript:alert(1)', '/dashboard'],
  ] as const) {
    const app = await openApp(`/login?to=${encodeURIComponent(to)}`, null);
    const session = heldSession(issueSession());
    storeSession(session);
    app.hear({ type: 'renewed', session });
    await waitFor(() => expect(app.location()).toBe(place));
    localStorage.clear();
  }
});

test('AUTH-04 logging out wipes this tab, tells the others and ends the session on the server', async () => {
  const server = fakeServer({ 'POST /api/v1/auth/logout': () => json({ endSessionUrl: 'https://id.example/end' }) });
  const app = await openApp('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: /Your account/ }, { timeout: 5000 }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await waitFor(() => expect(app.leave).toHaveBeenCalledWith('https://id.example/end'));
  expect(server.count('POST /api/v1/auth/logout')).toBe(1);
  expect(app.told).toContainEqual({ type: 'ended', reason: 'logout' });
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toMatch(
    /token-|Sara|sara@/,
  );
});

test('AUTH-04 T08 from the moment that one signs out nothing is shown, asked or kept, however late the server answers', async () => {
  const queues = Promise.withResolvers<Response>();
  const ended = Promise.withResolvers<Response>();
  const server = fakeServer({
    'GET /api/v1/work/queues': () => queues.promise,
    'POST /api/v1/auth/logout': () => ended.promise,
  });
  const app = await openApp('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: /Your account/ }, { timeout: 5000 }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByText('Signing you out…', { selector: 'main *' })).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  const asked = server.received.length;
  queues.resolve(json(queuesOf({ count: 3, oldestAt: null, overdue: 0, days: 3 })));
  ended.resolve(json({ endSessionUrl: null }));
  await waitFor(() => expect(app.leave).toHaveBeenCalled());
  expect(server.received.slice(asked).map(({ path }) => path)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('AUTH-04 T08 a tab that hears of it is signed out as well, also when the server is out of reach', async () => {
  fakeServer({ 'POST /api/v1/auth/logout': () => Promise.reject(new TypeError('Failed to fetch')) });
  const app = await openApp('/dashboard');
  app.hear({ type: 'ended', reason: 'logout' });
  await waitFor(() => expect(app.location()).toBe('/login?reason=logout'));
  expect(await screen.findByText('You have signed out.')).toBeVisible();
  expect(localStorage.getItem('adminToken')).toBeNull();
});

test('AUTH-09 T05 many calls at once refresh once, and a token of another tab is taken over', async () => {
  const fresh = issueSession();
  const server = fakeServer({
    'GET /api/v1/work/queues': ({ headers }) =>
      headers.get('authorization') === `Bearer ${fresh.adminToken}` ? json({}) : problem(401, 'unauthenticated'),
    'POST /api/v1/auth/refresh': () => json(fresh),
  });
  await openApp('/pages/error-500');
  const answers = await Promise.all(Array.from({ length: 50 }, () => client.work.queues()));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(server.count('POST /api/v1/auth/refresh')).toBe(1);
  expect(localStorage.getItem('adminToken')).toBe(fresh.adminToken);
});

test('AUTH-10 a renewal that fails is logged, and the person signs in again and comes back', async () => {
  fakeServer({
    'GET /api/v1/checkToken': () => problem(401, 'unauthenticated'),
    'POST /api/v1/auth/refresh': () => problem(401, 'unauthenticated'),
  });
  const app = await openApp('/setting');
  await waitFor(() => expect(app.location()).toMatch(/^\/login\?.*to=%2Fsetting/));
  expect(console.error).toHaveBeenCalledWith('The session could not be renewed.', expect.anything());
  expect(localStorage.getItem('adminToken')).toBeNull();
});

test('AUTH-10 an expired session leaves an open form as it is and asks to sign in elsewhere', async () => {
  const server = fakeServer();
  const app = await openApp('/setting');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  act(() => app.navigation.send({ type: 'navigation.changesMade', form: 'draft' }));
  server.answers['GET /api/v1/work/queues'] = () => problem(401, 'unauthenticated');
  server.answers['POST /api/v1/auth/refresh'] = () => problem(401, 'unauthenticated');
  await act(async () => {
    await client.work.queues();
  });
  expect(app.location()).toBe('/setting');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
  expect(app.openWindow).toHaveBeenCalledWith('/login');
});

test('AUTH-08 a person without an active staff account is told so', async () => {
  fakeServer({ 'GET /api/v1/checkToken': () => problem(403, 'forbidden') });
  const app = await openApp('/dashboard');
  await waitFor(() => expect(app.location()).toBe('/pages/not-authorized'));
  expect(await screen.findByRole('heading', { name: 'You don’t have access' })).toBeVisible();
});

test('MSG-23 T16 a sign-in response that makes no sense is said, and its details are in the console', async () => {
  const app = await openApp('/callback', null);
  act(() =>
    app.session.send({ type: 'session.callbackArrived', url: 'http://localhost/callback?code=a&state=foreign' }),
  );
  const alert = await screen.findByRole('alert', { name: '' }, { timeout: 5000 });
  await waitFor(() => expect(screen.getByText(/No matching state found/)).toBeVisible());
  expect(alert).toBeInTheDocument();
  expect(screen.getByText('Detailed information is in the console.')).toBeVisible();
  expect(console.error).toHaveBeenCalled();
});
