import type { Role } from '@diwan/api-contract/values/staff';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '#db/database.ts';
import type { StaffMember } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { readTokenCookie, sessionCookie, signInCookie } from '#http/requests/cookies.ts';
import { recordIdentityEvent } from '../events.ts';
import { openSessionsOf } from '../sessions/open-sessions.ts';
import { createSession, endSession, lockSession, type NewSession } from '../sessions/sessions.ts';
import { type ActiveStaff, isActive, staffOfIdentity } from '../staff/staff.ts';
import { claimedRole } from './claimed-role.ts';
import { type AuthorizationAnswer, redeemCode, type SignedInIdentity, SignInRejected } from './redeem-code.ts';
import type { FindRelyingParty } from './relying-party.ts';
import { takeSignIn } from './sign-in.ts';

type Exchange = AuthorizationAnswer & { state: string };

/** Lets somebody take up their invitation, in the transaction of their first sign-in. */
export type Welcome = (tx: Tx, member: StaffMember, request: FastifyRequest) => Promise<void>;

/** Gives somebody the role that their provider says, in that transaction, too; answers the one that they have then. */
export type AssumeRole = (tx: Tx, member: ActiveStaff, role: Role, request: FastifyRequest) => Promise<Role>;

export interface Doors {
  welcome: Welcome;
  assumeRole: AssumeRole;
}

/** Turns what the provider answered into a session of ours, or says why not. */
export async function exchangeCode(
  deps: AppDeps,
  { findParty, ...doors }: Doors & { findParty: FindRelyingParty },
  body: Exchange,
  request: FastifyRequest,
): Promise<{ session: NewSession; member: ActiveStaff }> {
  const identity = await identify(deps, findParty, body, request);
  const opened = await openSession(deps, { identity, ...doors }, request);
  if ('refused' in opened) throw problemOf('forbidden', { reason: opened.refused });
  return opened;
}

async function identify(
  deps: AppDeps,
  findParty: FindRelyingParty,
  body: Exchange,
  request: FastifyRequest,
): Promise<SignedInIdentity> {
  const { config, clock, database } = deps;
  try {
    const browser = readTokenCookie(request, signInCookie);
    if (!browser || !(await takeSignIn(deps, browser, body)))
      throw new SignInRejected('this browser began no such sign-in');
    const party = await findParty(request.server);
    return await redeemCode(party, body, { redirectUri: `${config.publicUrl}/callback`, now: clock() });
  } catch (cause) {
    if (!(cause instanceof SignInRejected)) {
      request.log.error({ err: cause }, 'the identity provider could not be asked');
      throw problemOf('unavailable', { reason: 'providerUnreachable', retryAfter: 5 });
    }
    request.log.warn({ reason: cause.message }, 'a sign-in was rejected');
    await recordIdentityEvent(database.orm, {
      event: 'authn_login_fail',
      member: undefined,
      request,
      reason: 'rejected',
    });
    throw problemOf('unauthenticated', { reason: 'signInRejected' });
  }
}

type Opened = { session: NewSession; member: ActiveStaff } | { refused: 'noStaffAccount' | 'noRoleClaimed' };

function openSession(
  deps: AppDeps,
  { identity, welcome, assumeRole }: Doors & { identity: SignedInIdentity },
  request: FastifyRequest,
): Promise<Opened> {
  const { config, database, clock } = deps;
  return database.transaction(async (tx) => {
    const now = clock();
    const isHosted = config.oidc.kind === 'hosted';
    const said = config.oidc.kind === 'hosted' ? config.oidc.roles : null;
    const seen = { lastLoginAt: now.toISOString(), lastIp: request.ip, ...(isHosted && { mfa: 'idp' as const }) };
    const found = await staffOfIdentity(tx, identity, seen);
    const isNew = found?.state === 'invited' && found.role !== null;
    if (isNew) await welcome(tx, found, request);
    const known = isNew ? { ...found, state: 'active' as const } : found;
    const refuse = async (refused: 'noStaffAccount' | 'noRoleClaimed') => {
      await recordIdentityEvent(tx, { event: 'authz_fail', member: known, request, reason: refused });
      return { refused };
    };
    if (!known || !isActive(known)) return refuse('noStaffAccount');
    const claimed = said && claimedRole(identity.claims, said);
    if (said && !claimed) {
      for (const open of await openSessionsOf(tx, [known.id], now.toISOString()))
        await endSession(tx, open, 'disabled', now);
      return refuse('noRoleClaimed');
    }
    const role = claimed && claimed !== known.role ? await assumeRole(tx, known, claimed, request) : known.role;
    const member = { ...known, role };
    const formerCookie = readTokenCookie(request, sessionCookie);
    const former = formerCookie ? await lockSession(tx, formerCookie) : undefined;
    if (former) await endSession(tx, former, 'logout', now);
    // A provider of one's own decides itself whether who comes back to it has to prove anything.
    const provenAt = isHosted ? undefined : (identity.authenticatedAt ?? undefined);
    const start = { signInExpiresAt: identity.expiresAt, provenAt, request, tx };
    const session = await createSession(deps, member.id, start);
    await recordIdentityEvent(tx, { event: 'authn_login_success', member, sessionId: session.id, request });
    return { session, member };
  });
}
