import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { navigationMachine } from './navigation.machine.ts';
import {
  acceptedLocation,
  hasUnsavedChanges,
  isAskingToLeave,
  isDeparting,
  isLoadingScreen,
  screenFailure,
} from './navigation.selectors.ts';
import type { Location, NavigationEvent, Place } from './navigation.types.ts';

interface Load extends Place {
  resolve: () => void;
  reject: (error: unknown) => void;
  signal: AbortSignal;
}

/** A tab: its history, what it was told to do, and the screens it is loading. */
class Tab {
  entries: string[] = ['/dashboard'];
  position = 0;
  hasToken = true;
  forbidden: string[] = [];
  loads: Load[] = [];
  checks: number[] = [];
  did: string[] = [];
  reloadable = false;
  moves: number[] = [];
  opened: [kind: string, address: string][] = [];
  actor;

  constructor() {
    const note = (name: string) => () => void this.did.push(name);
    const machine = navigationMachine.provide({
      actors: {
        loadScreen: fromPromise<void, Place>(
          ({ input, signal }) =>
            new Promise((resolve, reject) => this.loads.push({ ...input, resolve, reject, signal })),
        ),
      },
      actions: {
        sendTokenCheck: (_, { navigation }) => {
          this.did.push('sendTokenCheck');
          if (this.hasToken) this.checks.push(navigation);
        },
        writeHistory: (_, { kind, path, search }) => {
          this.did.push('writeHistory');
          if (kind === 'push') this.entries.splice(++this.position, Infinity, path + search);
          else this.entries[this.position] = path + search;
        },
        moveInHistory: (_, { by }) => void this.moves.push(by),
        removeToken: () => {
          this.hasToken = false;
        },
        giveTokenToRealtime: note('giveTokenToRealtime'),
        hideOverlay: note('hideOverlay'),
        scrollToTop: note('scrollToTop'),
        announceArrival: note('announceArrival'),
        reloadPage: note('reloadPage'),
        openDocument: (_, { path, search, kind }) => void this.opened.push([kind, path + search]),
      },
      guards: {
        isInOtherDocument: (_, { path }: Place) => path.startsWith('/apps/'),
        isUnknown: (_, { path }: Place) => path === '/nowhere',
        isSignInMissing: (_, { path }: Place) => !this.hasToken && path !== '/login' && !path.startsWith('/pages/'),
        isNotPermitted: (_, { path }: Place) => this.forbidden.includes(path),
        canReload: () => this.reloadable,
      },
    });
    const location: Location = { path: '/dashboard', search: '', index: 0 };
    this.actor = createActor(machine, { input: { location } }).start();
  }

