import { acceptedLocation } from '@diwan/machines/navigation/navigation.selectors';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Router } from 'wouter';
import { useSelector } from '../actors/use-selector.ts';
import { parsePath } from './address/match-path.ts';
import {
  type Navigation,
  NavigationContext,
  PathContext,
  SearchContext,
  useAcceptedSearch,
  useGo,
  usePath,
} from './navigation-context.tsx';

/**
 * Gives screens the accepted location, also through wouter's hooks and links. Another screen is drawn in slices while the
 * one before stands, so that no input waits for the whole of it.
 */
export function NavigationProvider({ actor, table, children }: Navigation & { children: ReactNode }) {
  const value = useMemo(() => ({ actor, table }), [actor, table]);
  const accepted = useSelector(actor, acceptedLocation);
  const drawn = useDeferredValue(accepted);
  const { path, search } = drawn.path === accepted.path ? accepted : drawn;
  return (
    <NavigationContext value={value}>
      <PathContext value={path}>
        <SearchContext value={search}>
          <Router hook={useAcceptedPath} searchHook={useAcceptedSearch} parser={parsePath}>
            {children}
          </Router>
        </SearchContext>
      </PathContext>
    </NavigationContext>
  );
}

function useAcceptedPath(): [string, (to: string, options?: { replace?: boolean }) => void] {
  return [usePath(), useGo()];
}
