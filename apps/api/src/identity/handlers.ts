import type { identityRouter, Session } from '@diwan/api-contract/endpoints/identity';
import type { RouterImplementation } from '@ts-rest/fastify';
import { eq } from 'drizzle-orm';
import { staff } from '../db/schema/identity.ts';
import type { AppDeps } from '../deps.ts';
import { problemOf } from '../http/problems/problems.ts';
import { cookieOptions, readTokenCookie, sessionCookie, signInCookie } from '../http/requests/cookies.ts';
import { randomToken } from '../keys/random-token.ts';
import { readShared } from '../settings/read-settings.ts';
import { readBearer } from './sessions/authenticate.ts';
import { logOut } from './sessions/end-session.ts';
import { type IssuedToken, refreshSession } from './sessions/sessions.ts';
import { type Doors, exchangeCode } from './sign-in/exchange.ts';
import { relyingParty } from './sign-in/relying-party.ts';
import { beginSignIn, signInSeconds } from './sign-in/sign-in.ts';
import { type ActiveStaff, userInfoOf } from './staff/staff.ts';

export function identityHandlers(deps: AppDeps, doors: Doors): RouterImplementation<typeof identityRouter> {
  const { config, database, clock } = deps;
  const findParty = relyingParty(deps);
  const serverNow = () => clock().toISOString();

  const sessionBody = async (token: IssuedToken, signInExpiresAt: string, member: ActiveStaff): Promise<Session> => ({
    adminToken: token.adminToken,
    expiresAt: token.expiresAt,
    signInExpiresAt,
    serverNow: serverNow(),
    user: userInfoOf(member),
    preferences: member.preferences,
    settings: await readShared(database.orm, serverNow()),
  });

  return {
    checkToken: async () => ({ status: 200, body: { serverNow: serverNow() } }),

    settings: async ({ request }) => {
      const party = await findParty(request.server).catch((cause: unknown) => {
        request.log.error({ err: cause }, 'the identity provider could not be asked');
        throw problemOf('unavailable', { reason: 'providerUnreachable', retryAfter: 5 });
      });
      const { issuer: authority, clientId, authorizationEndpoint, endSessionEndpoint } = party;
      const isEmbedded = config.oidc.kind === 'embedded';
      return { status: 200, body: { authority, clientId, authorizationEndpoint, endSessionEndpoint, isEmbedded } };
    },

    start: async ({ body, request, reply }) => {
      const browser = readTokenCookie(request, signInCookie) ?? randomToken();
      await beginSignIn(deps, browser, body);
      reply.setCookie(signInCookie, browser, { ...cookieOptions, maxAge: signInSeconds });
      return { status: 204, body: undefined };
    },

    exchange: async ({ body, request, reply }) => {
      const { session, member } = await exchangeCode(deps, { findParty, ...doors }, body, request);
      reply.setCookie(sessionCookie, session.cookie, cookieOptions);
      return { status: 200, body: await sessionBody(session, session.signInExpiresAt, member) };
    },

    refresh: async ({ request }) => {
      const token = readBearer(request.headers.authorization);
      const cookie = readTokenCookie(request, sessionCookie);
      if (!token || !cookie) throw problemOf('unauthenticated');
      const outcome = await refreshSession(deps, cookie, token, request);
      if (outcome.kind === 'refused') {
        throw outcome.code === 'noStaffAccount'
          ? problemOf('forbidden', { reason: outcome.code })
          : problemOf(outcome.code);
      }
      const { session, member } = outcome;
      return { status: 200, body: await sessionBody(outcome.token, session.signInExpiresAt, member) };
    },

    logout: async ({ request, reply }) => {
      const endSessionUrl = await logOut(deps, findParty, request);
      // Not "storage": the language a person chose stays theirs.
      reply.header('clear-site-data', '"cache"').clearCookie(sessionCookie, cookieOptions);
      return { status: 200, body: { endSessionUrl } };
    },

    setPreferences: async ({ body, request }) => {
      await database.orm
        .update(staff)
        .set({ preferences: body, updatedAt: serverNow() })
        .where(eq(staff.id, request.actor.id));
      return { status: 200, body };
    },
  };
}
