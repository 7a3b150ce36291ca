import { beforeEach, expect, test, vi } from 'vitest';
import { hasUnsavedChanges, isAskingToLeave, isDeparting, screenFailure } from './navigation.selectors.ts';
import { Tab } from './test-tab.ts';

let tab: Tab;
beforeEach(() => {
  tab = new Tab();
});
const contents = () => tab.state.value as { screen: { content: string } };

test('NAV-01 NAV-02 NAV-10 arriving scrolls to the top, hides the overlay and announces the screen', async () => {
  expect(tab.state.hasTag('loading')).toBe(true);
  await tab.load();
  expect(tab.did.slice(-3)).toEqual(['hideOverlay', 'scrollToTop', 'announceArrival']);
  expect(tab.state.hasTag('loading')).toBe(false);
});

test('NAV-04 NAV-06 the check and the channel’s token go out before the address changes, and nothing waits for them', () => {
  tab.did = [];
  tab.go('/skills');
  expect(tab.did).toEqual(['hideOverlay', 'sendTokenCheck', 'giveTokenToRealtime', 'writeHistory']);
  expect(tab.address).toBe('/skills');
  expect(tab.loads.at(-1)!.path).toBe('/skills');
});

test('NAV-05 a refused check removes the token and leads to the sign-in page, which knows the way back', async () => {
  tab.send({ type: 'navigation.requested', path: '/skills', search: '?q=x', kind: 'push' });
  await tab.load();
  tab.send({ type: 'navigation.checkRefused', navigation: tab.checks.at(-1)!, reason: 'unauthenticated' });
  expect(tab.hasToken).toBe(false);
  expect(tab.location).toBe('/login?to=%2Fskills%3Fq%3Dx');
  expect(tab.entries).toEqual(['/dashboard', '/login?to=%2Fskills%3Fq%3Dx']);
});

test('T15 the answer to an earlier navigation’s check changes nothing', () => {
  const earlier = tab.checks.at(-1)!;
  tab.go('/skills');
  tab.send({ type: 'navigation.checkRefused', navigation: earlier, reason: 'unauthenticated' });
  expect(tab.location).toBe('/skills');
  expect(tab.hasToken).toBe(true);
});

test('AUTH-08 a refusal of the account, or of the role, leads to the page that says so, once', () => {
  tab.send({ type: 'navigation.checkRefused', navigation: tab.checks.at(-1)!, reason: 'forbidden' });
  expect(tab.location).toBe('/pages/not-authorized');
  const checks = tab.checks.length;
  tab.send({ type: 'navigation.checkRefused', navigation: tab.checks.at(-1)!, reason: 'forbidden' });
  expect(tab.checks).toHaveLength(checks);
  tab.forbidden = ['/setting'];
  tab.go('/setting');
  expect(tab.location).toBe('/pages/not-authorized');
});

test('AUTH-05 without a token a screen’s address leads to the sign-in page; unknown addresses to the 404 page', () => {
  tab.go('/nowhere');
  expect(tab.location).toBe('/pages/error-404');
  tab.hasToken = false;
  tab.go('/skills');
  expect(tab.location).toBe('/login?to=%2Fskills');
});

test('NAV-07 T72 a screen that fails, or is not there after 120 s, is an error with a retry', async () => {
  vi.useFakeTimers();
  tab.go('/skills');
  vi.advanceTimersByTime(119_999);
  expect(screenFailure(tab.state)).toBeNull();
  vi.advanceTimersByTime(1);
  expect(screenFailure(tab.state)).toBe('timedOut');
  vi.useRealTimers();
  tab.loads.at(-1)!.resolve();
  await Promise.resolve();
  expect(contents().screen.content).toBe('failed');
  tab.send({ type: 'navigation.retried' });
  await tab.load();
  expect(contents().screen.content).toBe('arrived');
});

