import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { buildEndSessionUrl } from 'openid-client';
import { staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { readTokenCookie, sessionCookie } from '#http/requests/cookies.ts';
import { recordIdentityEvent } from '../events.ts';
import { endProviderSessions } from '../provider/provider-adapter.ts';
import type { FindRelyingParty } from '../sign-in/relying-party.ts';
import { endSession, lockSession } from './sessions.ts';

/** Ends the session of a browser; answers where the provider's own session is ended, if that takes a visit. */
export async function logOut(
  deps: AppDeps,
  findParty: FindRelyingParty,
  request: FastifyRequest,
): Promise<string | null> {
  const { config, database } = deps;
  const cookie = readTokenCookie(request, sessionCookie);
  const staffId = cookie ? await endBrowserSession(deps, cookie, request) : undefined;
  if (config.oidc.kind === 'embedded') {
    if (staffId) await endProviderSessions(database, staffId);
    return null;
  }
  const party = await findParty(request.server).catch(() => undefined);
  if (!party?.endSessionEndpoint) return null;
  return buildEndSessionUrl(party.configuration, { post_logout_redirect_uri: `${config.publicUrl}/login` }).href;
}

function endBrowserSession(
  { database, clock }: AppDeps,
  cookie: string,
  request: FastifyRequest,
): Promise<string | undefined> {
  return database.transaction(async (tx) => {
    const session = await lockSession(tx, cookie);
    if (!session || session.endedAt !== null) return session?.staffId;
    const [member] = await tx.select().from(staff).where(eq(staff.id, session.staffId));
    await endSession(tx, session, 'logout', clock());
    await recordIdentityEvent(tx, {
      event: 'session_expired',
      member,
      sessionId: session.id,
      request,
      reason: 'logout',
    });
    return session.staffId;
  });
}
