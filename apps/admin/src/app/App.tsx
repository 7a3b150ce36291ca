import { Announcer } from '@diwan/ui';
import { useSyncExternalStore } from 'react';
import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import { overlay } from '../navigation/overlay.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { Outlet } from './outlet/Outlet.tsx';
import { screenTable } from './routes/routes.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
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
        <ScreenBoundary>
          <Outlet actors={actors} />
        </ScreenBoundary>
      </NavigationProvider>
    </SessionProvider>
  );
}

function Overlay() {
  const isShown = useSyncExternalStore(overlay.subscribe, overlay.read);
  return isShown ? <LoadingBar /> : null;
}
