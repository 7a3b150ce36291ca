import type { SharedSettings } from '@diwan/api-contract/settings/register';
import { useSyncExternalStore } from 'react';
import { createStore } from '#actors/store.ts';
import { readSettings, storedPerson, storeSettings } from '../storage/session-storage.ts';

const store = createStore(readSettings());

/** What administrators decided for everybody, as this browser last heard it: with the session, or by changing it here. */
export const settings = {
  read: store.read,

  /** Shows what storage says, after a sign-in, a renewal or a change in another tab. */
  reload(): void {
    store.set(readSettings());
  },

  /** Shows what was heard, and mirrors it where somebody is signed in: an answer after the end of the session leaves nothing behind. */
  keep(next: SharedSettings): void {
    if (storedPerson() !== null) storeSettings(next);
    store.set(next);
  },
};

export function useSettings(): SharedSettings {
  return useSyncExternalStore(store.subscribe, store.read);
}