  get state() {
    return this.actor.getSnapshot();
  }
  get address() {
    return this.entries[this.position];
  }
  get place() {
    const { path, search } = acceptedLocation(this.state);
    return path + search;
  }
  send(event: NavigationEvent) {
    this.actor.send(event);
    this.settleMoves();
  }
  go(path: string, kind: 'push' | 'replace' = 'push') {
    this.send({ type: 'navigation.requested', path, search: '', kind });
  }
  /** The browser's own Back and Forward: the address changes first, the app hears of it afterwards. */
  travel(by: number) {
    const target = this.position + by;
    if (by === 0 || target < 0 || target >= this.entries.length) return;
    this.position = target;
    const [path, search] = this.entries[target]!.split('?');
    this.actor.send({ type: 'navigation.traversed', path: path!, search: search ? `?${search}` : '', index: target });
  }
  back() {
    this.travel(-1);
    this.settleMoves();
  }
  settleMoves() {
    for (let by = this.moves.shift(); by !== undefined; by = this.moves.shift()) this.travel(by);
  }
  async load() {
    this.loads.at(-1)!.resolve();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
}

let tab: Tab;
beforeEach(() => {
  tab = new Tab();
});
const contents = () => tab.state.value as { screen: { content: string } };

test('NAV-01 NAV-02 NAV-10 arriving scrolls to the top, hides the overlay and announces the screen', async () => {
  expect(isLoadingScreen(tab.state)).toBe(true);
  await tab.load();
  expect(tab.did.slice(-3)).toEqual(['hideOverlay', 'scrollToTop', 'announceArrival']);
  expect(isLoadingScreen(tab.state)).toBe(false);
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
  expect(tab.place).toBe('/login?to=%2Fskills%3Fq%3Dx');
  expect(tab.entries).toEqual(['/dashboard', '/login?to=%2Fskills%3Fq%3Dx']);
});

test('T15 the answer to an earlier navigation’s check changes nothing', () => {
  const earlier = tab.checks.at(-1)!;
  tab.go('/skills');
  tab.send({ type: 'navigation.checkRefused', navigation: earlier, reason: 'unauthenticated' });
  expect(tab.place).toBe('/skills');
  expect(tab.hasToken).toBe(true);
});

test('AUTH-08 a refusal of the account, or of the role, leads to the page that says so, once', () => {
  tab.send({ type: 'navigation.checkRefused', navigation: tab.checks.at(-1)!, reason: 'forbidden' });
  expect(tab.place).toBe('/pages/not-authorized');
  const checks = tab.checks.length;
  tab.send({ type: 'navigation.checkRefused', navigation: tab.checks.at(-1)!, reason: 'forbidden' });
  expect(tab.checks).toHaveLength(checks);
  tab.forbidden = ['/setting'];
  tab.go('/setting');
  expect(tab.place).toBe('/pages/not-authorized');
});

test('AUTH-05 without a token a screen’s address leads to the sign-in page; unknown addresses to the 404 page', () => {
  tab.go('/nowhere');
  expect(tab.place).toBe('/pages/error-404');
  tab.hasToken = false;
  tab.go('/skills');
  expect(tab.place).toBe('/login?to=%2Fskills');
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
  expect([tab.place, tab.address]).toEqual(['/skills', '/skills']);
  expect(hasUnsavedChanges(tab.state)).toBe(false);
});

test('NAV-08 T68 the Back button with unsaved changes is undone, and done again when the person leaves', () => {
  tab.go('/skills');
  tab.send({ type: 'navigation.changesMade', form: 'skill' });
  tab.back();
  expect(isAskingToLeave(tab.state)).toBe(true);
  expect([tab.address, tab.position, tab.place]).toEqual(['/skills', 1, '/skills']);
  tab.send({ type: 'navigation.cancelled' });
  expect([tab.address, tab.position]).toEqual(['/skills', 1]);
  tab.back();
  tab.send({ type: 'navigation.confirmed' });
  expect([tab.address, tab.position, tab.place]).toEqual(['/dashboard', 0, '/dashboard']);
  expect(tab.entries).toEqual(['/dashboard', '/skills']);
});

test('NAV-08 changes that were saved or undone no longer ask', () => {
  tab.send({ type: 'navigation.changesMade', form: 'skill' });
  tab.send({ type: 'navigation.changesSettled', form: 'skill' });
  tab.go('/skills');
  expect(tab.place).toBe('/skills');
});

test('NAV-08 T139 a place of another document is opened by the browser; unsaved changes are asked about first, and once', () => {
  tab.send({ type: 'navigation.changesMade', form: 'skill' });
  tab.go('/apps/todo');
  expect([isAskingToLeave(tab.state), tab.opened]).toEqual([true, []]);
  tab.send({ type: 'navigation.confirmed' });
  expect([tab.opened, isDeparting(tab.state)]).toEqual([[['push', '/apps/todo']], true]);
  expect([tab.place, tab.address]).toEqual(['/dashboard', '/dashboard']);
  tab.go('/skills');
  expect([tab.place, tab.opened.length]).toEqual(['/skills', 1]);
});

test('T139 Back to a place of another document loads the page there', () => {
  tab.go('/skills');
  tab.entries[0] = '/apps/todo?filter=mine';
  tab.back();
  expect(tab.opened).toEqual([['traverse', '/apps/todo?filter=mine']]);
  tab.travel(1);
  expect(tab.place).toBe('/skills');
});

test('NAV-09 the search of a list is written to the address without loading, and Back restores it', async () => {
  tab.go('/skills');
  await tab.load();
  const loads = tab.loads.length;
  tab.send({ type: 'navigation.searchChanged', path: '/skills', search: '?q=x', kind: 'push' });
  expect([tab.address, tab.place, tab.position]).toEqual(['/skills?q=x', '/skills?q=x', 2]);
  tab.back();
  expect([tab.place, tab.position]).toEqual(['/skills', 1]);
  expect(tab.loads).toHaveLength(loads);
  tab.send({ type: 'navigation.searchChanged', path: '/industries', search: '?q=late', kind: 'replace' });
  expect(tab.place).toBe('/skills');
});

const step = fc.oneof(
  fc.record({
    do: fc.constant('go' as const),
    path: fc.constantFrom('/skills', '/industries', '/nowhere', '/setting'),
    isPush: fc.boolean(),
  }),
  fc.record({ do: fc.constant('travel' as const), by: fc.constantFrom(-2, -1, 1, 2) }),
  fc.record({ do: fc.constant('answer' as const), which: fc.nat(9), isRefused: fc.boolean() }),
  fc.record({
    do: fc.constant('refuse' as const),
    which: fc.nat(9),
    reason: fc.constantFrom('unauthenticated' as const, 'forbidden' as const),
  }),
  fc.record({ do: fc.constant('type' as const) }),
  fc.record({ do: fc.constant('decide' as const), isLeaving: fc.boolean() }),
  fc.record({ do: fc.constant('signIn' as const) }),
);

const interleavings = process.env.TEST_LONG ? 100_000 : 2_000;

test(`NAV-04 T15 T68 in ${interleavings} interleavings: one check a navigation, no stale answer applied, address and screen agree`, async () => {
  let stale = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const one = new Tab();
      one.forbidden = ['/setting'];
      for (const now of steps) {
        const before = one.state;
        const wasAsking = isAskingToLeave(before);
        if (now.do === 'go') one.go(now.path, now.isPush ? 'push' : 'replace');
        if (now.do === 'travel') {
          one.travel(now.by);
          one.settleMoves();
        }
        if (now.do === 'type') one.send({ type: 'navigation.changesMade', form: 'f' });
        if (now.do === 'decide') one.send({ type: now.isLeaving ? 'navigation.confirmed' : 'navigation.cancelled' });
        if (now.do === 'signIn') one.hasToken = true;
        if (now.do === 'answer') {
          const load = one.loads[now.which % one.loads.length]!;
          const isStale = load !== one.loads.at(-1);
          if (now.isRefused) load.reject(new Error());
          else load.resolve();
          for (let tick = 0; tick < 4; tick++) await Promise.resolve();
          expect(one.place).toBe(before.context.accepted.path + before.context.accepted.search);
          if (isStale) {
            stale += 1;
            expect(one.state.value).toEqual(before.value);
          }
        }
        if (now.do === 'refuse' && one.checks.length > 0) {
          const navigation = one.checks[now.which % one.checks.length]!;
          one.send({ type: 'navigation.checkRefused', navigation, reason: now.reason });
          if (navigation !== before.context.navigation) expect(one.state).toBe(before);
        }
        if (!wasAsking && hasUnsavedChanges(before) && (now.do === 'go' || now.do === 'travel')) {
          expect(acceptedLocation(one.state).path).toBe(acceptedLocation(before).path);
        }
        expect(one.address).toBe(one.place);
        expect(one.position).toBe(acceptedLocation(one.state).index);
        expect(new Set(one.checks).size).toBe(one.checks.length);
        expect(one.did.filter((name) => name === 'sendTokenCheck')).toHaveLength(one.state.context.navigation);
        expect(one.loads.filter(({ signal }) => !signal.aborted).length).toBeLessThanOrEqual(
          1 + one.state.context.navigation,
        );
      }
      one.actor.stop();
    }),
    { numRuns: interleavings },
  );
  expect(stale).toBeGreaterThan(interleavings / 100);
}, 600_000);
