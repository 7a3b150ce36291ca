import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problem } from '../test/fake-network.ts';
import { fakeServer } from '../test/fake-server.ts';
import { type NavigationActor, startNavigation } from './navigation-actor.ts';
import { goTo } from './navigation-context.tsx';
import { overlay } from './overlay.ts';
import { createScreenLoader } from './screen-loader.ts';
import type { ScreenTable } from './screen-table.ts';
import { createTokenCheck, type Refusal } from './token-check.ts';

const Screen = () => null;
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
let actor: NavigationActor;
let token: string | null;
const reload = vi.fn();
const openDocument = vi.fn();
const giveTokenToRealtime = vi.fn();
const askEarly = vi.fn();

function start(load: ScreenTable['load'] = async () => Screen, checkToken = createTokenCheck()) {
  const table: ScreenTable = {
    match: (path) => {
      if (!/^\/([a-e]|demo|login|pages\/\S+)$/.test(path)) return null;
      const isOpen = path === '/login' || path.startsWith('/pages/');
      return {
        pattern: path,
        params: {},
        title: path,
        area: undefined,
        rule: isOpen ? 'anyone' : 'editor',
        layout: 'main',
        ...(path === '/demo' && { document: 'demo' as const }),
      };
    },
    load,
    askEarly,
  };
  actor = startNavigation({
    table,
    loader: createScreenLoader(table),
    hasToken: () => token !== null,
    isHidden: () => false,
    removeToken: () => {
      token = null;
    },
    documentTitle: (title) => `${title} · Diwan`,
    checkToken,
    giveTokenToRealtime,
    reload,
    openDocument,
  });
}

const place = () => actor.getSnapshot().context.accepted.path;
const failure = () => actor.getSnapshot().context.failure;

