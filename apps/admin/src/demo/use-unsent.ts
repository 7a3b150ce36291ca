import { useEffect } from 'react';
import type { Shelf } from '../mocks/shelf.ts';

const key = 'unsent';

/** What was on its way when the page was left. */
export const unsentOn = <Change>(shelf: Shelf<Change[]>): readonly Change[] => shelf.all().get(key) ?? [];

/** Keeps what is on its way, so that a reload doesn't lose it. */
export function useUnsent<Change>(shelf: Shelf<Change[]>, changes: readonly Change[]): void {
  useEffect(() => {
    if (changes.length > 0) void shelf.put(key, [...changes]);
    else if (shelf.all().has(key)) void shelf.drop(key);
  }, [shelf, changes]);
}
