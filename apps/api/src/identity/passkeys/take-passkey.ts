import type { Assertion } from '@diwan/api-contract/endpoints/account/passkeys';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { passkeys } from '#db/schema/factors.ts';
import { type StaffMember, staff } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { type RequestOrigin, recordIdentityEvent } from '../events.ts';
import { type Occasion, takeChallenge } from './challenges.ts';
import { relyingParty, userHandle } from './options.ts';

type Passkey = typeof passkeys.$inferSelect;

interface Given {
  credential: Assertion;
  /** Whose it has to be; without, the passkey itself says it. */
  staffId?: string;
}

/** Whose passkey has signed what was asked, once; nobody's where anything about it is not as it should be, which is audited. */
export async function takePasskey(
  deps: AppDeps,
  occasion: Occasion,
  { credential, staffId }: Given,
  request: RequestOrigin,
): Promise<StaffMember | undefined> {
  const { orm } = deps.database;
  const isAsked = await takeChallenge(deps, occasion);
  const [found] = await orm
    .select({ passkey: passkeys, member: staff })
    .from(passkeys)
    .innerJoin(staff, eq(staff.id, passkeys.staffId))
    .where(eq(passkeys.credentialId, credential.id));
  const refuse = async (reason: 'wrongPasskey' | 'copiedPasskey') => {
    const event = reason === 'copiedPasskey' ? 'authn_passkey_copied' : 'authn_login_fail';
    await recordIdentityEvent(orm, { event, member: found?.member, request, reason });
    return undefined;
  };
  if (!found || !isAsked || !isOf(found.passkey, credential, staffId)) return refuse('wrongPasskey');
  const counter = await signedCounter(deps, found.passkey, credential, isAsked);
  if (counter === undefined) return refuse('wrongPasskey');
  if (await countUp(deps, found.passkey, counter)) return found.member;
  return refuse('copiedPasskey');
}

const isOf = (passkey: Passkey, { response: { userHandle: said } }: Assertion, staffId: string | undefined) =>
  staffId === undefined
    ? said === userHandle(passkey.staffId)
    : passkey.staffId === staffId && (!said || said === userHandle(staffId));

/** How often the device says it has signed; nothing where the signature is not one of it, made here, now and by somebody whom it knows. */
async function signedCounter(
  { config }: AppDeps,
  { credentialId, publicKey }: Passkey,
  { response, ...credential }: Assertion,
  isAsked: (challenge: string) => boolean,
): Promise<number | undefined> {
  const { id, origin } = relyingParty(config);
  const { userHandle: _, ...signed } = response;
  const outcome = await verifyAuthenticationResponse({
    response: { ...credential, response: signed, clientExtensionResults: {} },
    expectedChallenge: isAsked,
    expectedOrigin: origin,
    expectedRPID: id,
    // The counter is compared below, where it is stored: two at once are not both right.
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
    requireUserVerification: true,
  }).catch(() => undefined);
  return outcome?.verified ? outcome.authenticationInfo.newCounter : undefined;
}

/** Remembers the use; a counter that does not go up is that of a copy, and the passkey is not taken again. */
async function countUp({ database: { orm }, clock }: AppDeps, { id }: Passkey, counter: number): Promise<boolean> {
  const now = clock().toISOString();
  const goesUp = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const counted = await orm
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNull(passkeys.copiedAt), goesUp))
    .returning({ id: passkeys.id });
  if (counted.length > 0) return true;
  await orm
    .update(passkeys)
    .set({ copiedAt: now })
    .where(and(eq(passkeys.id, id), isNull(passkeys.copiedAt)));
  return false;
}
