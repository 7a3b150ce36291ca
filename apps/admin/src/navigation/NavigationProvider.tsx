import { type ReactNode, useMemo } from 'react';
import { Router } from 'wouter';
import { parsePath } from './address/match-path.ts';
import { type Navigation, NavigationContext, useAcceptedSearch, useGo, usePath } from './navigation-context.tsx';

/** Gives screens the accepted location, also through wouter's hooks and links. */
export function NavigationProvider({ actor, table, children }: Navigation & { children: ReactNode }) {
  const value = useMemo(() => ({ actor, table }), [actor, table]);
  return (
    <NavigationContext value={value}>
      <Router hook={useAcceptedPath} searchHook={useAcceptedSearch} parser={parsePath}>
        {children}
      </Router>
    </NavigationContext>
  );
}

function useAcceptedPath(): [string, (to: string, options?: { replace?: boolean }) => void] {
  return [usePath(), useGo()];
}
