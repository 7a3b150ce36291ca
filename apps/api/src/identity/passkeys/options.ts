import type { CreationOptions, RequestOptions } from '@diwan/api-contract/endpoints/account/passkeys';
import { asc, eq } from 'drizzle-orm';
import type { Config } from '#config.ts';
import type { Tx } from '#db/database.ts';
import { passkeys } from '#db/schema/factors.ts';
import type { StaffMember } from '#db/schema/identity.ts';
import type { AppDeps } from '#deps.ts';
import { challengeSeconds, issueChallenge, type Occasion } from './challenges.ts';

/** For whom devices keep passkeys, and where alone they may be used. */
export function relyingParty({ publicUrl }: Config) {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** As devices keep it beside the passkey, to say at the sign-in whose it is. */
export const userHandle = (staffId: string) => Buffer.from(staffId).toString('base64url');

/** EdDSA, ES256, RS256: every device has one of them. */
export const algorithms = [-8, -7, -257];
const timeout = challengeSeconds * 1000;

export const passkeysOf = (tx: Tx, staffId: string) =>
  tx.select().from(passkeys).where(eq(passkeys.staffId, staffId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

async function descriptorsOf(tx: Tx, staffId: string) {
  const known = await passkeysOf(tx, staffId);
  return known.map(({ credentialId: id, transports }) => ({ type: 'public-key' as const, id, transports }));
}

export async function creationOptions(
  deps: AppDeps,
  { id: staffId, email, name }: Pick<StaffMember, 'id' | 'email' | 'name'>,
  sessionId: string,
): Promise<CreationOptions> {
  const { config, database } = deps;
  return {
    rp: { id: relyingParty(config).id, name: 'Diwan' },
    user: { id: userHandle(staffId), name: email, displayName: name },
    challenge: await issueChallenge(deps, { purpose: 'register', holder: sessionId }),
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: await descriptorsOf(database.orm, staffId),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** What a device is asked to sign; by nobody in particular, its own passkeys are offered. */
export async function requestOptions(
  deps: AppDeps,
  occasion: Occasion,
  staffId: string | undefined,
): Promise<RequestOptions> {
  return {
    rpId: relyingParty(deps.config).id,
    challenge: await issueChallenge(deps, occasion),
    timeout,
    allowCredentials: staffId === undefined ? [] : await descriptorsOf(deps.database.orm, staffId),
    userVerification: 'required',
  };
}
