import type { Session } from '@diwan/api-contract/endpoints/identity';
import { act, cleanup, render } from '@testing-library/react';
import { vi } from 'vitest';
import { cache } from '../api/cache/cache.ts';
import { App } from '../app/App.tsx';
import { startActors } from '../app/start/actors.ts';
import type { Actors } from '../app/start/actors.types.ts';
import { stepUpOf } from '../app/start/step-up.ts';
import { loadCore } from '../messages/core.ts';
import { preferences } from '../session/preferences/preferences.ts';
import { settings } from '../session/preferences/settings.ts';
import { heldSession, storeSession } from '../session/storage/session-storage.ts';
import type { TabMessage, Tabs } from '../session/tabs.ts';
import { issueSession } from './fake-server.ts';

export interface OpenedApp extends Actors {
  leave: ReturnType<typeof vi.fn>;
  openWindow: ReturnType<typeof vi.fn>;
  reload: ReturnType<typeof vi.fn>;
  openDocument: ReturnType<typeof vi.fn>;
  /** What this tab told the others, and a way to be told. */
  told: TabMessage[];
  hear: (message: TabMessage) => void;
  location: () => string;
}

let running: Actors | undefined;

/** Opens the whole app at an address as a browser would, in English, with what storage holds. */
export async function openApp(address: string, session: Session | null = issueSession()): Promise<OpenedApp> {
  closeApp();
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.setItem('language', 'en');
  if (session) storeSession(heldSession(session));
  preferences.reload();
  settings.reload();
  cache.clear();
  history.replaceState(null, '', address);
  await loadCore('en');
  const told: TabMessage[] = [];
  const heard = new Set<(message: TabMessage) => void>();
  const tabs: Tabs = {
    tell: (message) => told.push(message),
    listen: (receive) => {
      heard.add(receive);
      return () => heard.delete(receive);
    },
  };
  const edge = { leave: vi.fn(), openWindow: vi.fn(), reload: vi.fn(), openDocument: vi.fn() };
  const actors = await startActors({ tabs, ...edge });
  running = actors;
  await act(async () => {
    render(<App actors={actors} />);
  });
  return {
    ...actors,
    ...edge,
    told,
    hear: (message) => act(() => heard.forEach((receive) => receive(message))),
    location: () => location.pathname + location.search,
  };
}

/** Closes the tab; storage stays as it is. */
export function closeApp(): void {
  cleanup();
  running?.navigation.stop();
  running?.session.stop();
  if (running) stepUpOf(running).stop();
  running = undefined;
}
