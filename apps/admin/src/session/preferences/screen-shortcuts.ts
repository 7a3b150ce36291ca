import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '#actors/store.ts';

/** What the keyboard does on one screen, in words. */
interface ScreenShortcuts {
  title: string;
  shortcuts: readonly (readonly [what: string, key: string])[];
}

const shown = createStore<ScreenShortcuts | null>(null);

/** Says what the keyboard does here, beside what it does everywhere, for as long as the screen is there. */
export function useScreenShortcuts(here: ScreenShortcuts): void {
  const text = JSON.stringify(here);
  useEffect(() => {
    shown.set(JSON.parse(text) as ScreenShortcuts);
    return () => shown.set(null);
  }, [text]);
}

/** What the keyboard does on the screen at hand. */
export const useShortcutsHere = (): ScreenShortcuts | null => useSyncExternalStore(shown.subscribe, shown.read);
