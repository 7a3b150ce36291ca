import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { credentials, staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { ProblemError, problemOf } from '#http/problems/problems.ts';
import { recordIdentityEvent } from '#identity/events.ts';
import { endProviderSessions } from '#identity/provider/provider-adapter.ts';
import { openSessionsOf } from '#identity/sessions/open-sessions.ts';
import { endSession } from '#identity/sessions/sessions.ts';
import { admitAttempt, forgetAttempts } from '#identity/sign-in/throttle.ts';
import { verifyPassword } from '#identity/staff/password.ts';
import { weaknessOf } from '#strength/weak-password.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { setPassword } from './passwords.ts';
import { systemWriter } from './system-writer.ts';

interface Change {
  current: string;
  password: string;
}

const refuse = (path: keyof Change, code: string) => problemOf('invalid', { errors: [{ path, code }] });

/** Changes the password of whoever asks, and signs them out everywhere else. */
export async function changeOwnPassword(deps: AppDeps, change: Change, request: FastifyRequest): Promise<void> {
  const { database, clock } = deps;
  const { actor } = request;
  const [found] = await database.orm
    .select({ member: staff, passwordHash: credentials.passwordHash })
    .from(staff)
    .innerJoin(credentials, eq(credentials.staffId, staff.id))
    .where(eq(staff.id, actor.id));
  if (!found) throw refuse('current', 'passwordElsewhere');
  await expectCurrent(deps, change.current, found.passwordHash, request);
  const weakness = await weaknessOf(change.password, found.member);
  if (weakness) throw refuse('password', weakness);

  await database.transaction(async (tx) => {
    const now = clock();
    await setPassword(tx, found.member, change.password);
    for (const session of await openSessionsOf(tx, [actor.id], now.toISOString()))
      if (session.id !== actor.sessionId) await endSession(tx, session, 'revoked', now);
    await endProviderSessions({ orm: tx }, actor.id);
    await recordIdentityEvent(tx, {
      event: 'authn_password_change',
      member: found.member,
      sessionId: actor.sessionId,
      request,
    });
  });
}

/** Whoever holds a session and not the password may try a few times; then the account is locked, for that session was not theirs. */
async function expectCurrent(deps: AppDeps, current: string, hash: string, request: FastifyRequest): Promise<void> {
  const { actor, ip } = request;
  const attempts = `own password of ${actor.id}`;
  const admission = await admitAttempt(deps, attempts, ip);
  if (admission.kind === 'throttled') throw problemOf('rateLimited', { retryAfter: admission.retryAfterSeconds });
  if (await verifyPassword(current, hash)) return forgetAttempts(deps, attempts, ip);
  if (admission.isLast) await lock(deps, request);
  throw refuse('current', 'wrongPassword');
}

async function lock(deps: AppDeps, request: FastifyRequest): Promise<void> {
  const { id } = request.actor;
  await deps.database
    .transaction((tx) =>
      applyEvent(
        deps.resources.staff,
        { id, version: null, event: { type: 'staff.lock' } },
        systemWriter(deps, tx, request),
      ),
    )
    .catch((error: unknown) => {
      // The last administrator stays, and waits as everybody does who tries too often.
      if (!(error instanceof ProblemError) || error.extra.reason !== 'lastAdmin') throw error;
    });
}
