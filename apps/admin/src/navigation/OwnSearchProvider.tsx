import { type ReactNode, useMemo } from 'react';
import { type OwnSearch, OwnSearchContext } from './navigation-context.tsx';

/** What stands inside keeps its search to itself: an address that is a search alone stays here and leaves the page's own as it is. */
export function OwnSearchProvider({ search, onSearch, children }: OwnSearch & { children: ReactNode }) {
  const value = useMemo(() => ({ search, onSearch }), [search, onSearch]);
  return <OwnSearchContext value={value}>{children}</OwnSearchContext>;
}