beforeEach(() => {
  token = 'token';
  history.replaceState(null, '', '/a');
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fakeServer();
});
afterEach(() => {
  actor.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('NAV-01 NAV-10 every navigation scrolls to the top, names the tab and focuses the heading', async () => {
  start();
  await settle();
  expect(document.title).toBe('/a · Diwan');
  document.body.innerHTML = '<h1>B</h1>';
  goTo(actor, '/b');
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(document.title).toBe('/b · Diwan');
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('NAV-02 the loading overlay goes after a navigation that failed, and after one that was cancelled', async () => {
  const pending = new Promise<never>(() => {});
  start((pattern) =>
    pattern === '/b' ? Promise.reject(new Error('gone')) : pattern === '/c' ? pending : Promise.resolve(Screen),
  );
  await settle();
  goTo(actor, '/b');
  expect(overlay.read()).toBe(true);
  await vi.waitFor(() => expect(failure()).toBe('failed'));
  expect(overlay.read()).toBe(false);
  goTo(actor, '/c');
  expect(overlay.read()).toBe(true);
  goTo(actor, '/a');
  await settle();
  expect(overlay.read()).toBe(false);
});

test('NAV-06 realtime is given the token before every navigation', async () => {
  start();
  goTo(actor, '/b');
  goTo(actor, '/c');
  expect(giveTokenToRealtime).toHaveBeenCalledTimes(3);
});

test('NAV-07 T72 a screen that takes 120 seconds gives a screen with a retry, at 120 seconds', async () => {
  vi.useFakeTimers();
  let isThere = false;
  start(() => (isThere ? Promise.resolve(Screen) : new Promise<never>(() => {})));
  await vi.advanceTimersByTimeAsync(119_000);
  expect(failure()).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(failure()).toBe('timedOut');
  isThere = true;
  actor.send({ type: 'navigation.retried' });
  await vi.advanceTimersByTimeAsync(1);
  expect(actor.getSnapshot().matches({ screen: { content: 'arrived' } })).toBe(true);
});

test('T72 a screen that a deployment removed reloads the page once, and then says that it failed', async () => {
  document.head.innerHTML = '<script src="/assets/old.js"></script>';
  const server = fakeServer({ 'GET /': () => new Response('<script type="module" src="/assets/new.js"></script>') });
  start((pattern) => (pattern === '/b' ? Promise.reject(new TypeError('no such chunk')) : Promise.resolve(Screen)));
  await settle();
  goTo(actor, '/b');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(location.pathname).toBe('/b');
  actor.stop();
  start(() => Promise.reject(new TypeError('no such chunk')));
  await vi.waitFor(() => expect(failure()).toBe('failed'));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(server.count('GET /')).toBe(2);
  sessionStorage.clear();
});

test('T72 a screen that fails while nothing was deployed does not reload', async () => {
  document.head.innerHTML = '<script src="/assets/same.js"></script>';
  fakeServer({ 'GET /': () => new Response('<script src="/assets/same.js"></script>') });
  start(() => Promise.reject(new TypeError('offline')));
  await vi.waitFor(() => expect(failure()).toBe('failed'));
  expect(reload).not.toHaveBeenCalled();
});

test('NAV-08 leaving a form with unsaved changes asks first, by a link, by Back and by reloading', async () => {
  start();
  goTo(actor, '/b');
  await settle();
  actor.send({ type: 'navigation.changesMade', form: 'f' });
  const unload = new Event('beforeunload', { cancelable: true });
  dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);

  goTo(actor, '/c');
  expect(actor.getSnapshot().hasTag('asking')).toBe(true);
  actor.send({ type: 'navigation.cancelled' });
  history.back();
  await vi.waitFor(() => expect(actor.getSnapshot().hasTag('asking')).toBe(true));
  expect([place(), location.pathname]).toEqual(['/b', '/b']);
  actor.send({ type: 'navigation.confirmed' });
  await vi.waitFor(() => expect([place(), location.pathname]).toEqual(['/a', '/a']));
});

test('NAV-08 an app that was closed asks nobody any more', async () => {
  start();
  await settle();
  actor.send({ type: 'navigation.changesMade', form: 'f' });
  actor.stop();
  const unload = new Event('beforeunload', { cancelable: true });
  dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(false);
});

test('NAV-08 T139 the demo’s pages are loaded anew, and unsaved changes are asked about once', async () => {
  start();
  await settle();
  actor.send({ type: 'navigation.changesMade', form: 'f' });
  goTo(actor, '/demo?q=x');
  expect(openDocument).not.toHaveBeenCalled();
  openDocument.mockImplementation(() => {
    const unload = new Event('beforeunload', { cancelable: true });
    dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(false);
  });
  actor.send({ type: 'navigation.confirmed' });
  await settle();
  expect(openDocument.mock.calls).toEqual([['/demo?q=x', 'push']]);
  expect([place(), location.pathname]).toEqual(['/a', '/a']);
  actor.stop();

  history.replaceState(null, '', '/demo');
  start();
  await settle();
  expect(place()).toBe('/demo');
  goTo(actor, '/a', { replace: true });
  await settle();
  expect(openDocument.mock.lastCall).toEqual(['/a', 'replace']);
});

test('NAV-09 what a list shows is in the address, and asks neither the server nor the person', async () => {
  const server = fakeServer();
  start();
  await settle();
  goTo(actor, '?q=react&sort=-name');
  actor.send({ type: 'navigation.changesMade', form: 'f' });
  goTo(actor, '?q=react&sort=name');
  expect(location.search).toBe('?q=react&sort=name');
  history.back();
  await vi.waitFor(() => expect(actor.getSnapshot().context.accepted.search).toBe('?q=react&sort=-name'));
  expect(server.count('GET /api/v1/checkToken')).toBe(1);
});

test('NAV-04 NAV-05 T15 every navigation asks once, and only the latest answer counts', async () => {
  type Step = { to: string } | { answer: number; as: 200 | 401 | 403 | 503 };
  const step = fc.oneof(
    fc.record({ to: fc.constantFrom('/a', '/b', '/c', '/d', '/e') }),
    fc.record({ answer: fc.nat(6), as: fc.constantFrom(200, 401, 403, 503) }),
  ) as fc.Arbitrary<Step>;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      token = 'token';
      history.replaceState(null, '', '/a');
      // The same rule as the real check, with answers that come when and as the steps say.
      const asked: {
        navigation: number;
        refuse: (reason: Refusal) => void;
        isLatest: () => boolean;
        isAnswered: boolean;
      }[] = [];
      start(undefined, async (refuse) => {
        const navigation = asked.length;
        asked.push({ navigation, refuse, isLatest: () => asked.length - 1 === navigation, isAnswered: false });
      });
      let accepted = 1;
      let expected = '/a';
      for (const each of steps) {
        if ('to' in each) {
          goTo(actor, each.to);
          if (token) {
            accepted += 1;
            expected = each.to;
          } else expected = '/login';
        } else {
          const question = asked[each.answer];
          if (!question || question.isAnswered) continue;
          question.isAnswered = true;
          const isLatest = question.isLatest();
          const isRefusal = each.as === 401 || each.as === 403;
          if (isRefusal) question.refuse(each.as === 401 ? 'unauthenticated' : 'forbidden');
          if (!isRefusal || !isLatest) continue;
          const destination = each.as === 401 ? '/login' : '/pages/not-authorized';
          if (each.as === 403 && expected !== destination) accepted += 1;
          expected = destination;
        }
        expect(asked.length).toBe(accepted);
        expect(place()).toBe(expected);
      }
      actor.stop();
    }),
    { numRuns: process.env.TEST_LONG ? 1_000 : 100 },
  );
});

test('NAV-05 T15 a refusal removes the token, no answer and a 503 keep it', async () => {
  for (const answer of [() => problem(503, 'unavailable'), () => Promise.reject(new TypeError('Failed to fetch'))]) {
    fakeServer({ 'GET /api/v1/checkToken': answer });
    start();
    await settle();
    await settle();
    expect([token, place()]).toEqual(['token', '/a']);
    actor.stop();
  }
  fakeServer({ 'GET /api/v1/checkToken': () => problem(401, 'unauthenticated') });
  start();
  await vi.waitFor(() => expect(place()).toBe('/login'));
  expect(token).toBeNull();
  expect(location.search).toBe('?to=%2Fa');
});

test('T15 the answer about a screen that was left behind is not applied', async () => {
  const answers: ((response: Response) => void)[] = [];
  fakeServer({ 'GET /api/v1/checkToken': () => new Promise((resolve) => answers.push(resolve)) });
  start();
  goTo(actor, '/b');
  expect(answers).toHaveLength(2);
  answers[0]?.(problem(401, 'unauthenticated'));
  await settle();
  expect([place(), token]).toEqual(['/b', 'token']);
});
