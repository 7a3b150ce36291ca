import { acceptedLocation, hasUnsavedChanges } from '@diwan/machines/navigation/navigation.selectors';
import { endReasonOf, hasLeft, tokenOf } from '@diwan/machines/session/session.selectors';
import { cache } from '#api/cache/cache.ts';
import type { NavigationActor } from '#navigation/navigation-actor.ts';
import { goTo } from '#navigation/navigation-context.tsx';
import type { SessionActor } from '#session/session-actor.ts';

/** Takes the person where the end of a session leads, and the realtime channel every new token. */
export function followSession(
  session: SessionActor,
  navigation: NavigationActor,
  giveToken: (token: string | null) => void,
): void {
  let token = tokenOf(session.getSnapshot());
  let wasIn = session.getSnapshot().value;
  session.subscribe((snapshot) => {
    const next = tokenOf(snapshot);
    if (next !== token) giveToken(next);
    token = next;
    if (snapshot.value === wasIn) return;
    wasIn = snapshot.value;
    if (snapshot.matches('forbidden')) goTo(navigation, '/pages/not-authorized', { isForced: true });
    // What is answered after the storage was wiped would be kept in it again.
    if (hasLeft(snapshot)) cache.clear();
    if (snapshot.matches('ended')) {
      goTo(navigation, `/login?reason=${endReasonOf(snapshot) ?? 'logout'}`, { isForced: true });
    }
    if (snapshot.matches('lapsed') && !hasUnsavedChanges(navigation.getSnapshot())) {
      goTo(navigation, signInAfter(navigation), { isForced: true });
    }
  });
}

function signInAfter(navigation: NavigationActor): string {
  const { path, search } = acceptedLocation(navigation.getSnapshot());
  return `/login?reason=expired&to=${encodeURIComponent(path + search)}`;
}