test('NAV-02 NAV-07 T72 a chunk that a deployment took away reloads the page, else the failure is shown', async () => {
  tab.go('/skills');
  tab.loads.at(-1)!.reject(new Error('404'));
  await vi.waitFor(() => expect(screenFailure(tab.state)).toBe('failed'));
  expect(tab.did.slice(-3)).toEqual(['hideOverlay', 'scrollToTop', 'announceArrival']);
  tab.reloadable = true;
  tab.go('/industries');
  tab.loads.at(-1)!.reject(new Error('404'));
  await vi.waitFor(() => expect(tab.did.at(-1)).toBe('reloadPage'));
});

test('NAV-08 T68 a link with unsaved changes asks first: staying changes nothing, leaving goes there', () => {
  tab.send({ type: 'navigation.changesMade', form: 'skill' });
  const checks = tab.checks.length;
  tab.go('/skills');
  expect(isAskingToLeave(tab.state)).toBe(true);
  expect(tab.address).toBe('/dashboard');
  tab.send({ type: 'navigation.cancelled' });
  expect(tab.checks).toHaveLength(checks);
  expect(hasUnsavedChanges(tab.state)).toBe(true);
  tab.go('/skills');
  tab.send({ type: 'navigation.confirmed' });
  expect([tab.location, tab.address]).toEqual(['/skills', '/skills']);
  expect(hasUnsavedChanges(tab.state)).toBe(false);
});

test('NAV-08 T68 the Back button with unsaved changes is undone, and done again when the person leaves', () => {
  tab.go('/skills');
  tab.send({ type: 'navigation.changesMade', form: 'skill' });
  tab.back();
  expect(isAskingToLeave(tab.state)).toBe(true);
  expect([tab.address, tab.position, tab.location]).toEqual(['/skills', 1, '/skills']);
  tab.send({ type: 'navigation.cancelled' });
  expect([tab.address, tab.position]).toEqual(['/skills', 1]);
  tab.back();
  tab.send({ type: 'navigation.confirmed' });
  expect([tab.address, tab.position, tab.location]).toEqual(['/dashboard', 0, '/dashboard']);
  expect(tab.entries).toEqual(['/dashboard', '/skills']);
});

test('NAV-08 changes that were saved or undone no longer ask', () => {
  tab.send({ type: 'navigation.changesMade', form: 'skill' });
  tab.send({ type: 'navigation.changesSettled', form: 'skill' });
  tab.go('/skills');
  expect(tab.location).toBe('/skills');
});

test('NAV-08 T139 a location of another document is opened by the browser; unsaved changes are asked about first, and once', () => {
  tab.send({ type: 'navigation.changesMade', form: 'skill' });
  tab.go('/apps/todo');
  expect([isAskingToLeave(tab.state), tab.opened]).toEqual([true, []]);
  tab.send({ type: 'navigation.confirmed' });
  expect([tab.opened, isDeparting(tab.state)]).toEqual([[['push', '/apps/todo']], true]);
  expect([tab.location, tab.address]).toEqual(['/dashboard', '/dashboard']);
  tab.go('/skills');
  expect([tab.location, tab.opened.length]).toEqual(['/skills', 1]);
});

test('T139 Back to a location of another document loads the page there', () => {
  tab.go('/skills');
  tab.entries[0] = '/apps/todo?filter=mine';
  tab.back();
  expect(tab.opened).toEqual([['traverse', '/apps/todo?filter=mine']]);
  tab.travel(1);
  expect(tab.location).toBe('/skills');
});

test('NAV-09 the search of a list is written to the address without loading, and Back restores it', async () => {
  tab.go('/skills');
  await tab.load();
  const loads = tab.loads.length;
  tab.send({ type: 'navigation.searchChanged', path: '/skills', search: '?q=x', kind: 'push' });
  expect([tab.address, tab.location, tab.position]).toEqual(['/skills?q=x', '/skills?q=x', 2]);
  tab.back();
  expect([tab.location, tab.position]).toEqual(['/skills', 1]);
  expect(tab.loads).toHaveLength(loads);
  tab.send({ type: 'navigation.searchChanged', path: '/industries', search: '?q=late', kind: 'replace' });
  expect(tab.location).toBe('/skills');
});
