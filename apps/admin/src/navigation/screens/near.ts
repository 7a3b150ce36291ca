import { useEffect } from 'react';
import { usePath } from '../navigation-context.tsx';

type Listener = (search: string) => void;
const listeners = new Map<string, Set<Listener>>();

/** Says that somebody is about to follow a link to another search of this path. */
export function tellSearchNear(path: string, search: string): void {
  for (const listener of listeners.get(path) ?? []) listener(search);
}

/** Calls `fetch` with the search of a link to this screen that somebody is about to follow. */
export function useSearchNear(fetch: Listener): void {
  const path = usePath();
  useEffect(() => {
    const here = listeners.get(path) ?? new Set();
    listeners.set(path, here.add(fetch));
    return () => void here.delete(fetch);
  }, [path, fetch]);
}
