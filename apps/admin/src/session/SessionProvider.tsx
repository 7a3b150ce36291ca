import type { ReactNode } from 'react';
import type { SessionActor } from './session-actor.ts';
import { SessionContext } from './session-context.tsx';

export function SessionProvider({ actor, children }: { actor: SessionActor; children: ReactNode }) {
  return <SessionContext value={actor}>{children}</SessionContext>;
}
