import { Announcer } from '@diwan/ui';
import { createElement, useLayoutEffect, useSyncExternalStore } from 'react';
import { Route } from 'wouter';
import { useSelector } from '../actors/use-selector.ts';
import { noteDrawn } from '../navigation/arrive.ts';
import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import { useMatch, usePath, useScreenFailure } from '../navigation/navigation-context.tsx';
import { overlay } from '../navigation/overlay.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { Boundary } from './Boundary.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { screenTable, shell } from './routes/routes.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';
import type { Actors } from './start/actors.types.ts';

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
          <Outlet actors={actors} />
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
  const path = usePath();
  const match = useMatch();
  useLayoutEffect(() => noteDrawn(path), [path]);
  const { failure } = useScreenFailure();
  // Not `lazy`: React draws what it waited for in slices, and may throw a first drawing away.
  const Shell = useSyncExternalStore(shell.subscribe, shell.read);
  // Looked for again with each step of navigation, which waits for it.
  const Screen = useSelector(actors.navigation, () => (match ? actors.loader.loaded(match.pattern) : null));
  if (!match) return null;
  const content = failure ? <ScreenFailure /> : Screen ? createElement(Screen, { key: path }) : null;
  const screen = (
    <Route path={match.pattern}>
      <Boundary key={path}>{content}</Boundary>
    </Route>
  );
  if (match.layout === 'blank') return screen;
  if (Shell) return createElement(Shell, { actors }, screen);
  return failure ? screen : null;
}
