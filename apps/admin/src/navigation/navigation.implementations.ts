import { navigationMachine } from '@diwan/machines/navigation/navigation.machine';
import type { Entry, Location, NavigationKind, PendingNavigation } from '@diwan/machines/navigation/navigation.types';
import { fromPromise } from 'xstate';
import { writeHistory } from './address/browser-history.ts';
import { createArrival } from './arrive.ts';
import { reloadOnce } from './guard/deployment.ts';
import type { Refusal } from './guard/token-check.ts';
import { overlay } from './overlay.ts';
import { OutdatedScreen, type ScreenLoader } from './screens/screen-loader.ts';
import type { ScreenMatch, ScreenTable } from './screens/screen-table.ts';

export interface NavigationDeps {
  table: ScreenTable;
  loader: ScreenLoader;
  hasToken: () => boolean;
  removeToken: () => void;
  /** Whether a screen is there, but not for now: its address leads where an unknown one does. */
  isHidden: (screen: ScreenMatch) => boolean;
  /** What a screen's title is called in the tab. */
  documentTitle: (title: string) => string;
  checkToken: (onRefused: (reason: Refusal) => void) => Promise<void>;
  giveTokenToRealtime: () => void;
  reload: () => void;
  openDocument: (address: string, kind: NavigationKind) => void;
}

/** The navigation machine in a browser: history, guard, screens and arrival. */
export function provideNavigation(deps: NavigationDeps) {
  const { table, loader } = deps;
  const arrive = createArrival();
  const documentOf = (path: string) => table.match(path)?.document;
  const here = documentOf(location.pathname);
  return navigationMachine.provide({
    actors: {
      loadScreen: fromPromise<void, Location>(async ({ input }) => {
        overlay.set(true);
        table.prefetch(input.path, input.search);
        await loader.load(input.path);
      }),
    },
    actions: {
      sendTokenCheck: ({ self }, { navigation }: { navigation: number }) => {
        if (!deps.hasToken()) return;
        void deps.checkToken((reason) => self.send({ type: 'navigation.checkRefused', navigation, reason }));
      },
      giveTokenToRealtime: () => deps.giveTokenToRealtime(),
      removeToken: () => deps.removeToken(),
      writeHistory: (_, location: { kind: 'push' | 'replace' } & Entry) => writeHistory(location),
      moveInHistory: (_, { by }: { by: number }) => history.go(by),
      hideOverlay: () => overlay.set(false),
      scrollToTop: () => window.scrollTo(0, 0),
      announceArrival: ({ context }) => {
        if (!context.failure) reloadOnce.forget();
        const { path } = context.accepted;
        arrive(deps.documentTitle(table.match(path)?.title ?? ''), path);
      },
      reloadPage: () => {
        reloadOnce.note(location.pathname);
        deps.reload();
      },
      // Only after everybody has heard that one is leaving: the browser would ask once more about unsaved changes.
      openDocument: (_, { path, search, kind }: PendingNavigation) =>
        queueMicrotask(() => deps.openDocument(path + search, kind)),
    },
    guards: {
      isInOtherDocument: (_, location) => documentOf((location as Location).path) !== here,
      isUnknown: (_, location) => {
        const screen = table.match((location as Location).path);
        return screen === null || deps.isHidden(screen);
      },
      isSignInMissing: (_, location) => table.match((location as Location).path)?.rule !== 'anyone' && !deps.hasToken(),
      isNotPermitted: () => false,
      canReload: ({ context }, { error }: { error: unknown }) =>
        error instanceof OutdatedScreen && reloadOnce.mayReload(context.accepted.path),
    },
  });
}
