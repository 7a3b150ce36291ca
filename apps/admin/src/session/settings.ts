import type { Settings } from '@diwan/api-contract/settings';
import { useSyncExternalStore } from 'react';
import { readSettings, storeSettings } from './session-storage.ts';

let current = readSettings();
const listeners = new Set<() => void>();

/** What administrators decided for everybody, as this browser last heard it: with the session, or by changing it here. */
export const settings = {
  read: () => current,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Shows what storage says, after a sign-in, a renewal or a change in another tab. */
  reload(): void {
    current = readSettings();
    for (const listener of listeners) listener();
  },

  keep(next: Settings): void {
    storeSettings(next);
    settings.reload();
  },
};

export function useSettings(): Settings {
  return useSyncExternalStore(settings.subscribe, settings.read);
}
