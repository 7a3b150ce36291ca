import { Announcer } from '@diwan/ui';
import { useSelector } from '@xstate/react';
import { createElement, lazy, Suspense, useSyncExternalStore } from 'react';
import { Route } from 'wouter';
import { NavigationProvider, useNavigation } from '../navigation/navigation-context.tsx';
import { overlay } from '../navigation/overlay.ts';
import { SessionProvider } from '../session/session-context.tsx';
import type { Actors } from './actors.ts';
import { Boundary } from './Boundary.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { loadShell, screenTable } from './routes.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';

const Shell = lazy(loadShell);

export interface AppProps {
  actors: Actors;
}

/** The whole product in one tab. */
export function App({ actors }: AppProps) {
  return (
    <SessionProvider actor={actors.session}>
      <NavigationProvider actor={actors.navigation} table={screenTable}>
        <Announcer />
        <Overlay />
        <Boundary>
          <Suspense>
            <Outlet actors={actors} />
          </Suspense>
        </Boundary>
      </NavigationProvider>
    </SessionProvider>
  );
}

function Overlay() {
  const isShown = useSyncExternalStore(overlay.subscribe, overlay.read);
  return isShown ? <LoadingBar /> : null;
}

function Outlet({ actors }: AppProps) {
  const { match, path, failure } = useNavigation();
  // Read again whenever a screen has arrived.
  useSelector(actors.navigation, (snapshot) => snapshot.hasTag('loading'));
  if (!match) return null;
  const Screen = actors.loader.loaded(match.pattern);
  const content = failure ? <ScreenFailure /> : Screen ? createElement(Screen, { key: path }) : null;
  const screen = (
    <Route path={match.pattern}>
      <Boundary key={path}>{content}</Boundary>
    </Route>
  );
  return match.layout === 'main' ? <Shell actors={actors}>{screen}</Shell> : screen;
}
