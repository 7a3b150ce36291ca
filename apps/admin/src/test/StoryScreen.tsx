import '../app/resources.ts';
import { sessionMachine } from '@diwan/machines/session/session.machine';
import { type ReactNode, useEffect, useState } from 'react';
import { createActor } from '../actors/create-actor.ts';
import { cache } from '../api/cache/cache.ts';
import type { Resource } from '../crud/resource/define-resource.ts';
import { ResourceProvider } from '../crud/resource/ResourceProvider.tsx';
import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import { provideNavigation } from '../navigation/navigation.implementations.ts';
import type { ScreenTable } from '../navigation/screens/screen-table.ts';
import { SessionContext } from '../session/session-context.tsx';

export interface StoryScreenProps {
  resource: Resource;
  /** The address as the screen sees it; the browser's own stays that of Storybook. */
  address: string;
  children: ReactNode;
}

// Never started: nobody is signed in, and nobody is asked.
const session = createActor(sessionMachine, { id: 'session' });

/** One screen of a resource, its navigation and nothing else of the shell. */
export function StoryScreen({ resource, address, children }: StoryScreenProps) {
  return (
    <StoryFrame title={resource.key} address={address}>
      <ResourceProvider resource={resource}>{children}</ResourceProvider>
    </StoryFrame>
  );
}

/** A place of navigation for a screen of no resource. */
export function StoryFrame({ title, address, children }: { title: string; address: string; children: ReactNode }) {
  const [{ actor, table }] = useState(() => startIn(title, address));
  useEffect(() => () => void actor.stop(), [actor]);
  return (
    <SessionContext value={session}>
      <NavigationProvider actor={actor} table={table}>
        <main>{children}</main>
      </NavigationProvider>
    </SessionContext>
  );
}

function startIn(name: string, address: string) {
  cache.clear();
  const table: ScreenTable = {
    match: (path) => ({ pattern: path, params: {}, title: name, area: undefined, rule: 'anyone', layout: 'main' }),
    load: async () => () => null,
    prefetch: () => {},
  };
  const nothing = () => {};
  const machine = provideNavigation({
    table,
    loader: { load: async () => {}, preload: async () => {}, loaded: () => undefined },
    hasToken: () => false,
    removeToken: nothing,
    isHidden: () => false,
    documentTitle: (title) => title,
    checkToken: async () => {},
    giveTokenToRealtime: nothing,
    reload: nothing,
    openDocument: nothing,
  }).provide({ actions: { writeHistory: nothing, moveInHistory: nothing, announceArrival: nothing } });
  const { pathname, search } = new URL(address, location.origin);
  const actor = createActor(machine, { id: 'navigation', input: { location: { path: pathname, search, index: 0 } } });
  return { actor: actor.start(), table };
}
