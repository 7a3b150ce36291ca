import { hasUnsavedChanges } from '@diwan/machines/navigation/navigation.selectors';
import { safeReturnPath } from '@diwan/machines/navigation/safe-return-path';
import { tokenOf } from '@diwan/machines/session/session.selectors';
import { createTokenCheck } from '#navigation/guard/token-check.ts';
import type { NavigationDeps } from '#navigation/navigation.implementations.ts';
import { type NavigationActor, startNavigation } from '#navigation/navigation-actor.ts';
import { goTo } from '#navigation/navigation-context.tsx';
import { createScreenLoader } from '#navigation/screens/screen-loader.ts';
import { settings } from '#session/preferences/settings.ts';
import { realtimeToken } from '#session/realtime/realtime-token.ts';
import { startSession } from '#session/session-actor.ts';
import { followStorage } from '#session/storage/follow-storage.ts';
import { removeToken, storedToken } from '#session/storage/session-storage.ts';
import type { Tabs } from '#session/tabs.ts';
import { isAreaHidden } from '../menu/areas.ts';
import { documentTitle, screenTable } from '../routes/routes.tsx';
import type { Actors } from './actors.types.ts';
import { followSession } from './follow-session.ts';

export interface ActorDeps {
  tabs: Tabs;
  leave: (url: string) => void;
  openWindow: (url: string) => void;
  reload: () => void;
  openDocument: NavigationDeps['openDocument'];
}

/** Starts what runs beneath the screens and ties it together: the session says who is home, navigation whether one may leave. */
export async function startActors({ tabs, leave, openWindow, reload, openDocument }: ActorDeps): Promise<Actors> {
  const arrive = (to: string | null) => {
    const destination = safeReturnPath(to, (path) => screenTable.match(path) !== null) ?? '/dashboard';
    goTo(navigation, destination, { replace: true, isForced: true });
  };
  const session = await startSession({ tabs, leave, openWindow, arrive });
  const loader = createScreenLoader(screenTable);
  const checkToken = createTokenCheck();
  const navigation: NavigationActor = startNavigation({
    table: screenTable,
    loader,
    hasToken: () => storedToken() !== null && tokenOf(session.getSnapshot()) !== null,
    removeToken,
    isHidden: ({ area }) => isAreaHidden(area, settings.read()),
    documentTitle,
    // Somebody who is filling in a form isn't torn from it: the screen itself asks to sign in again.
    checkToken: (onRefused) => checkToken((reason) => hasUnsavedChanges(navigation.getSnapshot()) || onRefused(reason)),
    reload,
    openDocument,
    giveTokenToRealtime: () => realtimeToken.give(tokenOf(session.getSnapshot())),
  });
  session.subscribe({ complete: followStorage(reload) });
  followSession(session, navigation, realtimeToken.give);
  return { session, navigation, loader, tabs };
}
