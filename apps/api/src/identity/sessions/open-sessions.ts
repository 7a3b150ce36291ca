import { and, gt, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { type SessionRow, sessions } from '#db/schema/identity.ts';
import { sessionLimits } from './limits.ts';

/** The sessions of some members of staff that are neither ended nor idle. */
export async function openSessionsOf(tx: Tx, staffIds: readonly string[], now: string): Promise<SessionRow[]> {
  const idleSince = new Date(Date.parse(now) - sessionLimits.idleSeconds * 1000).toISOString();
  const isOpen = and(isNull(sessions.endedAt), gt(sessions.endsAt, now), gt(sessions.lastUsedAt, idleSince));
  return tx
    .select()
    .from(sessions)
    .where(and(inArray(sessions.staffId, [...staffIds]), isOpen));
}
