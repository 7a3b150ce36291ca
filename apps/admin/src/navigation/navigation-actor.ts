import { hasUnsavedChanges, isDeparting } from '@diwan/machines/navigation/navigation.selectors';
import type { Actor } from 'xstate';
import { createActor } from '../actors/create-actor.ts';
import { browserLocation, onTraversal } from './address/browser-history.ts';
import { type NavigationDeps, provideNavigation } from './navigation.implementations.ts';

export type NavigationActor = Actor<ReturnType<typeof provideNavigation>>;

/** Starts navigation where the browser is; from now on the accepted location is the only one that screens know. */
export function startNavigation(deps: NavigationDeps): NavigationActor {
  history.scrollRestoration = 'manual';
  const actor = createActor(provideNavigation(deps), { id: 'navigation', input: { location: startLocation() } });
  const stopListening = onTraversal((location) => actor.send({ type: 'navigation.traversed', ...location }));
  actor.subscribe({ complete: stopListening });
  guardUnload(actor);
  actor.start();
  return actor;
}

/** `/` has no screen of its own. */
function startLocation() {
  const location = browserLocation();
  return location.path === '/' ? { ...location, path: '/dashboard' } : location;
}

function guardUnload(actor: NavigationActor): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const stopAsking = () => removeEventListener('beforeunload', ask);
  actor.subscribe({
    next(snapshot) {
      if (hasUnsavedChanges(snapshot) && !isDeparting(snapshot)) addEventListener('beforeunload', ask);
      else stopAsking();
    },
    complete: stopAsking,
  });
}
