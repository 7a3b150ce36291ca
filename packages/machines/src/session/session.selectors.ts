import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const isSignedIn = (snapshot: SessionSnapshot) => snapshot.hasTag('signedIn');
/** Whether the person has left, or is leaving: nothing of theirs is shown, asked for or kept any more. */
export const hasLeft = (snapshot: SessionSnapshot) => snapshot.matches('signingOut') || snapshot.matches('ended');
export const tokenOf = (snapshot: SessionSnapshot) =>
  isSignedIn(snapshot) ? snapshot.context.session!.adminToken : null;
export const userOf = ({ context }: SessionSnapshot) => context.session?.user ?? null;
/** Steers only what is shown; the server decides by the account behind the token. */
export const roleOf = ({ context }: SessionSnapshot) => context.session?.user.userRole ?? 'admin';
export const problemOfSession = ({ context }: SessionSnapshot) => context.problem;
export const endReasonOf = ({ context }: SessionSnapshot) => context.endReason;

/** What a request that met 401 should do: wait, try once more with the current token, or give up. */
export function renewalOutcome(snapshot: SessionSnapshot): 'pending' | 'renewed' | 'lapsed' | 'unreachable' {
  if (snapshot.hasTag('renewing')) return 'pending';
  if (snapshot.matches({ active: 'unreachable' })) return 'unreachable';
  return snapshot.hasTag('signedIn') ? 'renewed' : 'lapsed';
}
