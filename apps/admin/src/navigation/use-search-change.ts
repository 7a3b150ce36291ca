import { acceptedLocation } from '@diwan/machines/navigation/navigation.selectors';
import { use, useEffect } from 'react';
import { OwnSearchContext, useNavigationParts } from './navigation-context.tsx';

/** Calls `react` as soon as this screen's search changes, before anything is drawn again; not of one that is kept inside an `OwnSearchProvider`. */
export function useSearchChange(react: (search: string) => void): void {
  const { actor } = useNavigationParts();
  const isOwn = use(OwnSearchContext) !== null;
  useEffect(() => {
    if (isOwn) return;
    let before = acceptedLocation(actor.getSnapshot());
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const now = acceptedLocation(snapshot);
      if (now.path === before.path && now.search !== before.search) react(now.search);
      before = now;
    });
    return unsubscribe;
  }, [actor, isOwn, react]);
}
