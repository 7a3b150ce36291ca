import { vi } from 'vitest';
import { createTokenCheck } from '../navigation/guard/token-check.ts';
import { type NavigationActor, startNavigation } from '../navigation/navigation-actor.ts';
import { createScreenLoader } from '../navigation/screens/screen-loader.ts';
import type { ScreenTable } from '../navigation/screens/screen-table.ts';
import { fakeServer } from './fake-server.ts';

export const Screen = () => null;
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

const match: ScreenTable['match'] = (path) => {
  if (!/^\/([a-e]|demo|login|pages\/\S+)$/.test(path)) return null;
  const isOpen = path === '/login' || path.startsWith('/pages/');
  return {
    pattern: path,
    params: {},
    title: path,
    area: undefined,
    rule: isOpen ? 'anyone' : 'editor',
    layout: path === '/login' ? 'blank' : 'main',
    ...(path === '/demo' && { document: 'demo' as const }),
  };
};

/** Somebody with a token at /a, who can go to /b … /e, to the demo's document and to the pages for anyone. */
export class TestNavigation {
  token: string | null = 'token';
  readonly reload = vi.fn();
  readonly openDocument = vi.fn();
  readonly giveTokenToRealtime = vi.fn();
  #actor: NavigationActor | undefined;
  #table: ScreenTable | undefined;

  constructor() {
    history.replaceState(null, '', '/a');
    vi.stubGlobal('scrollTo', vi.fn());
    vi.spyOn(console, 'error').mockImplementation(() => {});
    fakeServer();
  }

  start(load: ScreenTable['load'] = async () => Screen, checkToken = createTokenCheck()): void {
    const table: ScreenTable = { match, load, prefetch: () => {} };
    this.#table = table;
    this.#actor = startNavigation({
      table,
      loader: createScreenLoader(table),
      hasToken: () => this.token !== null,
      isHidden: () => false,
      removeToken: () => {
        this.token = null;
      },
      documentTitle: (title) => `${title} · Diwan`,
      checkToken,
      giveTokenToRealtime: this.giveTokenToRealtime,
      reload: this.reload,
      openDocument: this.openDocument,
    });
  }

  get actor(): NavigationActor {
    if (!this.#actor) throw new Error('Nothing was started.');
    return this.#actor;
  }

  get table(): ScreenTable {
    if (!this.#table) throw new Error('Nothing was started.');
    return this.#table;
  }

  path(): string {
    return this.actor.getSnapshot().context.accepted.path;
  }

  failure() {
    return this.actor.getSnapshot().context.failure;
  }

  close(): void {
    this.actor.stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  }
}
