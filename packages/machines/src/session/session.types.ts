import type { Session } from '@diwan/api-contract/endpoints/identity';
import type { Problem } from '@diwan/api-contract/problem';

/** The session as this tab holds it; the offset turns this machine's monotonic clock into server time. */
export interface HeldSession extends Omit<Session, 'serverNow'> {
  serverOffset: number;
}

/** What storage holds when the page opens, and the time by the server's clock. */
export interface StoredSession {
  session: HeldSession | null;
  isLoggedInFlagSet: boolean;
  /** Instant. */
  now: string;
}

export type EndReason = 'logout' | 'revoked' | 'disabled' | 'replaced';

export type SessionEvent =
  | { type: 'session.signInRequested'; to: string | null }
  /** Sign in again without leaving the page, so that an open form stays as it is. */
  | { type: 'session.signInWindowRequested' }
  | { type: 'session.callbackArrived'; url: string }
  | { type: 'session.signOutRequested' }
  /** A request met 401 with this token. */
  | { type: 'session.renewalWanted'; token: string | null }
  | { type: 'session.reachable' }
  | { type: 'session.tokenReceived'; session: HeldSession }
  | { type: 'session.endedElsewhere'; reason: EndReason };

export interface SessionContext {
  session: HeldSession | null;
  /** Where to go after signing in. */
  to: string | null;
  endReason: EndReason | null;
  problem: Problem | null;
  renewalAttempts: number;
}
