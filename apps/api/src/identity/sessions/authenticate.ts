import { and, eq } from 'drizzle-orm';
import { sessions, sessionTokens, staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { type Actor, staffActor } from '#http/requests/actor.ts';
import { readTokenCookie, sessionCookie, type WithCookies } from '#http/requests/cookies.ts';
import { isToken, sha256 } from '#keys/random-token.ts';
import { isActive } from '../staff/staff.ts';
import { isProvenLately } from './proven.ts';
import { isLive, isWithin } from './sessions.ts';

export type Authentication = { kind: 'session'; actor: Actor } | { kind: 'refused'; code: 'unauthenticated' };

const refused: Authentication = { kind: 'refused', code: 'unauthenticated' };

/** How stale the note of last use may be: it is written at most this often. */
const useResolution = 5000;

/** The token of an Authorization header, if it has the shape of one of ours. */
export function readBearer(authorization: string | undefined): string | undefined {
  const token = /^Bearer ([A-Za-z0-9_-]+)$/.exec(authorization ?? '')?.[1];
  return isToken(token) ? token : undefined;
}

/** Who asks: a token counts only together with the cookie of the same session. */
export async function authenticate(deps: AppDeps, request: WithCookies): Promise<Authentication> {
  const { config, database, clock } = deps;
  const token = readBearer(request.headers.authorization);
  const cookie = readTokenCookie(request, sessionCookie);
  if (!token || !cookie) return refused;

  const [found] = await database.orm
    .select({ session: sessions, token: sessionTokens, member: staff })
    .from(sessions)
    .innerJoin(sessionTokens, eq(sessionTokens.sessionId, sessions.id))
    .innerJoin(staff, eq(staff.id, sessions.staffId))
    .where(and(eq(sessions.cookieHash, sha256(cookie)), eq(sessionTokens.tokenHash, sha256(token))));
  if (!found || !isLive(found.session, deps) || !isActive(found.member)) return refused;
  const now = clock();
  const { expiresAt, spentAt } = found.token;
  const isSpent = spentAt !== null && !isWithin(spentAt, config.sessionLimits.refreshGraceSeconds, now);
  if (isSpent || Date.parse(expiresAt) <= now.getTime()) return refused;

  if (now.getTime() - Date.parse(found.session.lastUsedAt) > useResolution) {
    await database.orm.update(sessions).set({ lastUsedAt: now.toISOString() }).where(eq(sessions.id, found.session.id));
  }
  const { id, name, role } = found.member;
  const isFresh = () => isProvenLately(deps, found.session);
  return { kind: 'session', actor: staffActor({ id, name, role, sessionId: found.session.id, isFresh }) };
}

/** Whose live session a cookie is of; other cookies beside it make no difference. */
export async function recognise(
  deps: AppDeps,
  request: WithCookies,
): Promise<{ session: string; account: string } | null> {
  const cookie = readTokenCookie(request, sessionCookie);
  if (!cookie) return null;
  const [session] = await deps.database.orm
    .select()
    .from(sessions)
    .where(eq(sessions.cookieHash, sha256(cookie)));
  return session && isLive(session, deps) ? { session: session.id, account: session.staffId } : null;
}
