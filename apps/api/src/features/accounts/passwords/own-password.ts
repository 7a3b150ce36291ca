import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { credentials, staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { recordIdentityEvent } from '#identity/events.ts';
import { endProviderSessions } from '#identity/provider/provider-adapter.ts';
import { openSessionsOf } from '#identity/sessions/open-sessions.ts';
import { endSession } from '#identity/sessions/sessions.ts';
import { weaknessOf } from '#strength/weak-password.ts';
import { expectOwnPassword } from './expect-own-password.ts';
import { setPassword } from './passwords.ts';

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
  await expectOwnPassword(deps, { password: change.current, hash: found.passwordHash, path: 'current' }, request);
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
