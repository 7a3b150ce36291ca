import { useEffect } from 'react';
import type { KeyValueStore } from '../mocks/storage/key-value-store.ts';

const key = 'unsent';

/** What was on its way when the page was left. */
export const unsentOn = <Change>(store: KeyValueStore<Change[]>): readonly Change[] => store.all().get(key) ?? [];

/** Keeps what is on its way, so that a reload doesn't lose it. */
export function useUnsent<Change>(store: KeyValueStore<Change[]>, changes: readonly Change[]): void {
  useEffect(() => {
    if (changes.length > 0) void store.put(key, [...changes]);
    else if (store.all().has(key)) void store.drop(key);
  }, [store, changes]);
}
