import { navigationMachine } from '@diwan/machines/navigation/navigation.machine';
import type { Location, Place } from '@diwan/machines/navigation/navigation.types';
import { fromPromise } from 'xstate';
import { createArrival } from './arrive.ts';
import { writeHistory } from './browser-history.ts';
import { reloadOnce } from './deployment.ts';
import { overlay } from './overlay.ts';
import { OutdatedScreen, type ScreenLoader } from './screen-loader.ts';
import type { ScreenTable } from './screen-table.ts';
import type { Refusal } from './token-check.ts';

export interface NavigationDeps {
  table: ScreenTable;
  loader: ScreenLoader;
  hasToken: () => boolean;
  removeToken: () => void;
  /** What a screen's title is called in the tab. */
  documentTitle: (title: string) => string;
  checkToken: (onRefused: (reason: Refusal) => void) => Promise<void>;
  giveTokenToRealtime: () => void;
  reload: () => void;
}

/** The navigation machine in a browser: history, guard, screens and arrival. */
export function provideNavigation(deps: NavigationDeps) {
  const { table, loader } = deps;
  const arrive = createArrival();
  return navigationMachine.provide({
    actors: {
      loadScreen: fromPromise<void, Place>(async ({ input }) => {
        overlay.show();
        await loader.load(input.path, input.search);
      }),
    },
    actions: {
      sendTokenCheck: ({ self }, { navigation }: { navigation: number }) => {
        if (!deps.hasToken()) return;
        void deps.checkToken((reason) => self.send({ type: 'navigation.checkRefused', navigation, reason }));
      },
      giveTokenToRealtime: () => deps.giveTokenToRealtime(),
      removeToken: () => deps.removeToken(),
      writeHistory: (_, place: { kind: 'push' | 'replace' } & Location) => writeHistory(place),
      moveInHistory: (_, { by }: { by: number }) => history.go(by),
      hideOverlay: () => overlay.hide(),
      scrollToTop: () => window.scrollTo(0, 0),
      announceArrival: ({ context }) => {
        if (!context.failure) reloadOnce.forget();
        arrive(deps.documentTitle(table.match(context.accepted.path)?.title ?? ''));
      },
      reloadPage: () => {
        reloadOnce.note(location.pathname);
        deps.reload();
      },
    },
    guards: {
      isUnknown: (_, place) => table.match((place as Place).path) === null,
      isSignInMissing: (_, place) => table.match((place as Place).path)?.rule !== 'anyone' && !deps.hasToken(),
      isNotPermitted: () => false,
      canReload: ({ context }, { error }: { error: unknown }) =>
        error instanceof OutdatedScreen && reloadOnce.mayReload(context.accepted.path),
    },
  });
}
