import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../test/fake-server.ts';
import { Screen, settle, TestNavigation } from '../test/navigation.ts';
import { noteDrawn } from './arrive.ts';
import { goTo } from './navigation-context.tsx';
import { overlay } from './overlay.ts';

let app: TestNavigation;
beforeEach(() => {
  app = new TestNavigation();
});
afterEach(() => app.close());

test('NAV-01 NAV-10 every navigation scrolls to the top, names the tab and focuses the heading', async () => {
  app.start();
  await settle();
  expect(document.title).toBe('/a · Diwan');
  document.body.innerHTML = '<h1>A</h1>';
  noteDrawn('/a');
  goTo(app.actor, '/b');
  await settle();
  expect(document.activeElement).toBe(document.body);
  document.body.innerHTML = '<h1>B</h1>';
  noteDrawn('/b');
  await vi.waitFor(() => expect(document.activeElement).toHaveTextContent('B'));
  expect(document.title).toBe('/b · Diwan');
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('NAV-02 the loading overlay goes after a navigation that failed, and after one that was cancelled', async () => {
  const pending = new Promise<never>(() => {});
  app.start((pattern) =>
    pattern === '/b' ? Promise.reject(new Error('gone')) : pattern === '/c' ? pending : Promise.resolve(Screen),
  );
  await settle();
  goTo(app.actor, '/b');
  expect(overlay.read()).toBe(true);
  await vi.waitFor(() => expect(app.failure()).toBe('failed'));
  expect(overlay.read()).toBe(false);
  goTo(app.actor, '/c');
  expect(overlay.read()).toBe(true);
  goTo(app.actor, '/a');
  await settle();
  expect(overlay.read()).toBe(false);
});

test('NAV-06 realtime is given the token before every navigation', async () => {
  app.start();
  goTo(app.actor, '/b');
  goTo(app.actor, '/c');
  expect(app.giveTokenToRealtime).toHaveBeenCalledTimes(3);
});

test('NAV-07 T72 a screen that takes 120 seconds gives a screen with a retry, at 120 seconds', async () => {
  vi.useFakeTimers();
  let isThere = false;
  app.start(() => (isThere ? Promise.resolve(Screen) : new Promise<never>(() => {})));
  await vi.advanceTimersByTimeAsync(119_000);
  expect(app.failure()).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(app.failure()).toBe('timedOut');
  isThere = true;
  app.actor.send({ type: 'navigation.retried' });
  await vi.advanceTimersByTimeAsync(1);
  expect(app.actor.getSnapshot().matches({ screen: { content: 'arrived' } })).toBe(true);
});

test('T72 a screen that a deployment removed reloads the page once, and then says that it failed', async () => {
  document.head.innerHTML = '<script src="/assets/old.js"></script>';
  const server = fakeServer({ 'GET /': () => new Response('<script type="module" src="/assets/new.js"></script>') });
  app.start((pattern) => (pattern === '/b' ? Promise.reject(new TypeError('no such chunk')) : Promise.resolve(Screen)));
  await settle();
  goTo(app.actor, '/b');
  await vi.waitFor(() => expect(app.reload).toHaveBeenCalledTimes(1));
  expect(location.pathname).toBe('/b');
  app.actor.stop();
  app.start(() => Promise.reject(new TypeError('no such chunk')));
  await vi.waitFor(() => expect(app.failure()).toBe('failed'));
  expect(app.reload).toHaveBeenCalledTimes(1);
  expect(server.count('GET /')).toBe(2);
  sessionStorage.clear();
});

test('T72 a screen that fails while nothing was deployed does not reload', async () => {
  document.head.innerHTML = '<script src="/assets/same.js"></script>';
  fakeServer({ 'GET /': () => new Response('<script src="/assets/same.js"></script>') });
  app.start(() => Promise.reject(new TypeError('offline')));
  await vi.waitFor(() => expect(app.failure()).toBe('failed'));
  expect(app.reload).not.toHaveBeenCalled();
});

test('NAV-08 leaving a form with unsaved changes asks first, by a link, by Back and by reloading', async () => {
  app.start();
  goTo(app.actor, '/b');
  await settle();
  app.actor.send({ type: 'navigation.changesMade', form: 'f' });
  const unload = new Event('beforeunload', { cancelable: true });
  dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);

  goTo(app.actor, '/c');
  expect(app.actor.getSnapshot().hasTag('asking')).toBe(true);
  app.actor.send({ type: 'navigation.cancelled' });
  history.back();
  await vi.waitFor(() => expect(app.actor.getSnapshot().hasTag('asking')).toBe(true));
  expect([app.path(), location.pathname]).toEqual(['/b', '/b']);
  app.actor.send({ type: 'navigation.confirmed' });
  await vi.waitFor(() => expect([app.path(), location.pathname]).toEqual(['/a', '/a']));
});

test('NAV-08 an app that was closed asks nobody any more', async () => {
  app.start();
  await settle();
  app.actor.send({ type: 'navigation.changesMade', form: 'f' });
  app.actor.stop();
  const unload = new Event('beforeunload', { cancelable: true });
  dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(false);
});

test('NAV-08 T139 the demo’s pages are loaded anew, and unsaved changes are asked about once', async () => {
  app.start();
  await settle();
  app.actor.send({ type: 'navigation.changesMade', form: 'f' });
  goTo(app.actor, '/demo?q=x');
  expect(app.openDocument).not.toHaveBeenCalled();
  app.openDocument.mockImplementation(() => {
    const unload = new Event('beforeunload', { cancelable: true });
    dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(false);
  });
  app.actor.send({ type: 'navigation.confirmed' });
  await settle();
  expect(app.openDocument.mock.calls).toEqual([['/demo?q=x', 'push']]);
  expect([app.path(), location.pathname]).toEqual(['/a', '/a']);
  app.actor.stop();

  history.replaceState(null, '', '/demo');
  app.start();
  await settle();
  expect(app.path()).toBe('/demo');
  goTo(app.actor, '/a', { replace: true });
  await settle();
  expect(app.openDocument.mock.lastCall).toEqual(['/a', 'replace']);
});

test('NAV-09 what a list shows is in the address, and asks neither the server nor the person', async () => {
  const server = fakeServer();
  app.start();
  await settle();
  goTo(app.actor, '?q=react&sort=-name');
  app.actor.send({ type: 'navigation.changesMade', form: 'f' });
  goTo(app.actor, '?q=react&sort=name');
  expect(location.search).toBe('?q=react&sort=name');
  history.back();
  await vi.waitFor(() => expect(app.actor.getSnapshot().context.accepted.search).toBe('?q=react&sort=-name'));
  expect(server.count('GET /api/v1/checkToken')).toBe(1);
});
