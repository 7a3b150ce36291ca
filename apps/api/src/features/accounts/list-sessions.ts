import type { OwnSession } from '@diwan/api-contract/endpoints/account/profile';
import type { Tx } from '#db/database.ts';
import { openSessionsOf } from '#identity/sessions/open-sessions.ts';

/** Where somebody is signed in, what was used last first. */
export async function listSessions(
  tx: Tx,
  staffId: string,
  { now, currentId }: { now: Date; currentId: string },
): Promise<OwnSession[]> {
  const open = await openSessionsOf(tx, [staffId], now.toISOString());
  return open
    .toSorted((one, other) => other.lastUsedAt.localeCompare(one.lastUsedAt))
    .map(({ id, createdAt, lastUsedAt, ip, userAgent }) => {
      return { id, createdAt, lastUsedAt, ip, userAgent, isCurrent: id === currentId };
    });
}
