import { type Capability, hasCapability } from '@diwan/api-contract/capabilities';
import type { UserInfo } from '@diwan/api-contract/endpoints/identity';
import { isSignedIn, roleOf, userOf } from '@diwan/machines/session/session.selectors';
import { createContext, use } from 'react';
import { useSelector } from '../actors/use-selector.ts';
import type { SessionActor } from './session-actor.ts';

export const SessionContext = createContext<SessionActor | null>(null);

export function useSessionActor(): SessionActor {
  const actor = use(SessionContext);
  if (!actor) throw new Error('No SessionProvider');
  return actor;
}

export interface SessionView {
  user: UserInfo | null;
  isSignedIn: boolean;
  /** Whether the session ended and couldn't be renewed while this screen was open. */
  hasLapsed: boolean;
  /** Steers what is shown; the server decides. */
  can: (capability: Capability) => boolean;
  logOut: () => void;
  /** Asks the server again who it is that is signed in, for every tab: they have changed something of themselves. */
  renew: () => void;
  /** Signs in again in another window, so that this screen stays as it is. */
  signInAgain: () => void;
}

/** Who is signed in, what they may do, and the way out. */
export function useSession(): SessionView {
  const actor = useSessionActor();
  const user = useSelector(actor, userOf);
  const role = useSelector(actor, roleOf);
  return {
    user,
    isSignedIn: useSelector(actor, isSignedIn),
    hasLapsed: useSelector(actor, (snapshot) => snapshot.hasTag('lapsed')),
    can: (capability) => hasCapability(role, capability),
    logOut: () => actor.send({ type: 'session.signOutRequested' }),
    renew: () =>
      actor.send({ type: 'session.renewalWanted', token: actor.getSnapshot().context.session?.adminToken ?? null }),
    signInAgain: () => actor.send({ type: 'session.signInWindowRequested' }),
  };
}
