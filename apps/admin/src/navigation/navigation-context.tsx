import { acceptedLocation, screenFailure } from '@diwan/machines/navigation/navigation.selectors';
import type { Location } from '@diwan/machines/navigation/navigation.types';
import { createContext, use, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSelector } from '../actors/use-selector.ts';
import { locationOf } from './address/location.ts';
import type { NavigationActor } from './navigation-actor.ts';
import type { ScreenMatch, ScreenTable } from './screens/screen-table.ts';

export interface Navigation {
  actor: NavigationActor;
  table: ScreenTable;
}

export const NavigationContext = createContext<Navigation | null>(null);
export const PathContext = createContext('');
export const SearchContext = createContext('');
/** Where the screen is that is kept as it is, shown or at rest. */
export const KeptContext = createContext<Location | null>(null);

export function useNavigationParts(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('No NavigationProvider');
  return navigation;
}

export interface GoOptions {
  /** Replaces the entry of history instead of adding one. */
  replace?: boolean;
  /** Leaves without asking, after what was changed has been saved. */
  isForced?: boolean;
}

export interface OwnSearch {
  search: string;
  onSearch: (search: string) => void;
}

export const OwnSearchContext = createContext<OwnSearch | null>(null);

/** The path that is open; what a hook here follows is all that its component renders again for. */
export function usePath(): string {
  return use(PathContext);
}

/** What is to be known of the path that somebody goes to or is at, whose screen may be on its way; nothing else draws anew. */
export function useDestination<Known>(read: (path: string) => Known): Known {
  return useSelector(useNavigationParts().actor, (snapshot) => read(acceptedLocation(snapshot).path));
}

/** The address of the list that is kept as it is, while it is shown and while what was opened from it is. */
export function useKept(): Location | null {
  return use(KeptContext);
}

/** The search of the address with its `?`, or empty; or the own one of what stands inside an `OwnSearchProvider`. */
export function useSearch(): string {
  const search = useAcceptedSearch();
  const own = use(OwnSearchContext);
  return own ? own.search : search;
}

/** The screen that the path is of, and what the path names. */
export function useMatch(): ScreenMatch | null {
  const { table } = useNavigationParts();
  const path = usePath();
  return useMemo(() => table.match(path), [table, path]);
}

/** Why the screen could not be loaded, and the way to try again. */
export function useScreenFailure(): { failure: 'failed' | 'timedOut' | null; retry: () => void } {
  const { actor } = useNavigationParts();
  return { failure: useSelector(actor, screenFailure), retry: () => actor.send({ type: 'navigation.retried' }) };
}

/** The way to another address of this app; one that differs only in its search (`?q=a`) stays on the screen. What a screen says or replaces of its own address counts only while nobody has gone on from it. */
export function useGo() {
  const { actor } = useNavigationParts();
  const onSearch = use(OwnSearchContext)?.onSearch;
  const path = usePath();
  const here = useRef(path);
  useLayoutEffect(() => {
    here.current = path;
  }, [path]);
  return useCallback(
    (address: string, options: GoOptions = {}) => {
      const isSearch = address.startsWith('?');
      const isOwn = isSearch || options.replace;
      if (onSearch && isSearch) onSearch(address === '?' ? '' : address);
      // A screen that stands until the next one has come says nothing of that one's address.
      else if (!isOwn || acceptedLocation(actor.getSnapshot()).path === here.current) goTo(actor, address, options);
    },
    [actor, onSearch],
  );
}

export function goTo(actor: NavigationActor, address: string, { replace = false, isForced }: GoOptions = {}): void {
  const here = acceptedLocation(actor.getSnapshot());
  const location = locationOf(address, here);
  const kind = replace ? 'replace' : 'push';
  const isSearchOnly = location.path === here.path && location.search !== here.search && !isForced;
  if (isSearchOnly) actor.send({ type: 'navigation.searchChanged', kind, ...location });
  else actor.send({ type: 'navigation.requested', kind, isForced, ...location });
}

/** The search of the page's address, also where what stands inside keeps one of its own. */
export function useAcceptedSearch(): string {
  return use(SearchContext);
}
