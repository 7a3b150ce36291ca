import { createActor, fromPromise } from 'xstate';
import { navigationMachine } from './navigation.machine.ts';
import { acceptedLocation } from './navigation.selectors.ts';
import type { Entry, Location, NavigationEvent } from './navigation.types.ts';

interface Load extends Location {
  resolve: () => void;
  reject: (error: unknown) => void;
  signal: AbortSignal;
}

/** A tab: its history, what it was told to do, and the screens it is loading. */
export class Tab {
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
        loadScreen: fromPromise<void, Location>(
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
        isInOtherDocument: (_, { path }: Location) => path.startsWith('/apps/'),
        isUnknown: (_, { path }: Location) => path === '/nowhere',
        isSignInMissing: (_, { path }: Location) => !this.hasToken && path !== '/login' && !path.startsWith('/pages/'),
        isNotPermitted: (_, { path }: Location) => this.forbidden.includes(path),
        canReload: () => this.reloadable,
      },
    });
    const location: Entry = { path: '/dashboard', search: '', index: 0 };
    this.actor = createActor(machine, { input: { location } }).start();
  }

  get state() {
    return this.actor.getSnapshot();
  }
  get address() {
    return this.entries[this.position];
  }
  get location() {
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
