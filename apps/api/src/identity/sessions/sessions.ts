import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { type SessionRow, sessions, sessionTokens, staff } from '#db/schema/identity.ts';
import { keepSecret } from '#db/secrets.ts';
import type { AppDeps } from '#deps.ts';
import { randomToken, sha256, successorOf } from '#keys/random-token.ts';
import { endSockets } from '#realtime/publish.ts';
import { type RequestOrigin, recordIdentityEvent } from '../events.ts';
import { type ActiveStaff, isActive } from '../staff/staff.ts';

export interface IssuedToken {
  adminToken: string;
  expiresAt: string;
}

export interface NewSession extends IssuedToken {
  id: string;
  /** The value of the `__Host-sid` cookie; nothing else may hold it. */
  cookie: string;
  signInExpiresAt: string;
}

const keptSeconds = 30 * 24 * 3600;

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

interface SessionStart {
  signInExpiresAt?: string;
  /** When the person proved who they are, where that was before the session began. */
  provenAt?: string | undefined;
  request?: RequestOrigin;
  tx?: Tx;
}

/** Opens a session; without `signInExpiresAt` it lasts as long as any may. */
export async function createSession(
  { config, database, clock }: AppDeps,
  staffId: string,
  { signInExpiresAt, provenAt, request, tx = database.orm }: SessionStart = {},
): Promise<NewSession> {
  const now = clock();
  const { absoluteSeconds, tokenSeconds } = config.sessionLimits;
  const latest = later(now, absoluteSeconds);
  const signInEnd = signInExpiresAt ?? latest;
  const cookie = randomToken();
  const adminToken = randomToken();
  const id = newId(now.getTime());
  await tx.delete(sessions).where(lt(sessions.endsAt, later(now, -keptSeconds)));
  await tx.insert(sessions).values({
    id,
    staffId,
    cookieHash: sha256(cookie),
    createdAt: now.toISOString(),
    lastUsedAt: now.toISOString(),
    provenAt: provenAt ?? now.toISOString(),
    endsAt: signInEnd < latest ? signInEnd : latest,
    signInExpiresAt: signInEnd,
    ip: request?.ip ?? null,
    userAgent: request?.headers['user-agent']?.slice(0, 400) ?? null,
  });
  const expiresAt = later(now, tokenSeconds);
  await tx
    .insert(sessionTokens)
    .values({ tokenHash: sha256(adminToken), sessionId: id, issuedAt: now.toISOString(), expiresAt });
  return { id, cookie, adminToken, expiresAt, signInExpiresAt: signInEnd };
}

/** Whether a session still holds: neither ended, nor idle, nor past its time. */
export function isLive(session: SessionRow, { config, clock }: Pick<AppDeps, 'config' | 'clock'>): boolean {
  const now = clock().getTime();
  const idleSince = Date.parse(session.lastUsedAt);
  return (
    session.endedAt === null &&
    now < Date.parse(session.endsAt) &&
    now - idleSince < config.sessionLimits.idleSeconds * 1000
  );
}

export type Refreshed =
  | { kind: 'refreshed'; session: SessionRow; member: ActiveStaff; token: IssuedToken }
  | { kind: 'refused'; code: 'unauthenticated' | 'noStaffAccount' };

/**
 * Exchanges a token for its one successor, however many ask at once: the first rotates, the others get the same answer
 * for as long as the grace lasts. A token that comes back later was copied, so its session ends.
 */
export async function refreshSession(
  deps: AppDeps,
  cookie: string,
  token: string,
  request: RequestOrigin,
): Promise<Refreshed> {
  const { database, clock, config } = deps;
  const { refreshGraceSeconds, tokenSeconds } = config.sessionLimits;
  const key = await keepSecret(database.orm, 'session.successors', randomToken);
  return database.transaction(async (tx) => {
    const session = await lockSession(tx, cookie);
    if (!session || !isLive(session, deps)) return { kind: 'refused', code: 'unauthenticated' };
    const [presented] = await tx
      .select()
      .from(sessionTokens)
      .where(and(eq(sessionTokens.sessionId, session.id), eq(sessionTokens.tokenHash, sha256(token))));
    if (!presented) return { kind: 'refused', code: 'unauthenticated' };
    const [member] = await tx.select().from(staff).where(eq(staff.id, session.staffId));
    if (!member || !isActive(member)) return { kind: 'refused', code: 'noStaffAccount' };

    const now = clock();
    const adminToken = successorOf(token, key);
    if (presented.spentAt === null) {
      const expiresAt = later(now, tokenSeconds);
      await tx
        .update(sessionTokens)
        .set({ spentAt: now.toISOString() })
        .where(eq(sessionTokens.tokenHash, presented.tokenHash));
      await tx
        .insert(sessionTokens)
        .values({ tokenHash: sha256(adminToken), sessionId: session.id, issuedAt: now.toISOString(), expiresAt });
      return { kind: 'refreshed', session, member, token: { adminToken, expiresAt } };
    }
    if (isWithin(presented.spentAt, refreshGraceSeconds, now)) {
      const expiresAt = later(new Date(presented.spentAt), tokenSeconds);
      return { kind: 'refreshed', session, member, token: { adminToken, expiresAt } };
    }
    await recordIdentityEvent(tx, { event: 'authn_token_reuse', member, sessionId: session.id, request });
    await endSession(tx, session, 'revoked', now);
    return { kind: 'refused', code: 'unauthenticated' };
  });
}

/** Whether a spent token still counts, because its successor may not have reached every tab. */
export const isWithin = (spentAt: string, graceSeconds: number, now: Date) =>
  now.getTime() - Date.parse(spentAt) <= graceSeconds * 1000;

/** Finds the session of a cookie and holds it until the transaction ends. */
export async function lockSession(tx: Tx, cookie: string): Promise<SessionRow | undefined> {
  const [session] = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.cookieHash, sha256(cookie)))
    .for('update');
  return session;
}

/** Ends a session for good, and closes its sockets when the transaction commits. */
export async function endSession(
  tx: Tx,
  session: Pick<SessionRow, 'id' | 'staffId'>,
  reason: 'logout' | 'revoked' | 'disabled',
  now: Date,
): Promise<void> {
  const [ended] = await tx
    .update(sessions)
    .set({ endedAt: now.toISOString(), endedReason: reason })
    .where(and(eq(sessions.id, session.id), isNull(sessions.endedAt)))
    .returning();
  if (ended) await endSockets(tx, { id: ended.id, userId: ended.staffId }, reason);
}
