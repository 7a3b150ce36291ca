import { acceptedLocation, arrivedLocation } from '@diwan/machines/navigation/navigation.selectors';
import type { Location } from '@diwan/machines/navigation/navigation.types';
import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { Router } from 'wouter';
import { useSelector } from '../actors/use-selector.ts';
import { parsePath } from './address/match-path.ts';
import { noteGoing } from './arrive.ts';
import {
  KeptContext,
  type Navigation,
  NavigationContext,
  PathContext,
  SearchContext,
  useAcceptedSearch,
  useGo,
  usePath,
} from './navigation-context.tsx';

/**
 * Gives screens the accepted location, also through wouter's hooks and links. The screen before stands until the other one's code
 * has come and it is drawn, in slices, so that no input waits for the whole of it; a list that is kept is there at once, and
 * nothing of a session stands where there is none any more.
 */
export function NavigationProvider({ actor, table, children }: Navigation & { children: ReactNode }) {
  const value = useMemo(() => ({ actor, table }), [actor, table]);
  const going = useSelector(actor, acceptedLocation);
  const arrived = useSelector(actor, arrivedLocation);
  const [before, setBefore] = useState(going);
  if (arrived && arrived !== before) setBefore(arrived);
  const accepted = arrived ?? (table.match(going.path)?.layout === 'blank' ? going : before);
  const drawn = useDeferredValue(accepted);
  const [kept, keep] = useState<Location | null>(null);
  const isThere = [drawn.path, kept?.path].includes(accepted.path);
  const shown = isThere ? accepted : drawn;
  const { path, search } = shown;
  const screen = useMemo(() => table.match(path), [table, path]);
  const isGoing = !isThere || accepted !== going;
  useLayoutEffect(() => noteGoing(isGoing), [isGoing]);
  const wanted = screen?.rests ? shown : screen?.layout === 'blank' ? null : kept;
  if (wanted !== kept) keep(wanted);
  return (
    <NavigationContext value={value}>
      <PathContext value={path}>
        <SearchContext value={search}>
          <KeptContext value={wanted}>
            <Router hook={useAcceptedPath} searchHook={useAcceptedSearch} parser={parsePath}>
              {children}
            </Router>
          </KeptContext>
        </SearchContext>
      </PathContext>
    </NavigationContext>
  );
}

function useAcceptedPath(): [string, (to: string, options?: { replace?: boolean }) => void] {
  return [usePath(), useGo()];
}
